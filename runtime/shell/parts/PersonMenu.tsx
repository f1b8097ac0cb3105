import { isStaff } from '../../../engine/people/isStaff.ts';
import type { PublicUser } from '../../../schemas/index.ts';
import { readText } from '../../../schemas/text.ts';
import { usePage } from '../../context/usePage.ts';
import { useText } from '../../language/useText.ts';
import { openPanel } from '../../staff/panels.ts';
import { useSignOut } from '../../staff/useSignOut.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Disclosure } from '../../ui/menu/Disclosure.tsx';
import { Avatar } from '../../ui/people/Avatar.tsx';
import { Counters } from './Counters.tsx';
import { EditPage } from './EditPage.tsx';
import { ViewOnlyNote } from './ViewOnly.tsx';

/** The signed-in person and their menu. */
export function PersonMenu({ user }: { user: PublicUser }) {
  const { session, userMenu = [] } = usePage();
  const say = useText(texts);
  const signOut = useSignOut();
  return (
    <>
      <Counters />
      <Disclosure
        className="s-user"
        label={<Avatar name={user.name} image={user.avatar} size="small" />}
        name={say('userMenu', { name: user.name })}
      >
        <p className="s-user__who">
          <strong>{user.name}</strong>
          <span>{user.email}</span>
        </p>
        {userMenu.map(({ path, title }) => (
          <Link key={path} to={path} className="s-menu__link">
            {typeof title === 'string' ? title : readText(title, session.language)}
          </Link>
        ))}
        <EditPage className="s-menu__link" />
        <ViewOnlyNote />
        {isStaff(user.role) && (
          <button type="button" className="s-menu__link" onClick={() => openPanel('lock')}>
            {say('lock')}
          </button>
        )}
        <button type="button" className="s-menu__link" onClick={signOut}>
          {say('signOut')}
        </button>
      </Disclosure>
    </>
  );
}

const texts = {
  lock: { th: 'ล็อกหน้าจอ', en: 'Lock the screen' },
  signOut: { th: 'ออกจากระบบ', en: 'Sign out' },
  userMenu: { th: 'บัญชีของ {name}', en: 'Account of {name}' },
};

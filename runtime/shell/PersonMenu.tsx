import { isStaff } from '../../engine/people/isStaff.ts';
import type { PublicUser } from '../../schemas/index.ts';
import { readText } from '../../schemas/text.ts';
import { usePage } from '../context/usePage.ts';
import { useText } from '../language/useText.ts';
import { Disclosure } from '../menu/Disclosure.tsx';
import { Link } from '../navigation/Link.tsx';
import { Avatar } from '../people/Avatar.tsx';
import { openPanel } from '../staff/panels.ts';
import { Counters } from './Counters.tsx';
import { useSignOut } from './useSignOut.ts';

/** Who is signed in and what they may do here. */
export function PersonMenu({ user }: { user: PublicUser }) {
  const { session, layoutKey, editable, userMenu = [] } = usePage();
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
        {editable && layoutKey && (
          <a className="s-menu__link" href={`/cms/builder/${encodeURIComponent(layoutKey)}`}>
            {say('editPage')}
          </a>
        )}
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
  editPage: { th: 'แก้ไขหน้านี้', en: 'Edit this page' },
};

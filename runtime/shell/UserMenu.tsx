import { readText } from '../../schemas/text.ts';
import { usePage } from '../context/usePage.ts';
import { useText } from '../language/useText.ts';
import { Disclosure } from '../menu/Disclosure.tsx';
import { Link } from '../navigation/Link.tsx';
import { useSignOut } from './useSignOut.ts';

/** Sign in, or who is signed in and what they may do here. */
export function UserMenu() {
  const { session, site, layoutKey, editable, userMenu = [] } = usePage();
  const say = useText();
  const signOut = useSignOut();
  const { user } = session;
  if (!user)
    return (
      <a className="s-button s-button--primary s-button--small" href={`/${site.userMenuEndpoint || 'user'}/login`}>
        {say('signIn')}
      </a>
    );
  return (
    <Disclosure
      className="s-user"
      label={<Avatar name={user.name} image={user.avatar} />}
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
      <button type="button" className="s-menu__link" onClick={signOut}>
        {say('signOut')}
      </button>
    </Disclosure>
  );
}

function Avatar({ name, image }: { name: string; image?: string }) {
  if (image) return <img className="s-avatar" src={image} alt="" width={32} height={32} />;
  // Drawn by the style sheet: the button is called by the whole name, and text of its own would have to be part of that.
  return <span className="s-avatar" data-initials={initials(name)} />;
}

function initials(name: string): string {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    // A Thai name may begin with a vowel sign that is written before its consonant; the consonant names the person.
    .map((part) => [...part].find((letter) => !/[\u0e40-\u0e44]/.test(letter)) ?? '');
  return letters.join('').toUpperCase();
}

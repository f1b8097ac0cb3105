import { usePage } from '../context/usePage.ts';
import { useText } from '../language/useText.ts';
import { getPersonMenu } from './personMenu.ts';

/** Sign in, or who is signed in and what they may do here. */
export function UserMenu() {
  const { session, site } = usePage();
  const say = useText();
  const { user } = session;
  if (!user)
    return (
      <a className="s-button s-button--primary s-button--small" href={`/${site.userMenuEndpoint || 'user'}/login`}>
        {say('signIn')}
      </a>
    );
  const PersonMenu = getPersonMenu();
  return <PersonMenu user={user} />;
}

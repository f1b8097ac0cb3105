import { usePage } from '../../context/usePage.ts';
import { useText } from '../../language/useText.ts';
import { personMenu } from './personMenu.ts';

/** A sign-in link, or the signed-in person and their menu. */
export function UserMenu() {
  const { session, site } = usePage();
  const say = useText();
  const { user } = session;
  // In the builder, where the header of visitors is edited, the part is not there.
  const PersonMenu = user ? personMenu.find() : undefined;
  if (!user || !PersonMenu)
    return (
      <a className="s-button s-button--primary s-button--small" href={`/${site.userMenuEndpoint || 'user'}/login`}>
        {say('signIn')}
      </a>
    );
  return <PersonMenu user={user} />;
}

import {
  Avatar,
  Link,
  useLanguage,
  usePage,
  useSession,
  useSignOut,
  useSite,
  useText,
  type WidgetViewProps,
} from 'sala/runtime';
import { readText, roles, words } from 'sala/schemas';
import './user_profile.css';

interface Properties {
  look: 'card' | 'line';
  showEmail: boolean;
  showLogout: boolean;
}

/** The signed-in user with links to their account and to sign out; visitors get a sign-in link. */
export function UserProfile({ object: { look, showEmail, showLogout } }: WidgetViewProps<Properties>) {
  const { user, role } = useSession();
  const { userMenu = [] } = usePage();
  const { userMenuEndpoint } = useSite();
  const language = useLanguage();
  const say = useText(texts);
  const signOut = useSignOut();
  if (!user)
    return (
      <div className={`w-user-profile w-user-profile--${look}`}>
        <p className="w-user-profile__who">{say('visitor')}</p>
        <Link to={`/${userMenuEndpoint || 'user'}/login`.replace(/^\/+/, '/')} className="s-button s-button--primary">
          {say('signIn')}
        </Link>
      </div>
    );
  const account = userMenu.find(({ path }) => /\/(profile|employee)$/.test(path));
  return (
    <div className={`w-user-profile w-user-profile--${look}`}>
      <Avatar name={user.name} image={user.avatar} size={look === 'card' ? '2xl' : 'medium'} />
      <div className="w-user-profile__who">
        <strong className="w-user-profile__name">{user.name}</strong>
        <span className="w-user-profile__role">{readText(roles[role], language) || role}</span>
        {showEmail && <span className="w-user-profile__email">{user.email}</span>}
      </div>
      <div className="w-user-profile__actions">
        {account && (
          <Link to={account.path} className="s-button s-button--outline">
            {say('edit')}
          </Link>
        )}
        {showLogout && (
          <button type="button" className="s-button s-button--quiet" onClick={signOut}>
            {say('logout')}
          </button>
        )}
      </div>
    </div>
  );
}

const texts = {
  edit: { th: 'แก้ไขโปรไฟล์', en: 'Edit Profile' },
  logout: { th: 'ออกจากระบบ', en: 'Logout' },
  visitor: { th: 'ยังไม่ได้เข้าสู่ระบบ', en: 'You are not signed in' },
  signIn: words.signIn,
};

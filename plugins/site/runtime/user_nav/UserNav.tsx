import { Avatar, Icon, Link, useSession, useSite, useText, type WidgetViewProps } from 'sala/runtime';
import { words } from 'sala/schemas';
import * as siteWords from '../../shared/siteWords.ts';
import './user_nav.css';

interface Properties {
  loginLink: string;
  showRegister: boolean;
  messagesLink: string;
  messageCount: number;
  alignment: 'start' | 'center' | 'end';
}

const badgeCap = 99;

export function UserNav({ object }: WidgetViewProps<Properties>) {
  const { loginLink, showRegister, messagesLink, messageCount, alignment } = object;
  const { user } = useSession();
  const { userMenuEndpoint } = useSite();
  const say = useText(texts);
  const home = `/${userMenuEndpoint || 'user'}`.replace(/^\/+/, '/');
  return (
    <nav className={`w-user-nav w-user-nav--${alignment}`} aria-label={say('label')}>
      {user && messagesLink && (
        <Link
          to={messagesLink}
          className="w-user-nav__tool"
          aria-label={say('messages', { count: capBadge(messageCount) })}
        >
          <Icon name="message-square" size={22} />
          {messageCount > 0 && <span className="w-user-nav__badge">{capBadge(messageCount)}</span>}
        </Link>
      )}
      {user ? (
        <Link to={`${home}/profile`} className="w-user-nav__account">
          <Avatar name={user.name} image={user.avatar} size="small" />
          <span>{user.name}</span>
        </Link>
      ) : (
        <>
          <Link to={loginLink || `${home}/login`} className="s-button s-button--quiet s-button--small">
            {say('signIn')}
          </Link>
          {showRegister && (
            <Link to={`${home}/register`} className="s-button s-button--primary s-button--small">
              {say('register')}
            </Link>
          )}
        </>
      )}
    </nav>
  );
}

function capBadge(count: number): string {
  return count > badgeCap ? `${badgeCap}+` : String(count);
}

const texts = {
  label: siteWords.userMenu,
  messages: { th: 'ข้อความ ยังไม่อ่าน {count}', en: 'Messages, {count} unread' },
  signIn: words.signIn,
  register: { th: 'สมัครสมาชิก', en: 'Register' },
};

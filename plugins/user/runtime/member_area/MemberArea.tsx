import { Icon, Link, useCounters, useSession, useSite, useText, type WidgetViewProps } from 'sala/runtime';
import { words } from 'sala/schemas';
import * as userWords from '../../shared/userWords.ts';
import '../parts/account.css';
import './member_area.css';

const texts = {
  welcome: { th: 'สวัสดี {name}', en: 'Hello {name}' },
  visitor: { th: 'เข้าสู่ระบบหรือสมัครสมาชิกเพื่อใช้งาน', en: 'Sign in or sign up to go on.' },
  login: words.signIn,
  register: userWords.signUp,
  forgot: userWords.forgotPassword,
  profile: userWords.myAccount,
  notifications: userWords.notifications,
  courses: { th: 'หลักสูตรทั้งหมด', en: 'All courses' },
  cart: { th: 'ตะกร้าสินค้า', en: 'Shopping cart' },
};

interface Way {
  to: string;
  icon: string;
  text: keyof typeof texts;
  /** Plugin of the page; undefined is always available. */
  plugin?: string;
}

const visitorWays: Way[] = [
  { to: '/member/login', icon: 'log-in', text: 'login' },
  { to: '/member/register', icon: 'user-plus', text: 'register' },
  { to: '/member/forgot', icon: 'key-round', text: 'forgot' },
];

const memberWays: Way[] = [
  { to: '/user/profile', icon: 'circle-user-round', text: 'profile' },
  { to: '/user/notification', icon: 'bell', text: 'notifications' },
  { to: '/lesson/home', icon: 'graduation-cap', text: 'courses', plugin: 'lesson' },
  { to: '/shop/checkout', icon: 'shopping-basket', text: 'cart', plugin: 'shop' },
];

/** Start of the members' area: sign-in links, or the member's own links. */
export function MemberArea({ object }: WidgetViewProps<{ title: string }>) {
  const say = useText(texts);
  const { user } = useSession();
  const { plugins } = useSite();
  const counters = useCounters();
  const ways = (user ? memberWays : visitorWays).filter(({ plugin }) => !plugin || plugins.includes(plugin));
  return (
    <section className="w-account__page">
      {object.title && <h1 className="w-account__title">{object.title}</h1>}
      <p className="w-account__text">{user ? say('welcome', { name: user.name }) : say('visitor')}</p>
      <ul className="w-member_area">
        {ways.map(({ to, icon, text }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              {say(text)}
              <Count value={counters.find(({ path }) => path === to)?.count ?? 0} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Count({ value }: { value: number }) {
  return value > 0 ? <strong className="w-member_area__count">{value}</strong> : null;
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { backendShell } from '../../runtime/shell/backendShell.ts';
import { personMenu } from '../../runtime/shell/parts/personMenu.ts';
import { Shell } from '../../runtime/shell/Shell.tsx';
import type { Counter, MenuEntry } from '../../schemas/index.ts';
import { buildSession, buildSite } from '../../tests/factories/buildPage.ts';

const meta = {
  component: Shell,
  parameters: { layout: 'fullscreen' },
  args: { children: <p>เนื้อหาของหน้าอยู่ตรงนี้</p> },
  // What only some shells need is fetched before they are drawn, as a page does.
  loaders: [() => Promise.all([backendShell.load(), personMenu.load()])],
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const menu: MenuEntry[] = [
  { path: '/', title: { th: 'หน้าแรก', en: 'Home' } },
  {
    path: '/lesson/home',
    title: { th: 'หลักสูตร', en: 'Courses' },
    children: [
      { path: '/lesson/a', title: { th: 'ออนไลน์', en: 'Online' } },
      { path: '/lesson/b', title: { th: 'ในห้องเรียน', en: 'On site' } },
    ],
  },
];
const counters: Counter[] = [
  { name: 'n', title: { th: 'การแจ้งเตือน', en: 'Notifications' }, icon: 'bell', path: '/a', collection: 'n', count: 3 },
  { name: 'o', title: { th: 'ใบสั่งขาย', en: 'Orders' }, icon: 'shopping-cart', path: '/b', collection: 'o', count: 154 },
  { name: 'zero', title: { th: 'ไม่มี', en: 'None' }, icon: 'inbox', collection: 'z', count: 0 },
];
const signIn = (role: string) =>
  buildSession({ role, user: { id: 'u1', name: 'สมหญิง ใจดี', email: `${role}@demo.test`, role } });

export const Visitor: Story = { parameters: { page: { shell: 'frontend', menu } } };

const titles = [
  'หน้าแรก',
  'หลักสูตรออนไลน์',
  'หลักสูตรในสถานที่',
  'ปฏิทินการอบรม',
  'ข่าวและบทความ',
  'เกี่ยวกับสถาบัน',
  'ดาวน์โหลด',
  'ติดต่อเรา',
];
const longMenu = titles.map((th, at) => ({ path: `/${at}`, title: { th, en: `Entry ${at}` } }));

/** What finds no room in a line stands below one entry, or behind the button of a smaller window. */
export const LongMenu: Story = { parameters: { page: { shell: 'frontend', menu: longMenu } } };

export const Announcing: Story = {
  parameters: {
    page: { shell: 'frontend', menu, site: buildSite({ marquee: 'เปิดรับสมัครหลักสูตรเดือนธันวาคมแล้ววันนี้' }) },
  },
};

export const Member: Story = { parameters: { page: { shell: 'frontend', menu, counters, session: signIn('user') } } };

/** Sites that are no site of their own: light. */
export const Public: Story = { parameters: { page: { shell: 'public', menu } } };

const backendMenu: MenuEntry[] = [
  { path: '', title: { th: 'หน้าเว็บไซต์', en: 'Site' }, children: menu.map((line) => ({ ...line, icon: 'file' })) },
  {
    path: '',
    title: { th: 'ระบบ', en: 'System' },
    children: [
      {
        path: '',
        title: { th: 'ตั้งค่า', en: 'Settings' },
        icon: 'settings',
        children: [{ path: '/config/general', title: { th: 'เว็บไซต์', en: 'Site' }, icon: 'globe' }],
      },
    ],
  },
];

export const Backend: Story = {
  parameters: { page: { shell: 'backend', menu: backendMenu, counters, session: signIn('admin') } },
};

export const BackendWithLongNames: Story = {
  parameters: {
    page: {
      shell: 'backend',
      menu: backendMenu,
      session: signIn('superadmin'),
      site: buildSite({ name: 'สถาบันพัฒนาบุคลากรและเทคโนโลยีอุตสาหกรรมแห่งประเทศไทย สาขาภาคตะวันออกเฉียงเหนือ' }),
    },
  },
};

export const BackendOnPhone: Story = { ...Backend, globals: { viewport: { value: 'mobile1' } } };

/** A page without header and footer, such as the sign-in screen. */
export const Blank: Story = { parameters: { page: { shell: 'blank' } } };

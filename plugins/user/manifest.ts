import { definePlugin, type RouteDefinition, roleNames } from 'sala/schemas';

const titles = {
  login: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  register: { th: 'สมัครสมาชิก', en: 'Sign up' },
  forgot: { th: 'ลืมรหัสผ่าน', en: 'Forgot the password' },
  reset: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
  activate: { th: 'ยืนยันอีเมล', en: 'Confirm your email address' },
  directory: { th: 'เข้าสู่ระบบด้วยบัญชีองค์กร', en: 'Sign in with your organisation' },
  inactive: { th: 'บัญชียังไม่เปิดใช้งาน', en: 'Account not active' },
  profile: { th: 'บัญชีของฉัน', en: 'My account' },
  student: { th: 'โปรไฟล์นักเรียน', en: 'My studies' },
  member: { th: 'พื้นที่สมาชิก', en: 'Members’ area' },
  notifications: { th: 'การแจ้งเตือน', en: 'Notifications' },
};

/** Whoever is signed in: these pages show nobody but their reader (docs/decisions/0051). */
const everyone = roleNames.filter((role) => role !== 'public');

/** Nobody looks for these pages, and crawlers find nothing in them. */
const unlisted = [{ name: 'robots', content: 'noindex' }];

export const manifest = definePlugin({
  id: 'user',
  title: { th: 'ผู้ใช้', en: 'Users' },
  description: { th: 'การเข้าสู่ระบบและบัญชีผู้ใช้', en: 'Sign-in and accounts' },
  group: 'system',
  icon: 'user',
  base: '/user',
  redirect: '/user/login',
  keepsQuery: true,
  roles: ['admin'],
  core: true,
  counters: [
    {
      name: 'notification',
      title: titles.notifications,
      icon: 'bell',
      path: '/user/notification',
      collection: 'notification',
      query: { user: '$user.id', read: false },
      always: true,
    },
  ],
  routes: [
    ...accountPages('/user', ['login', 'register', 'forgot', 'reset', 'activate']),
    ...accountPages('/member', ['login', 'register', 'forgot']),
    ...accountPages('/student', ['login', 'register', 'forgot', 'reset', 'activate']),
    { path: '/user/ad', auth: false, title: titles.directory, layout: 'directory', metaTags: unlisted },
    { path: '/user/auth', auth: false, redirect: '/user/login', keepsQuery: true },
    { path: '/member/unactive', auth: false, title: titles.inactive, layout: 'inactive', metaTags: unlisted },
    { path: '/member', auth: false, redirect: '/member/profile' },
    ...['/user/profile', '/user/employee', '/member/profile'].map((path) => ({
      path,
      roles: everyone,
      auth: true,
      title: titles.profile,
      layout: 'profile',
    })),
    { path: '/student/profile', roles: everyone, auth: true, title: titles.student, layout: 'student' },
    { path: '/member/layout', auth: false, title: titles.member, layout: 'member', metaTags: unlisted },
    {
      path: '/user/notification',
      roles: everyone,
      auth: true,
      title: titles.notifications,
      icon: 'bell',
      layout: 'notification',
    },
  ],
});

/** The pages that visitors open; a site's menu leads to those under its own end point. */
function accountPages(base: string, pages: (keyof typeof titles)[]): RouteDefinition[] {
  return pages.map((page) => ({
    path: `${base}/${page}`,
    auth: false,
    title: titles[page],
    layout: page,
    metaTags: unlisted,
  }));
}

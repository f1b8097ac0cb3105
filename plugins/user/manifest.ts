import { definePlugin, type RouteDefinition, roleNames, words } from 'sala/schemas';
import { registrationQuestions } from './shared/registrationQuestions.ts';
import * as userWords from './shared/userWords.ts';

const titles = {
  login: words.signIn,
  register: userWords.signUp,
  forgot: userWords.forgotPassword,
  reset: userWords.newPassword,
  activate: userWords.confirmEmail,
  directory: { th: 'เข้าสู่ระบบด้วยบัญชีองค์กร', en: 'Sign in with your organisation' },
  inactive: { th: 'บัญชียังไม่เปิดใช้งาน', en: 'Account not active' },
  profile: userWords.myAccount,
  secondFactor: { th: 'การยืนยันสองขั้นตอน', en: 'Second factor' },
  student: { th: 'โปรไฟล์นักเรียน', en: 'My studies' },
  member: userWords.membersArea,
  notifications: userWords.notifications,
};

/** Not indexed by search engines. */
const unlisted = [{ name: 'robots', content: 'noindex' }];

export const manifest = definePlugin({
  id: 'user',
  title: { th: 'ผู้ใช้', en: 'Users' },
  description: { th: 'การเข้าสู่ระบบและบัญชีผู้ใช้', en: 'Sign-in and accounts' },
  group: 'system',
  icon: 'user',
  registration: registrationQuestions,
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
    // These pages show only the reader's own data, and open for every role, the visitors' one too (docs/decisions/0051).
    ...['/user/profile', '/user/employee', '/member/profile'].map((path) => ({
      path,
      roles: roleNames,
      auth: true,
      title: titles.profile,
      layout: 'profile',
    })),
    {
      path: '/user/second-factor',
      roles: roleNames,
      auth: true,
      title: titles.secondFactor,
      layout: 'second-factor',
      metaTags: unlisted,
    },
    { path: '/student/profile', roles: roleNames, auth: true, title: titles.student, layout: 'student' },
    { path: '/member/layout', auth: false, title: titles.member, layout: 'member', metaTags: unlisted },
    {
      path: '/user/notification',
      roles: roleNames,
      auth: true,
      title: titles.notifications,
      icon: 'bell',
      layout: 'notification',
    },
  ],
  screens: [
    {
      collection: 'stand_in',
      path: '/records/stand_in',
      create: 'new',
      title: { th: 'ผู้อนุมัติแทน', en: 'Stand-ins' },
      order: 96,
    },
    {
      collection: 'notification',
      path: '/records/notification',
      create: false,
      inMenu: false,
    },
  ],
});

/** Account pages of visitors, under each of the endpoints that site menus use. */
function accountPages(base: string, pages: (keyof typeof titles)[]): RouteDefinition[] {
  return pages.map((page) => ({
    path: `${base}/${page}`,
    auth: false,
    title: titles[page],
    layout: page,
    metaTags: unlisted,
  }));
}

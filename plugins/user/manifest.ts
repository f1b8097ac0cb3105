import { definePlugin } from 'sala/schemas';

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
  routes: [
    {
      path: '/user/login',
      auth: false,
      title: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
      layout: 'login',
    },
    {
      path: '/member/login',
      auth: false,
      redirect: '/user/login',
      keepsQuery: true,
    },
  ],
});

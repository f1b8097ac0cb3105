import { definePlugin } from 'sala/schemas';

const roles = ['superadmin', 'admin'];

export const manifest = definePlugin({
  id: 'config',
  title: { th: 'ตั้งค่า', en: 'Settings' },
  description: {
    th: 'ตั้งค่าเว็บไซต์ ผู้ใช้ สิทธิ์ และบันทึกการใช้งาน',
    en: 'Settings of the site, its people, permissions and logs',
  },
  group: 'system',
  icon: 'settings',
  base: '/config',
  redirect: '/config/dashboard',
  roles,
  core: true,
  routes: [
    {
      path: '/config/dashboard',
      title: { th: 'ตั้งค่า', en: 'Settings' },
      icon: 'settings',
      layout: 'general',
      inMenu: true,
      order: 90,
    },
    { path: '/config/general', title: { th: 'ตั้งค่าเว็บไซต์', en: 'Site settings' }, icon: 'globe', layout: 'general' },
    {
      path: '/config/tools',
      title: { th: 'สิทธิ์การใช้งาน', en: 'Permissions' },
      icon: 'shield-check',
      layout: 'permissions',
      inMenu: true,
      order: 92,
    },
    {
      path: '/config/display',
      title: { th: 'บันทึกการใช้งาน', en: 'Logs' },
      icon: 'history',
      layout: 'logs',
      inMenu: true,
      order: 93,
    },
    {
      path: '/user/dashboard',
      roles: ['admin'],
      title: { th: 'ผู้ใช้', en: 'People' },
      icon: 'users',
      layout: 'people',
      inMenu: true,
      order: 91,
    },
    { path: '/user', auth: false, redirect: '/user/dashboard', keepsQuery: true },
  ],
});

import { definePlugin } from 'sala/schemas';
import * as siteWords from './shared/siteWords.ts';

export const manifest = definePlugin({
  id: 'site',
  title: { th: 'เว็บไซต์', en: 'Site' },
  description: { th: 'หน้าแรก เมนู และหน้าจอพื้นฐาน', en: 'Home page, menus and the screens every site has' },
  group: 'system',
  icon: 'home',
  core: true,
  routes: [
    { path: '/', auth: false, layout: 'page/home' },
    { path: '/search', auth: false, layout: 'search', title: siteWords.siteSearch },
    {
      path: '/site/remote',
      roles: ['superadmin', 'admin'],
      title: siteWords.remoteControl,
      icon: 'monitor-smartphone',
      layout: 'remote',
      inMenu: true,
      order: 95,
    },
    { path: '/login', auth: false, redirect: '/user/login', keepsQuery: true },
  ],
});

import { definePlugin, type RouteDefinition } from 'sala/schemas';

const roles = ['superadmin', 'admin'];
/** A super administrator too: docs/decisions/0051. */
const people = ['superadmin', 'admin'];
const root = ['root'];

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
      title: { th: 'ภาพรวมเว็บไซต์', en: 'Overview' },
      icon: 'layout-dashboard',
      layout: 'overview',
      inMenu: true,
      order: 90,
    },
    {
      path: '/config/general',
      title: { th: 'ตั้งค่าเว็บไซต์', en: 'Site settings' },
      icon: 'settings',
      layout: 'general',
      inMenu: true,
      order: 94,
    },
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
      roles: people,
      title: { th: 'ผู้ใช้', en: 'People' },
      icon: 'users',
      layout: 'people',
      inMenu: true,
      order: 91,
    },
    { path: '/user/add', roles: people, title: { th: 'เพิ่มหรือเชิญผู้ใช้', en: 'Add or invite' }, layout: 'person-add' },
    { path: '/user/detail/:id', roles: people, title: { th: 'ข้อมูลผู้ใช้', en: 'Person' }, layout: 'person' },
    { path: '/user/edit/:id', roles: people, title: { th: 'แก้ไขผู้ใช้', en: 'Edit a person' }, layout: 'person-edit' },
    { path: '/user', auth: false, redirect: '/user/dashboard', keepsQuery: true },
    {
      path: '/origin/dashboard',
      roles: root,
      title: { th: 'เว็บไซต์ทั้งหมด', en: 'All sites' },
      icon: 'globe',
      layout: 'sites',
      inMenu: true,
      order: 95,
    },
    { path: '/origin', auth: false, redirect: '/origin/dashboard' },
    ...siteRoutes('unit', { th: 'เว็บไซต์', en: 'Units' }),
    ...siteRoutes('collection', { th: 'ศูนย์รวมเว็บไซต์', en: 'Collections' }),
  ],
});

/** The sites of one type, for those who run the house: found, made, looked at, edited, and who is on them. */
function siteRoutes(kind: 'unit' | 'collection', title: { th: string; en: string }): RouteDefinition[] {
  const base = `/origin/${kind}`;
  const pages: [string, string][] = [
    ['', `sites-${kind}`],
    ['/add', `site-add-${kind}`],
    ['/detail/:id', 'site'],
    ['/edit/:id', 'site-edit'],
    ['/admin/:id', 'site'],
  ];
  return pages.map(([page, layout]) => ({ path: base + page, roles: root, title, layout }));
}

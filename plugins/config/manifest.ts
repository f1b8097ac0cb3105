import { definePlugin, type RouteDefinition, type Text } from 'sala/schemas';
import * as configWords from './shared/configWords.ts';

const roles = ['superadmin', 'admin'];
/** Includes superadmin: docs/decisions/0051. */
const people = ['superadmin', 'admin'];
const root = ['root'];
const setup = ['root', 'admin'];

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
  screens: [{ collection: 'holiday', path: '/records/holiday', create: 'new', title: { th: 'วันหยุด', en: 'Holidays' } }],
  routes: [
    {
      path: '/config/dashboard',
      title: configWords.overview,
      icon: 'layout-dashboard',
      layout: 'overview',
      inMenu: true,
      order: 90,
    },
    {
      path: '/config/general',
      title: configWords.siteSettings,
      icon: 'settings',
      layout: 'general',
      inMenu: true,
      order: 94,
    },
    {
      path: '/config/tools',
      title: configWords.permissions,
      icon: 'shield-check',
      layout: 'permissions',
      inMenu: true,
      order: 92,
    },
    {
      path: '/config/approvals',
      title: configWords.approvalTiers,
      icon: 'badge-check',
      layout: 'approvals',
      inMenu: true,
      order: 95,
    },
    {
      path: '/config/documents',
      title: configWords.documents,
      icon: 'file-text',
      layout: 'documents',
      inMenu: true,
      order: 95,
    },
    {
      path: '/config/collections',
      roles: ['superadmin'],
      title: configWords.ownCollections,
      icon: 'table-properties',
      layout: 'collections',
      inMenu: true,
      order: 97,
    },
    {
      path: '/config/webhooks',
      title: configWords.webhooks,
      icon: 'webhook',
      layout: 'webhooks',
      inMenu: true,
      order: 96,
    },
    {
      path: '/setup/email',
      roles: setup,
      title: configWords.mailTemplates,
      icon: 'mail',
      layout: 'mail-templates',
      inMenu: true,
      order: 98,
    },
    {
      path: '/setup/gateway',
      roles: setup,
      title: configWords.gateways,
      icon: 'radio-tower',
      layout: 'gateways',
      inMenu: true,
      order: 99,
    },
    {
      path: '/setup/monitor',
      roles: setup,
      title: configWords.jobs,
      icon: 'activity',
      layout: 'jobs',
      inMenu: true,
      order: 100,
    },
    {
      path: '/config/display',
      title: configWords.logs,
      icon: 'history',
      layout: 'logs',
      inMenu: true,
      order: 93,
    },
    {
      path: '/user/dashboard',
      roles: people,
      title: configWords.people,
      icon: 'users',
      layout: 'people',
      inMenu: true,
      order: 91,
    },
    { path: '/user/add', roles: people, title: configWords.addOrInvite, layout: 'person-add' },
    { path: '/user/detail/:id', roles: people, title: configWords.person, layout: 'person' },
    { path: '/user/edit/:id', roles: people, title: configWords.editPerson, layout: 'person-edit' },
    { path: '/user', auth: false, redirect: '/user/dashboard', keepsQuery: true },
    {
      path: '/origin/dashboard',
      roles: root,
      title: configWords.allSites,
      icon: 'globe',
      layout: 'sites',
      inMenu: true,
      order: 95,
    },
    { path: '/origin', auth: false, redirect: '/origin/dashboard' },
    ...personRoutes('/origin/user', root),
    ...personRoutes('/website/user', ['superadmin']),
    {
      path: '/origin/package',
      roles: root,
      title: configWords.sitePackage,
      icon: 'package',
      layout: 'package',
      inMenu: true,
      order: 96,
    },
    // A site has one package: what would add, show or change one of many leads to it.
    ...['/add', '/edit/:id', '/detail/:id', '/management', '/management/:id'].map((page) => ({
      path: `/origin/package${page}`,
      roles: root,
      redirect: '/origin/package',
    })),
    { path: '/origin/config', roles: root, title: configWords.serverConfig, layout: 'server' },
    { path: '/collection/dashboard', roles: ['superadmin'], title: configWords.ownCollections, layout: 'collections' },
    { path: '/collection', auth: false, redirect: '/collection/dashboard' },
    ...siteRoutes('unit', configWords.units),
    ...siteRoutes('collection', configWords.collections),
  ],
});

/** The people of this site once more, at the places where who runs a server or a website looks for them. */
function personRoutes(base: string, allowed: string[]): RouteDefinition[] {
  const pages: [string, string, Text][] = [
    ['', 'people', configWords.people],
    ['/add', 'person-add', configWords.addOrInvite],
    ['/add/:id', 'person-add', configWords.addOrInvite],
    ['/edit/:id', 'person-edit', configWords.editPerson],
    ['/detail/:id', 'person', configWords.person],
  ];
  return pages.map(([page, layout, title]) => ({ path: base + page, roles: allowed, title, layout }));
}

/** Routes that manage the sites of one type, for root. */
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

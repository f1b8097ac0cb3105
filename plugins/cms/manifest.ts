import { definePlugin } from 'sala/schemas';

/** Pages about the site that stand elsewhere. */
const websiteRoutes = {
  '/website/dashboard': '/config/dashboard',
  '/website/config': '/config/general',
};

/** Whoever runs the pages of a site; a super administrator is led to them from `/website/add`. */
const pageRoles = ['admin', 'superadmin'];

const onePage = { th: 'หน้าเว็บหนึ่งหน้า', en: 'One page' };

/** Where a website's pages are made and looked after: the id is that of a page, as in `/website/design/:id`. */
const websitePages = { '/website/add': 'pages', '/website/edit/:id': 'page', '/website/detail/:id': 'page' };

export const manifest = definePlugin({
  id: 'cms',
  title: { th: 'จัดการเนื้อหา', en: 'Content' },
  description: { th: 'หน้าเว็บ บทความ และตัวสร้างหน้า', en: 'Pages, posts and the page builder' },
  group: 'blog',
  icon: 'newspaper',
  base: '/cms',
  redirect: '/cms/pages',
  roles: ['admin'],
  kinds: ['academy', 'shop', 'factory'],
  screens: [
    {
      collection: 'post',
      path: '/cms/blog',
      create: 'new',
      title: { th: 'เขียนบทความ', en: 'Write posts' },
      icon: 'pen-line',
      order: 12,
    },
    {
      collection: 'post_category',
      path: '/cms/categories',
      create: 'new',
      title: { th: 'หมวดบทความ', en: 'Post categories' },
      icon: 'folder',
      order: 13,
    },
  ],
  routes: [
    {
      path: '/cms/pages',
      roles: pageRoles,
      title: { th: 'หน้าเว็บ', en: 'Pages' },
      icon: 'files',
      layout: 'pages',
      inMenu: true,
      order: 10,
    },
    { path: '/cms/pages/:id', roles: pageRoles, title: onePage, layout: 'page' },
    {
      path: '/cms/iframe/:id',
      roles: pageRoles,
      title: onePage,
      layout: 'page-frame',
      shell: 'fullscreen',
      fullscreen: true,
    },
    {
      path: '/cms/popups',
      title: { th: 'ป๊อปอัป', en: 'Popups' },
      icon: 'message-square',
      layout: 'popups',
      inMenu: true,
      order: 11,
    },
    {
      path: '/cms/customize',
      title: { th: 'ปรับแต่งหน้าจอ', en: 'Customised screens' },
      icon: 'layout-dashboard',
      layout: 'customize',
      inMenu: true,
      order: 20,
    },
    {
      path: '/cms/menu',
      title: { th: 'เมนูของเว็บไซต์', en: 'Menu of the site' },
      icon: 'menu',
      layout: 'menu',
      inMenu: true,
      order: 15,
    },
    // A site has one menu: the id is that of a line of it.
    { path: '/cms/menu/:id', title: { th: 'เมนูของเว็บไซต์', en: 'Menu of the site' }, layout: 'menu' },
    {
      path: '/cms/builder/:id',
      title: { th: 'ตัวสร้างหน้า', en: 'Page builder' },
      shell: 'fullscreen',
      fullscreen: true,
      entry: 'builder',
    },
    {
      path: '/cms/form/:id/:sub?',
      title: { th: 'แก้ไขแบบฟอร์ม', en: 'Form editor' },
      shell: 'fullscreen',
      fullscreen: true,
      entry: 'builder',
    },
    ...(['/cms/edit/:id', '/cms/new/:id'] as const).map((path) => ({
      path,
      title: { th: 'ตัวสร้างหน้า', en: 'Page builder' },
      shell: 'fullscreen' as const,
      fullscreen: true,
      entry: 'builder' as const,
    })),
    { path: '/cms/add', redirect: '/cms/pages' },
    ...['/cms/blog/add/:id', '/cms/post/:id/add'].map((path) => ({ path, redirect: '/cms/blog/new' })),
    { path: '/website', auth: false, redirect: '/website/dashboard' },
    ...Object.entries(websiteRoutes).map(([path, redirect]) => ({ path, roles: ['superadmin'], redirect })),
    {
      path: '/website/menu/:id',
      roles: ['superadmin'],
      title: { th: 'เมนูของเว็บไซต์', en: 'Menu of the site' },
      layout: 'menu',
    },
    {
      path: '/website/design/:id',
      roles: ['superadmin'],
      title: { th: 'ตัวสร้างหน้า', en: 'Page builder' },
      shell: 'fullscreen',
      fullscreen: true,
      entry: 'builder',
    },
    ...Object.entries({ ...websitePages, '/website/admin/:id': 'page' }).map(([path, layout]) => ({
      path,
      roles: ['superadmin'],
      title: onePage,
      layout,
    })),
    { path: '/cms/page/:slug', auth: false, layout: 'page/:slug' },
    {
      path: '/cms/popup/:slug',
      auth: false,
      layout: 'popup/:slug',
      metaTags: [{ name: 'robots', content: 'noindex' }],
    },
    { path: '/cms/post/:page/:slug', auth: false, layout: 'post' },
    {
      path: '/cms/posts/:section',
      auth: false,
      layout: 'posts-section',
      title: { th: 'บทความในหมวด', en: 'Posts of a category' },
    },
    { path: '/cms/posts', auth: false, layout: 'posts', title: { th: 'บทความ', en: 'Posts' } },
  ],
});

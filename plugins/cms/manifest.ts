import { definePlugin } from 'sala/schemas';

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
  ],
  routes: [
    {
      path: '/cms/pages',
      title: { th: 'หน้าเว็บ', en: 'Pages' },
      icon: 'files',
      layout: 'pages',
      inMenu: true,
      order: 10,
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
    // A site has one menu: the id is that of the site, or nothing that matters.
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
    { path: '/cms/page/:slug', auth: false, layout: 'page/:slug' },
    { path: '/cms/post/:page/:slug', auth: false, layout: 'post' },
    { path: '/cms/posts', auth: false, layout: 'posts', title: { th: 'บทความ', en: 'Posts' } },
  ],
});

import { definePlugin } from 'sala/schemas';

const roles = ['root', 'superadmin', 'admin'];
const inbox = { th: 'ข้อความ', en: 'Messages' };

export const manifest = definePlugin({
  id: 'message',
  title: { th: 'ข้อความ', en: 'Messages' },
  description: {
    th: 'ข้อความที่เข้ามาถึงเว็บไซต์ และที่ส่งถึงบุคคล',
    en: 'What reaches the site, and what people are sent',
  },
  group: 'system',
  icon: 'mail',
  base: '/message',
  redirect: '/message/inbox',
  roles,
  core: true,
  counters: [
    {
      name: 'message_new',
      title: { th: 'ข้อความใหม่', en: 'New messages' },
      icon: 'mail',
      path: '/message/inbox',
      collection: 'message',
      query: { direction: 'in', state: 'submit' },
      roles: ['root', 'superadmin', 'admin'],
    },
  ],
  screens: [
    {
      collection: 'message',
      path: '/message/inbox',
      create: 'compose',
      title: inbox,
      icon: 'mail',
      roles,
      order: 21,
      layouts: { list: 'inbox' },
    },
    { collection: 'email_template', path: '/records/email_template', create: false, inMenu: false },
  ],
  routes: [
    { path: '/message/compose', roles, redirect: '/message/inbox/compose' },
    { path: '/message/read', roles, redirect: '/message/inbox' },
  ],
});

import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'account_profile',
  title: { th: 'ข้อมูลส่วนตัว', en: 'My details' },
  description: { th: 'ดูและแก้ไขข้อมูลของผู้ที่เข้าสู่ระบบ', en: 'Shows and changes the details of whoever is signed in' },
  icon: 'circle-user-round',
  category: 'shell',
  version: 1,
  hydrate: 'load',
  data: () => ({
    '/api/account': { source: 'user.account' },
    '/api/signin/options': { source: 'user.options' },
  }),
  props: {
    type: 'object',
    properties: {
      title: {
        type: 'string',
        default: { th: 'บัญชีของฉัน', en: 'My account' },
        maxLength: 120,
        'x-title': { th: 'หัวข้อ', en: 'Title' },
        'x-group': 'content',
      },
      avatarSize: {
        type: 'string',
        enum: ['xs', 'small', 'medium', 'large', 'xl', '2xl'],
        default: 'xl',
        'x-title': { th: 'ขนาดรูป', en: 'Size of the picture' },
        'x-group': 'look',
      },
    },
  },
});

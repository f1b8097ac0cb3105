import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'activate_email',
  title: { th: 'ยืนยันอีเมล', en: 'Confirm the email address' },
  description: { th: 'ยืนยันอีเมลจากลิงก์ที่ส่งไป', en: 'Confirms an address by the link that was mailed' },
  icon: 'mail-check',
  category: 'shell',
  version: 1,
  hydrate: 'load',
  props: {
    type: 'object',
    properties: {
      title: {
        type: 'string',
        default: { th: 'ยืนยันอีเมล', en: 'Confirm your email address' },
        maxLength: 120,
        'x-title': { th: 'หัวข้อ', en: 'Title' },
        'x-group': 'content',
      },
    },
  },
});

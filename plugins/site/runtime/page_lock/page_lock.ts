import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'page_lock',
  title: { th: 'หน้าล็อก', en: 'Page lock' },
  description: { th: 'ถามรหัสผ่านของหน้า', en: 'Asks for the password of a page' },
  icon: 'lock',
  category: 'shell',
  version: 1,
  internal: true,
  hydrate: 'load',
  props: {
    type: 'object',
    properties: {
      title: {
        type: 'string',
        default: { th: 'เนื้อหานี้ถูกเข้ารหัสไว้', en: 'This content is locked' },
        maxLength: 200,
        'x-title': { th: 'หัวข้อ', en: 'Title' },
        'x-group': 'content',
      },
    },
  },
});

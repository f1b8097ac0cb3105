import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'status_screen',
  title: { th: 'หน้าแจ้งสถานะ', en: 'Status screen' },
  description: { th: 'บอกว่าเกิดอะไรขึ้นและไปทางไหนต่อได้', en: 'Says what happened and where to go from here' },
  icon: 'signpost',
  category: 'shell',
  version: 1,
  hydrate: 'never',
  props: {
    type: 'object',
    properties: {
      code: { type: 'string', default: '', maxLength: 12, 'x-title': { th: 'รหัส', en: 'Code' }, 'x-group': 'content' },
      title: {
        type: 'string',
        default: '',
        maxLength: 200,
        'x-bind': true,
        'x-title': { th: 'หัวข้อ', en: 'Title' },
        'x-group': 'content',
      },
      text: {
        type: 'string',
        default: '',
        maxLength: 1000,
        'x-bind': true,
        'x-title': { th: 'คำอธิบาย', en: 'Text' },
        'x-control': 'textarea',
        'x-group': 'content',
      },
      link: {
        type: 'string',
        default: '/',
        maxLength: 2000,
        'x-title': { th: 'ลิงก์ของปุ่ม', en: 'Link of the button' },
        'x-control': 'link',
        'x-group': 'behaviour',
      },
      label: {
        type: 'string',
        default: { th: 'กลับหน้าแรก', en: 'To the home page' },
        maxLength: 120,
        'x-title': { th: 'ข้อความบนปุ่ม', en: 'Label of the button' },
        'x-group': 'content',
      },
    },
  },
});

import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'note',
  title: { th: 'บันทึก', en: 'Note' },
  description: { th: 'กล่องข้อความที่ควรสังเกต', en: 'A card that should be noticed' },
  icon: 'sticky-note',
  category: 'content',
  version: 1,
  hydrate: 'never',
  props: {
    type: 'object',
    properties: {
      title: {
        type: 'string',
        default: '',
        maxLength: 300,
        'x-title': { th: 'หัวข้อ', en: 'Title' },
        'x-bind': true,
        'x-group': 'content',
      },
      content: {
        type: 'string',
        default: '',
        maxLength: 50_000,
        'x-title': { th: 'ข้อความ', en: 'Text' },
        'x-control': 'rich-text',
        'x-bind': true,
        'x-group': 'content',
      },
      tone: {
        type: 'string',
        enum: ['plain', 'info', 'tip', 'warning'],
        default: 'plain',
        'x-title': { th: 'แบบ', en: 'Kind' },
        'x-enum-titles': {
          plain: { th: 'ทั่วไป', en: 'Plain' },
          info: { th: 'ข้อมูล', en: 'Information' },
          tip: { th: 'เคล็ดลับ', en: 'Tip' },
          warning: { th: 'คำเตือน', en: 'Warning' },
        },
        'x-group': 'look',
      },
      icon: {
        type: 'string',
        default: '',
        maxLength: 60,
        'x-title': { th: 'ไอคอน', en: 'Icon' },
        'x-help': { th: 'เว้นว่างไว้เพื่อใช้ไอคอนของแบบ', en: 'Leave empty for the icon of the kind' },
        'x-control': 'icon',
        'x-group': 'look',
      },
    },
  },
});

import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'paragraph',
  title: { th: 'ข้อความ', en: 'Text' },
  description: { th: 'ข้อความจัดรูปแบบได้ มีลิงก์ รายการ และตาราง', en: 'Formatted text with links, lists and tables' },
  icon: 'pilcrow',
  category: 'content',
  version: 1,
  aliases: ['rich text', 'rich_text', 'richtext'],
  hydrate: 'never',
  props: {
    type: 'object',
    properties: {
      content: {
        type: 'string',
        default: '',
        maxLength: 200_000,
        'x-title': { th: 'ข้อความ', en: 'Text' },
        'x-control': 'rich-text',
        'x-bind': true,
        'x-group': 'content',
      },
      size: {
        type: 'string',
        enum: ['small', 'normal', 'large'],
        default: 'normal',
        'x-title': { th: 'ขนาดตัวอักษร', en: 'Text size' },
        'x-enum-titles': {
          small: { th: 'เล็ก', en: 'Small' },
          normal: { th: 'ปกติ', en: 'Normal' },
          large: { th: 'ใหญ่', en: 'Large' },
        },
        'x-group': 'look',
      },
      alignment: {
        type: 'string',
        enum: ['start', 'center', 'end'],
        default: 'start',
        'x-title': { th: 'การจัดวาง', en: 'Alignment' },
        'x-enum-titles': {
          start: { th: 'ชิดต้นบรรทัด', en: 'Start' },
          center: { th: 'กึ่งกลาง', en: 'Centre' },
          end: { th: 'ชิดท้ายบรรทัด', en: 'End' },
        },
        'x-group': 'look',
      },
    },
  },
});

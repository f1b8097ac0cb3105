import { defineWidget } from 'sala/schemas';
import { panelProps } from '../../shared/panelProps.ts';

export const widget = defineWidget({
  type: 'accordion',
  title: { th: 'หัวข้อพับได้', en: 'Accordion' },
  description: {
    th: 'หัวข้อที่กดเพื่อเปิดอ่าน เช่นคำถามที่พบบ่อย',
    en: 'Headings that open when pressed, such as questions and answers',
  },
  icon: 'list-collapse',
  category: 'structure',
  version: 1,
  aliases: ['faq'],
  hydrate: 'never',
  container: { panelsFrom: 'items' },
  props: {
    type: 'object',
    properties: {
      items: {
        type: 'array',
        maxItems: 50,
        default: [
          { uid: 'first', title: { th: 'หัวข้อ 1', en: 'Heading 1' } },
          { uid: 'second', title: { th: 'หัวข้อ 2', en: 'Heading 2' } },
        ],
        'x-title': { th: 'หัวข้อ', en: 'Headings' },
        'x-group': 'content',
        items: {
          type: 'object',
          properties: {
            ...panelProps,
            text: {
              type: 'string',
              default: '',
              maxLength: 20000,
              'x-title': { th: 'ข้อความ', en: 'Text' },
              'x-control': 'rich-text',
              'x-bind': true,
            },
            open: { type: 'boolean', default: false, 'x-title': { th: 'เปิดไว้ก่อน', en: 'Open at first' } },
          },
        },
      },
      single: {
        type: 'boolean',
        default: false,
        'x-title': { th: 'เปิดทีละหัวข้อ', en: 'Only one open at a time' },
        'x-group': 'behaviour',
      },
    },
  },
});

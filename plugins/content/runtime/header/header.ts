import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'header',
  title: { th: 'หัวข้อ', en: 'Heading' },
  description: { th: 'หัวข้อของหน้าหรือของส่วนหนึ่งในหน้า', en: 'The heading of a page or of a part of it' },
  icon: 'heading',
  category: 'content',
  version: 1,
  aliases: ['heading', 'registration-form heading', 'registration_form_heading'],
  hydrate: 'never',
  props: {
    type: 'object',
    properties: {
      text: {
        type: 'string',
        default: '',
        maxLength: 500,
        'x-title': { th: 'ข้อความ', en: 'Text' },
        'x-control': 'textarea',
        'x-bind': true,
        'x-group': 'content',
      },
      level: {
        type: 'integer',
        enum: [1, 2, 3, 4],
        default: 2,
        'x-title': { th: 'ระดับ', en: 'Level' },
        'x-help': {
          th: 'หนึ่งหน้าควรมีหัวข้อระดับ 1 เพียงหัวข้อเดียว',
          en: 'A page should have exactly one heading of level 1',
        },
        'x-enum-titles': {
          1: { th: '1 · ชื่อหน้า', en: '1 · page title' },
          2: { th: '2 · ส่วน', en: '2 · section' },
          3: { th: '3 · ส่วนย่อย', en: '3 · subsection' },
          4: { th: '4 · หัวข้อเล็ก', en: '4 · minor' },
        },
        'x-group': 'content',
      },
      subtitle: {
        type: 'string',
        default: '',
        maxLength: 500,
        'x-title': { th: 'คำโปรย', en: 'Subtitle' },
        'x-control': 'textarea',
        'x-bind': true,
        'x-group': 'content',
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
      size: {
        type: 'string',
        enum: ['auto', 'small', 'medium', 'large', 'display'],
        default: 'auto',
        'x-title': { th: 'ขนาด', en: 'Size' },
        'x-help': { th: 'อัตโนมัติคือขนาดตามระดับ', en: 'Automatic follows the level' },
        'x-enum-titles': {
          auto: { th: 'อัตโนมัติ', en: 'Automatic' },
          small: { th: 'เล็ก', en: 'Small' },
          medium: { th: 'กลาง', en: 'Medium' },
          large: { th: 'ใหญ่', en: 'Large' },
          display: { th: 'ใหญ่พิเศษ', en: 'Display' },
        },
        'x-group': 'look',
      },
    },
  },
});

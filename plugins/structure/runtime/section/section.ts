import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'section',
  title: { th: 'ส่วน', en: 'Section' },
  description: { th: 'ส่วนหนึ่งของหน้า มีหัวข้อและแถวข้างใน', en: 'A part of the page with a heading and rows inside' },
  icon: 'square-dashed',
  category: 'structure',
  version: 1,
  hydrate: 'never',
  container: {},
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
      subtitle: {
        type: 'string',
        default: '',
        maxLength: 500,
        'x-title': { th: 'คำโปรย', en: 'Subtitle' },
        'x-control': 'textarea',
        'x-bind': true,
        'x-group': 'content',
      },
      anchor: {
        type: 'string',
        default: '',
        maxLength: 60,
        'x-title': { th: 'ชื่อสำหรับลิงก์ (#)', en: 'Name for links (#)' },
        'x-help': { th: 'ลิงก์ #ชื่อนี้ เลื่อนมาที่ส่วนนี้', en: 'A link to #name scrolls here' },
        'x-group': 'behaviour',
      },
      alignment: {
        type: 'string',
        enum: ['start', 'center'],
        default: 'start',
        'x-title': { th: 'การจัดวางหัวข้อ', en: 'Place of the heading' },
        'x-enum-titles': { start: { th: 'ชิดต้นบรรทัด', en: 'Start' }, center: { th: 'กึ่งกลาง', en: 'Centre' } },
        'x-group': 'look',
      },
      tone: {
        type: 'string',
        enum: ['plain', 'sunken', 'soft', 'primary'],
        default: 'plain',
        'x-title': { th: 'พื้น', en: 'Ground' },
        'x-enum-titles': {
          plain: { th: 'ไม่มี', en: 'None' },
          sunken: { th: 'เทาอ่อน', en: 'Quiet grey' },
          soft: { th: 'สีหลักอ่อน', en: 'Soft primary' },
          primary: { th: 'สีหลัก', en: 'Primary' },
        },
        'x-group': 'look',
      },
    },
  },
});

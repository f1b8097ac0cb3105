import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'member_area',
  title: { th: 'พื้นที่สมาชิก', en: 'Members’ area' },
  description: {
    th: 'ทางเข้าสำหรับผู้เยี่ยมชม และลิงก์ของสมาชิกที่เข้าสู่ระบบแล้ว',
    en: 'The ways in for visitors, and a member’s own links',
  },
  icon: 'layout-grid',
  category: 'shell',
  version: 1,
  hydrate: 'never',
  props: {
    type: 'object',
    properties: {
      title: {
        type: 'string',
        default: { th: 'พื้นที่สมาชิก', en: 'Members’ area' },
        maxLength: 120,
        'x-title': { th: 'หัวข้อ', en: 'Title' },
        'x-group': 'content',
      },
    },
  },
});

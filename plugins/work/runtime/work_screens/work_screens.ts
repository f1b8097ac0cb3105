import { defineProps, defineWidget } from 'sala/schemas';
import * as workWords from '../../shared/workWords.ts';

export const widget = defineWidget({
  type: 'work_screens',
  title: workWords.screens,
  description: {
    th: 'หน้าจอที่ผู้ที่เข้าสู่ระบบเปิดได้ แยกตามงาน',
    en: 'The screens that the person signed in may open, by module',
  },
  icon: 'layout-grid',
  category: 'shell',
  version: 1,
  hydrate: 'never',
  example: {
    as: 'paragraph',
    object: {
      content: {
        th: '<p><strong>ขาย</strong></p><ul><li>ใบเสนอราคา</li><li>ใบสั่งขาย</li></ul>',
        en: '<p><strong>Sales</strong></p><ul><li>Quotations</li><li>Sales orders</li></ul>',
      },
    },
  },
  props: defineProps({}),
});

import { defineWidget } from 'sala/schemas';
import { arrangeCases } from './arrangeCases.ts';

export const widget = defineWidget({
  type: 'conditional',
  title: { th: 'ตามเงื่อนไข', en: 'Conditional' },
  description: { th: 'แสดงช่องแรกที่เงื่อนไขเป็นจริง', en: 'Shows the first panel whose condition is met' },
  icon: 'split',
  category: 'structure',
  version: 1,
  hydrate: 'never',
  container: { panelsFrom: 'cases' },
  arrange: arrangeCases,
  props: {
    type: 'object',
    properties: {
      cases: {
        type: 'array',
        maxItems: 20,
        default: [
          { uid: 'then', title: { th: 'ถ้า', en: 'If' } },
          { uid: 'otherwise', title: { th: 'ไม่เช่นนั้น', en: 'Otherwise' } },
        ],
        'x-title': { th: 'กรณี', en: 'Cases' },
        'x-help': {
          th: 'กรณีที่ไม่มีเงื่อนไขแสดงเมื่อไม่มีกรณีก่อนหน้าเป็นจริง',
          en: 'A case without a condition shows when none before it is met',
        },
        'x-group': 'content',
        items: {
          type: 'object',
          properties: {
            uid: { type: 'string', default: '' },
            title: {
              type: 'string',
              default: '',
              maxLength: 60,
              'x-title': { th: 'ชื่อ (เห็นในตัวสร้างเท่านั้น)', en: 'Name (seen only in the builder)' },
            },
            condition: { type: 'object', 'x-title': { th: 'เงื่อนไข', en: 'Condition' }, 'x-control': 'condition' },
          },
        },
      },
    },
  },
});

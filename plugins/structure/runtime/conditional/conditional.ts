import { defineProps, defineWidget, prop } from 'sala/schemas';
import { unnamedPanelProps } from '../../shared/panelProps.ts';
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
  props: defineProps({
    cases: prop.list(
      { th: 'กรณี', en: 'Cases' },
      {
        ...unnamedPanelProps,
        condition: prop.condition({ th: 'เงื่อนไข', en: 'Condition' }),
      },
      {
        default: [
          { uid: 'then', title: { th: 'ถ้า', en: 'If' } },
          { uid: 'otherwise', title: { th: 'ไม่เช่นนั้น', en: 'Otherwise' } },
        ],
        max: 20,
        help: {
          th: 'กรณีที่ไม่มีเงื่อนไขแสดงเมื่อไม่มีกรณีก่อนหน้าเป็นจริง',
          en: 'A case without a condition shows when none before it is met',
        },
      },
    ),
  }),
});

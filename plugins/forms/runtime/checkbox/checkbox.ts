import { defineWidget } from 'sala/schemas';
import { checkChosen } from '../../shared/checkChosen.ts';
import { defaultOptionsProp, inlineProp, maxItemsProp, optionsProp } from '../../shared/choiceProps.ts';
import { fieldProps } from '../../shared/fieldProps.ts';

export const widget = defineWidget({
  type: 'checkbox',
  title: { th: 'เลือกหลายข้อ', en: 'Several choices' },
  description: { th: 'ตัวเลือกที่เห็นทั้งหมด เลือกได้หลายข้อ', en: 'All options in sight, several may be chosen' },
  icon: 'square-check',
  category: 'form',
  version: 1,
  field: true,
  hydrate: 'load',
  check: checkChosen,
  props: {
    type: 'object',
    properties: {
      ...fieldProps({ th: 'เลือกหลายข้อ', en: 'Several choices' }),
      options: optionsProp,
      defaultOption: defaultOptionsProp,
      maxItems: maxItemsProp,
      inline: inlineProp,
    },
  },
});

import { defineWidget } from 'sala/schemas';
import { checkChosen } from '../../shared/checkChosen.ts';
import { defaultOptionProp, inlineProp, optionsProp } from '../../shared/choiceProps.ts';
import { fieldProps } from '../../shared/fieldProps.ts';

export const widget = defineWidget({
  type: 'radiobox',
  title: { th: 'เลือกหนึ่งข้อ', en: 'One choice' },
  description: {
    th: 'ตัวเลือกที่เห็นทั้งหมด เลือกได้หนึ่งข้อ และแสดงหรือซ่อนส่วนอื่นได้',
    en: 'All options in sight, one may be chosen; it can show or hide other parts',
  },
  icon: 'circle-dot',
  category: 'form',
  version: 1,
  field: true,
  hydrate: 'load',
  check: checkChosen,
  props: {
    type: 'object',
    properties: {
      ...fieldProps({ th: 'เลือกหนึ่งข้อ', en: 'One choice' }),
      options: optionsProp,
      defaultOption: defaultOptionProp,
      inline: inlineProp,
    },
  },
});

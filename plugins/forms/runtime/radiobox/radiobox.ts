import { checkChosen } from '../../shared/checkChosen.ts';
import { defaultOptionProp, inlineProp, optionsProp } from '../../shared/choiceProps.ts';
import { defineField } from '../../shared/defineField.ts';

const title = { th: 'เลือกหนึ่งข้อ', en: 'One choice' };

export const widget = defineField({
  type: 'radiobox',
  common: true,
  title,
  description: {
    th: 'ตัวเลือกที่เห็นทั้งหมด เลือกได้หนึ่งข้อ และแสดงหรือซ่อนส่วนอื่นได้',
    en: 'All options in sight, one may be chosen; it can show or hide other parts',
  },
  icon: 'circle-dot',
  check: checkChosen,
  label: title,
  props: {
    options: optionsProp,
    defaultOption: defaultOptionProp,
    inline: inlineProp,
  },
});

import { checkChosen } from '../../shared/checkChosen.ts';
import { defaultOptionsProp, inlineProp, maxItemsProp, optionsProp } from '../../shared/choiceProps.ts';
import { defineField } from '../../shared/defineField.ts';

const title = { th: 'เลือกหลายข้อ', en: 'Several choices' };

export const widget = defineField({
  type: 'checkbox',
  common: true,
  title,
  description: { th: 'ตัวเลือกที่เห็นทั้งหมด เลือกได้หลายข้อ', en: 'All options in sight, several may be chosen' },
  icon: 'square-check',
  check: checkChosen,
  label: title,
  props: {
    options: optionsProp,
    defaultOption: defaultOptionsProp,
    maxItems: maxItemsProp,
    inline: inlineProp,
  },
});

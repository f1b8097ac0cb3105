import { prop } from 'sala/schemas';
import { checkChosen } from '../../shared/checkChosen.ts';
import { defaultOptionsProp, maxItemsProp, optionsProp } from '../../shared/choiceProps.ts';
import { defineField } from '../../shared/defineField.ts';
import { choosePlaceholderProp } from '../../shared/fieldProps.ts';

export const widget = defineField({
  type: 'select',
  common: true,
  title: { th: 'รายการให้เลือก', en: 'Select' },
  description: {
    th: 'เลือกจากรายการ ค้นหาได้เมื่อมีหลายตัวเลือก',
    en: 'A choice from a list, which can be searched when it is long',
  },
  icon: 'square-chevron-down',
  check: checkChosen,
  label: { th: 'เลือก', en: 'Choose' },
  props: {
    placeholder: choosePlaceholderProp,
    options: optionsProp,
    multiple: prop.toggle({ th: 'เลือกได้หลายข้อ', en: 'Several may be chosen' }),
    maxItems: { ...maxItemsProp, 'x-when': { multiple: true } },
    defaultOption: { ...defaultOptionsProp, type: ['array', 'string'] },
    search: prop.choice(
      { th: 'ค้นหาในรายการ', en: 'Search the list' },
      {
        auto: { th: 'เมื่อมีมากกว่า 10 ตัวเลือก', en: 'With more than 10 options' },
        always: { th: 'เสมอ', en: 'Always' },
        never: { th: 'ไม่ค้นหา', en: 'Never' },
      },
      { group: 'behaviour' },
    ),
  },
});

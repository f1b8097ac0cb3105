import { defineWidget } from 'sala/schemas';
import { checkChosen } from '../../shared/checkChosen.ts';
import { defaultOptionsProp, maxItemsProp, optionsProp } from '../../shared/choiceProps.ts';
import { fieldProps, placeholderProp } from '../../shared/fieldProps.ts';

export const widget = defineWidget({
  type: 'select',
  title: { th: 'รายการให้เลือก', en: 'Select' },
  description: {
    th: 'เลือกจากรายการ ค้นหาได้เมื่อมีหลายตัวเลือก',
    en: 'A choice from a list, which can be searched when it is long',
  },
  icon: 'square-chevron-down',
  category: 'form',
  version: 1,
  field: true,
  hydrate: 'load',
  check: checkChosen,
  props: {
    type: 'object',
    properties: {
      ...fieldProps({ th: 'เลือก', en: 'Choose' }),
      placeholder: placeholderProp,
      options: optionsProp,
      multiple: {
        type: 'boolean',
        default: false,
        'x-title': { th: 'เลือกได้หลายข้อ', en: 'Several may be chosen' },
        'x-group': 'behaviour',
      },
      maxItems: { ...maxItemsProp, 'x-when': { multiple: true } },
      defaultOption: { ...defaultOptionsProp, type: ['array', 'string'] },
      search: {
        type: 'string',
        enum: ['auto', 'always', 'never'],
        default: 'auto',
        'x-title': { th: 'ค้นหาในรายการ', en: 'Search the list' },
        'x-enum-titles': {
          auto: { th: 'เมื่อมีมากกว่า 10 ตัวเลือก', en: 'With more than 10 options' },
          always: { th: 'เสมอ', en: 'Always' },
          never: { th: 'ไม่ค้นหา', en: 'Never' },
        },
        'x-group': 'behaviour',
      },
    },
  },
});

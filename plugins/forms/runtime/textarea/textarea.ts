import { defineWidget } from 'sala/schemas';
import { checkTextarea } from '../../shared/checkTextarea.ts';
import { fieldProps, placeholderProp } from '../../shared/fieldProps.ts';

export const widget = defineWidget({
  type: 'textarea',
  title: { th: 'ช่องข้อความยาว', en: 'Long text' },
  description: { th: 'ช่องกรอกหลายบรรทัด', en: 'A field of several lines' },
  icon: 'text',
  category: 'form',
  version: 1,
  field: true,
  hydrate: 'load',
  check: checkTextarea,
  props: {
    type: 'object',
    properties: {
      ...fieldProps({ th: 'รายละเอียด', en: 'Details' }),
      placeholder: placeholderProp,
      value: {
        type: 'string',
        default: '',
        maxLength: 10_000,
        'x-title': { th: 'ค่าเริ่มต้น', en: 'Initial value' },
        'x-control': 'textarea',
        'x-bind': true,
        'x-group': 'content',
      },
      lines: {
        type: 'integer',
        minimum: 2,
        maximum: 20,
        default: 4,
        'x-title': { th: 'จำนวนบรรทัด', en: 'Lines' },
        'x-group': 'look',
      },
      minLength: {
        type: 'integer',
        minimum: 0,
        maximum: 10_000,
        'x-title': { th: 'ตัวอักษรขั้นต่ำ', en: 'Minimum length' },
        'x-group': 'behaviour',
      },
      maxLength: {
        type: 'integer',
        minimum: 1,
        maximum: 10_000,
        'x-title': { th: 'ตัวอักษรไม่เกิน', en: 'Maximum length' },
        'x-group': 'behaviour',
      },
    },
  },
});

import type { PropertySchema, Text } from 'sala/schemas';

/** What every field that is filled in has: its name, help, whether it must be filled in, and what it says when not. */
export function fieldProps(label: Text): Record<'label' | 'help' | 'required' | 'reqError', PropertySchema> {
  return {
    label: {
      type: 'string',
      default: label,
      maxLength: 300,
      'x-title': { th: 'ชื่อช่อง', en: 'Label' },
      'x-bind': true,
      'x-group': 'content',
    },
    help: {
      type: 'string',
      default: '',
      maxLength: 500,
      'x-title': { th: 'คำแนะนำใต้ช่อง', en: 'Help below the field' },
      'x-group': 'content',
    },
    required: {
      type: 'boolean',
      default: false,
      'x-title': { th: 'ต้องกรอก', en: 'Required' },
      'x-group': 'behaviour',
    },
    reqError: {
      type: 'string',
      default: '',
      maxLength: 300,
      'x-title': { th: 'ข้อความเมื่อไม่ได้กรอก', en: 'Message when empty' },
      'x-when': { required: true },
      'x-group': 'behaviour',
    },
  };
}

export const placeholderProp: PropertySchema = {
  type: 'string',
  default: '',
  maxLength: 300,
  'x-title': { th: 'ตัวอย่างในช่อง', en: 'Placeholder' },
  'x-group': 'content',
};

import type { PropertySchema } from 'sala/schemas';

/** What people choose from. */
export const optionsProp: PropertySchema = {
  type: 'array',
  maxItems: 500,
  default: [
    { value: '1', label: { th: 'ตัวเลือกที่ 1', en: 'Option 1' } },
    { value: '2', label: { th: 'ตัวเลือกที่ 2', en: 'Option 2' } },
  ],
  'x-title': { th: 'ตัวเลือก', en: 'Options' },
  'x-group': 'content',
  items: {
    type: 'object',
    properties: {
      value: {
        type: 'string',
        default: '',
        maxLength: 200,
        'x-title': { th: 'ค่าที่เก็บ', en: 'Value' },
        'x-help': { th: 'เว้นว่างเพื่อใช้ข้อความเป็นค่า', en: 'Empty takes the text' },
      },
      label: {
        type: 'string',
        default: '',
        maxLength: 300,
        'x-title': { th: 'ข้อความ', en: 'Text' },
      },
      description: {
        type: 'string',
        default: '',
        maxLength: 500,
        'x-title': { th: 'คำอธิบาย', en: 'Description' },
      },
    },
  },
};

export const inlineProp: PropertySchema = {
  type: 'boolean',
  default: false,
  'x-title': { th: 'เรียงในบรรทัดเดียว', en: 'In one line' },
  'x-group': 'look',
};

export const defaultOptionProp: PropertySchema = {
  type: 'string',
  default: '',
  maxLength: 200,
  'x-title': { th: 'ตัวเลือกเริ่มต้น', en: 'Chosen at first' },
  'x-help': { th: 'ค่าของตัวเลือก', en: 'The value of an option' },
  'x-group': 'content',
};

export const defaultOptionsProp: PropertySchema = {
  type: 'array',
  maxItems: 500,
  default: [],
  items: { type: 'string', maxLength: 200 },
  'x-title': { th: 'ตัวเลือกเริ่มต้น', en: 'Chosen at first' },
  'x-help': { th: 'ค่าของตัวเลือก', en: 'Values of options' },
  'x-group': 'content',
};

export const maxItemsProp: PropertySchema = {
  type: 'integer',
  minimum: 1,
  maximum: 500,
  'x-title': { th: 'เลือกได้ไม่เกิน', en: 'At most' },
  'x-group': 'behaviour',
};

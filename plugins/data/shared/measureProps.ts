import type { PropertySchema } from 'sala/schemas';
import { aggregates } from './measures.ts';

/** How a figure over records is described in an inspector. */
export const measureProps: Record<string, PropertySchema> = {
  query: {
    type: 'object',
    default: {},
    'x-title': { th: 'ข้อมูล', en: 'Records' },
    'x-control': 'query',
    'x-group': 'data',
  },
  aggregate: {
    type: 'string',
    enum: [...aggregates],
    default: 'count',
    'x-title': { th: 'คำนวณ', en: 'Figure' },
    'x-enum-titles': {
      count: { th: 'จำนวนรายการ', en: 'Number of records' },
      sum: { th: 'ผลรวม', en: 'Sum' },
      avg: { th: 'ค่าเฉลี่ย', en: 'Average' },
    },
    'x-group': 'data',
  },
  field: {
    type: 'string',
    default: '',
    maxLength: 100,
    'x-title': { th: 'ฟิลด์ที่คำนวณ', en: 'Field of the figure' },
    'x-control': 'field',
    'x-help': { th: 'ไม่ต้องระบุเมื่อนับจำนวน', en: 'Not needed for a number of records' },
    'x-group': 'data',
  },
};

import type { PropertySchema } from '../widget/widget.ts';
import { flowLimits } from './flow.ts';

/* Params that several types of steps have; `x-control` names how editors ask for them. */

export const text: PropertySchema = { type: 'string' };
export const formula: PropertySchema = { type: 'string', format: 'formula' };
/** A formula that is true or false. */
export const condition: PropertySchema = { ...formula, 'x-control': 'comparison' };
export const map: PropertySchema = { type: 'object' };
export const seconds: PropertySchema = {
  type: 'number',
  minimum: 0,
  maximum: flowLimits.days * 86_400,
  'x-control': 'seconds',
};

export const collection: PropertySchema = {
  ...text,
  'x-control': 'collection',
  'x-title': { th: 'คอลเลกชัน', en: 'Collection' },
};

export const id: PropertySchema = {
  ...text,
  'x-control': 'record',
  'x-title': { th: 'รายการ', en: 'Record' },
  'x-help': {
    th: 'ค้นหาด้วยชื่อ หรือแทรกค่า เช่น รายการที่เริ่มโฟลว์',
    en: 'Found by name, or inserted as a value such as the record that started the flow',
  },
};

export const record: Record<string, PropertySchema> = { collection, id };

export const data: PropertySchema = { ...map, 'x-control': 'fields', 'x-title': { th: 'ฟิลด์', en: 'Fields' } };

export const message: PropertySchema = {
  ...text,
  'x-control': 'textarea',
  'x-title': { th: 'ข้อความ', en: 'Text' },
};

export const path: PropertySchema = {
  ...text,
  format: 'page',
  'x-title': { th: 'หน้า', en: 'Page' },
  'x-help': { th: 'ที่อยู่ในเว็บไซต์นี้ เช่น /sales/quotation', en: 'An address of this site, such as /sales/quotation' },
};

export const roles: PropertySchema = {
  type: 'array',
  'x-control': 'roles',
  'x-title': { th: 'บทบาท', en: 'Roles' },
};

export const people: PropertySchema = {
  type: 'array',
  'x-control': 'people',
  'x-title': { th: 'ผู้ใช้', en: 'People' },
};

export const kind: PropertySchema = {
  type: 'string',
  enum: ['info', 'success', 'warning', 'error'],
  'x-enum-titles': {
    info: { th: 'แจ้งให้ทราบ', en: 'Information' },
    success: { th: 'สำเร็จ', en: 'Success' },
    warning: { th: 'เตือน', en: 'Warning' },
    error: { th: 'ผิดพลาด', en: 'Error' },
  },
  'x-title': { th: 'ชนิด', en: 'Kind' },
};

import { defineWidget } from 'sala/schemas';
import { checkDate } from '../../shared/checkDate.ts';
import { fieldProps } from '../../shared/fieldProps.ts';

export const widget = defineWidget({
  type: 'datetime',
  title: { th: 'วันที่และเวลา', en: 'Date and time' },
  description: {
    th: 'เลือกวัน เดือน ปีพุทธศักราช และเวลา',
    en: 'Day, month and year, in the Buddhist era for Thai readers, with the time if wanted',
  },
  icon: 'calendar-days',
  category: 'form',
  version: 1,
  field: true,
  hydrate: 'load',
  check: checkDate,
  props: {
    type: 'object',
    properties: {
      ...fieldProps({ th: 'วันที่', en: 'Date' }),
      value: {
        type: 'string',
        default: '',
        maxLength: 40,
        'x-title': { th: 'ค่าเริ่มต้น', en: 'Initial value' },
        'x-help': { th: 'รูปแบบ 2026-11-21', en: 'Written 2026-11-21' },
        'x-bind': true,
        'x-group': 'content',
      },
      showDateTime: {
        type: 'boolean',
        default: false,
        'x-title': { th: 'พร้อมเวลา', en: 'With the time' },
        'x-group': 'behaviour',
      },
      fromYear: {
        type: 'integer',
        default: 1924,
        minimum: 1000,
        maximum: 3000,
        'x-title': { th: 'ตั้งแต่ปี (ค.ศ.)', en: 'From the year' },
        'x-group': 'behaviour',
      },
      toYear: {
        type: 'integer',
        minimum: 1000,
        maximum: 3000,
        'x-title': { th: 'ถึงปี (ค.ศ.)', en: 'To the year' },
        'x-help': { th: 'เว้นว่างเพื่อใช้ปีปัจจุบัน', en: 'Empty means this year' },
        'x-group': 'behaviour',
      },
    },
  },
});

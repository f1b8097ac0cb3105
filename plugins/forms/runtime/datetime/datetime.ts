import { formatValue } from 'sala/engine';
import { prop, words } from 'sala/schemas';
import { checkDate } from '../../shared/checkDate.ts';
import { defineField } from '../../shared/defineField.ts';
import * as formsWords from '../../shared/formsWords.ts';

export const widget = defineField({
  type: 'datetime',
  title: { th: 'วันที่และเวลา', en: 'Date and time' },
  description: {
    th: 'เลือกวัน เดือน ปีพุทธศักราช และเวลา',
    en: 'Day, month and year, in the Buddhist era for Thai readers, with the time if wanted',
  },
  icon: 'calendar-days',
  check: checkDate,
  say: (value, _, place) => formatValue(value, [{ name: 'datetime', argument: 'medium' }], place),
  label: words.date,
  props: {
    value: prop.text(formsWords.initialValue, {
      max: 40,
      help: { th: 'รูปแบบ 2026-11-21', en: 'Written 2026-11-21' },
      bind: true,
    }),
    showDateTime: prop.toggle({ th: 'พร้อมเวลา', en: 'With the time' }),
    fromYear: prop.integer({ th: 'ตั้งแต่ปี (ค.ศ.)', en: 'From the year' }, { default: 1924, min: 1000, max: 3000 }),
    toYear: prop.integer(
      { th: 'ถึงปี (ค.ศ.)', en: 'To the year' },
      { min: 1000, max: 3000, help: { th: 'เว้นว่างเพื่อใช้ปีปัจจุบัน', en: 'Empty means this year' } },
    ),
  },
});

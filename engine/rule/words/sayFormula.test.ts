import { expect, it } from 'vitest';
import { sayCondition, sayFormula } from './sayFormula.ts';

const titles: Record<string, { th: string; en: string }> = {
  'record.total': { th: 'ยอดรวม', en: 'Total' },
  'record.due': { th: 'วันครบกำหนด', en: 'Due date' },
  'record.email': { th: 'อีเมล', en: 'E-mail' },
  'record.done': { th: 'เสร็จแล้ว', en: 'Done' },
  'record.state': { th: 'สถานะ', en: 'State' },
  'record.people': { th: 'ผู้ช่วย', en: 'Helpers' },
  today: { th: 'วันนี้', en: 'Today' },
};
const values: Record<string, { th: string; en: string }> = {
  'record.state sent': { th: 'ส่งแล้ว', en: 'Sent' },
  'record.state paid': { th: 'ชำระแล้ว', en: 'Paid' },
  'record.done true': { th: 'ใช่', en: 'Yes' },
};
const titleOf = (name: string, value?: string) => (value === undefined ? titles[name] : values[`${name} ${value}`]);
const test = (source: string, language: 'th' | 'en' = 'en') => sayCondition(source, { language, titleOf });
const value = (source: string, language: 'th' | 'en' = 'en') => sayFormula(source, { language, titleOf });

it.each([
  ['record.total > 100000', 'ยอดรวม มากกว่า 100,000', 'Total is more than 100,000'],
  ['1000 <= record.total', 'ยอดรวม อย่างน้อย 1,000', 'Total is at least 1,000'],
  ['record.email != null && !has(x.y)', 'อีเมล มีค่า และ x.y ว่าง', 'E-mail has a value and x.y is empty'],
  ['coalesce(record.total, 0) >= 5000', 'ยอดรวม อย่างน้อย 5,000', 'Total is at least 5,000'],
  ["record.state in ['sent', 'paid']", 'สถานะ เป็นหนึ่งใน ส่งแล้ว หรือ ชำระแล้ว', 'State is one of Sent or Paid'],
  ['"u1" in record.people', 'ผู้ช่วย มี u1', 'Helpers includes u1'],
  ['record.done', 'เสร็จแล้ว เท่ากับ ใช่', 'Done is Yes'],
  ['!record.done', 'เสร็จแล้ว เท่ากับ ไม่ใช่', 'Done is No'],
  [
    "record.total > 1 || record.done && record.state == 'sent'",
    'ยอดรวม มากกว่า 1 หรือ (เสร็จแล้ว เท่ากับ ใช่ และ สถานะ เท่ากับ ส่งแล้ว)',
    'Total is more than 1 or (Done is Yes and State is Sent)',
  ],
  [
    '(workingDaysBetween(record.due, today) - 1) % 5 == 0',
    'จำนวนวันทำการจาก วันครบกำหนด ถึง วันนี้ ครบ 1 แล้วทุก 5',
    'working days from Due date to Today at 1, then every 5',
  ],
  ['record.email.endsWith("@sala.test")', 'อีเมล ลงท้ายด้วย @sala.test', 'E-mail ends with @sala.test'],
  ['!(record.total > 5)', 'ไม่ใช่กรณีที่ ยอดรวม มากกว่า 5', 'not that Total is more than 5'],
  ['size(record.people) > 1', 'จำนวนของ ผู้ช่วย มากกว่า 1', 'the number of Helpers is more than 1'],
])('%s is said in both languages', (source, th, en) => {
  expect([test(source, 'th'), test(source)]).toEqual([th, en]);
});

it.each([
  ['record.total * 1.07', 'Total × 1.07'],
  ['(record.total + 5) / 2', '(Total + 5) ÷ 2'],
  ['coalesce(record.email, record.state)', 'E-mail (or State where there is none)'],
  ['record.done ? record.total : 0', 'Total if Done is Yes, else 0'],
  ['addDays(today, 3)', 'Today + 3 days'],
  ['vars.name', 'vars.name'],
])('the value %s is said', (source, said) => {
  expect(value(source)).toBe(said);
});

it('what has no words, or is being typed, stays as it is written', () => {
  for (const source of ['record.items.exists(i, i.n > 1)', 'record.total >', 'npv(0.1, [1, 2]) > 3', 'a[0] == 1', ''])
    expect([test(source), value(source)]).toEqual([source, source]);
});

import { expect, it } from 'vitest';
import { type Describing, describeAction, describeGuard } from './describeRule.ts';

const title = (th: string, en: string) => ({ 'x-title': { th, en } });
const describing = (language: 'th' | 'en'): Describing => ({
  properties: {
    open: { type: 'boolean', ...title('เปิดขาย', 'On sale') },
    price: { 'x-type': 'money', ...title('ราคา', 'Price') },
    kind: {
      type: 'string',
      enum: ['pen'],
      'x-enum-titles': { pen: { th: 'ปากกา', en: 'Pen' } },
      ...title('ชนิด', 'Kind'),
    },
    shop: { type: 'string', 'x-ref': 'shop', ...title('ร้าน', 'Shop') },
  },
  known: [
    {
      name: 'shop',
      title: 'Shop',
      schema: { properties: { busy: { type: 'boolean', ...title('ยุ่ง', 'Busy') } } },
      machine: null,
    },
  ],
  language,
  roleName: (role) => role,
});

it('says yes and no, choices, amounts and days of an action in words', () => {
  const action = { set: { open: false, kind: "'pen'" }, when: 'record.price.amount > 1000 && record.open == true' };
  expect(describeAction(action, describing('en'))).toBe(
    'Set On sale to No, Kind to Pen when Price is more than 1,000 and On sale is Yes',
  );
  expect(describeAction(action, describing('th'))).toBe(
    'กำหนด เปิดขาย เป็น ไม่ใช่, ชนิด เป็น ปากกา เมื่อ ราคา มากกว่า 1,000 และ เปิดขาย เท่ากับ ใช่',
  );
  expect(describeAction({ on: 'shop', set: { busy: 'record.open' } }, describing('en'))).toBe(
    'Set Busy to On sale in Shop',
  );
});

it('says what a guard demands, and leaves what has no words', () => {
  const guard = (formula: string) => describeGuard({ if: formula, message: { th: '', en: '' } }, describing('th'));
  expect(guard('!record.open')).toBe('เปิดขาย เท่ากับ ไม่ใช่');
  expect(guard("has(record.kind) && record.kind != 'pen'")).toBe('ชนิด มีค่า และ ชนิด ไม่เท่ากับ ปากกา');
  expect(guard('record.lines.exists(i, i.n > 1)')).toBe('record.lines.exists(i, i.n > 1)');
});

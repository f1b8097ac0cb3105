import { expect, it } from 'vitest';
import { fillText } from './fillText.ts';

it.each([
  ['เพิ่ม{title}', 'tools', 'เพิ่ม tools'],
  ['เพิ่ม{title}', 'สินค้า', 'เพิ่มสินค้า'],
  ['ไม่พบ{title}ที่อ้างถึง', 'SKU', 'ไม่พบ SKU ที่อ้างถึง'],
  ['ไม่พบ{title} “{text}”', 'งาน QA', 'ไม่พบงาน QA “{text}”'],
  ['แถว{title}', '12', 'แถว12'],
  ['New {title}', 'tools', 'New tools'],
])('sets a Latin word apart from Thai: %s with %s', (text, title, filled) => {
  expect(fillText(text, { title })).toBe(filled);
});

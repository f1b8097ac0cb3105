import { expect, it } from 'vitest';
import type { Json } from '../../../schemas/index.ts';
import { describeSetting } from './describeSetting.ts';

const th = (before: Json | undefined, after: Json | undefined) => describeSetting(before, after).map((line) => line.th);
const text = (word: string) => ({ th: word, en: `${word} (en)` });

it('tells each part of a setting that differs', () => {
  const [was, is] = [
    { brand: '#a3472f', accent: '#e0a526', radius: 'soft' },
    { brand: '#0f6b57', radius: 'soft' },
  ];
  expect(th(was, is)).toEqual(['สีหลัก: #a3472f → #0f6b57', 'สีเน้น: #e0a526 → –']);
});

it('tells a text in the language of the reader', () => {
  expect(describeSetting(text('เดิม'), text('ใหม่'))).toEqual([{ th: 'เดิม → ใหม่', en: 'เดิม (en) → ใหม่ (en)' }]);
  expect(th(undefined, 'Asia/Bangkok')).toEqual(['– → Asia/Bangkok']);
});

it('names the entries of a menu that came, went and changed, also below others', () => {
  const before: Json[] = [
    { uid: 'a', title: text('หน้าแรก'), target: '/' },
    { uid: 'b', title: text('สินค้า'), subMenu: [{ uid: 'c', title: text('ผ้า'), target: '/cloth' }] },
  ];
  const after: Json[] = [
    { uid: 'x', title: text('หน้าแรก'), target: '/home' },
    { uid: 'y', title: text('สินค้า'), subMenu: [{ uid: 'z', title: text('เซรามิก'), target: '/clay' }] },
  ];
  expect(th(before, after)).toEqual(['เพิ่ม: เซรามิก', 'เอาออก: ผ้า', 'เปลี่ยน: หน้าแรก']);
  expect(th(before, before.toReversed())).toEqual(['ลำดับเปลี่ยน']);
});

it('calls the values of a list by their names', () => {
  const lines = describeSetting(['cms', 'shop'], ['cms', 'lesson'], (id) => ({ th: `โมดูล ${id}`, en: id }));
  expect(lines).toEqual([
    { th: 'เพิ่ม: โมดูล lesson', en: 'New: lesson' },
    { th: 'เอาออก: โมดูล shop', en: 'Gone: shop' },
  ]);
});

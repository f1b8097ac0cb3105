import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinThaiWords } from './joinThaiWords.ts';

const whole = (text: string) =>
  joinThaiWords(text)
    .filter((part) => part.whole)
    .map((part) => part.text);

it.each([
  ['เรียนรู้กับผู้เชี่ยวชาญตัวจริง', ['เรียนรู้', 'ผู้เชี่ยวชาญ', 'ตัวจริง']],
  ['ความปลอดภัยในการทำงาน', ['ความปลอดภัย', 'การทำงาน']],
  ['อบรมหัวหน้างาน', ['หัวหน้างาน']],
  ['ผู้ประกอบการ', ['ผู้ประกอบการ']],
  ['ร้านศาลาคราฟต์', ['ร้านศาลา', 'คราฟต์']],
  ['พบกันสตาร์บาร์', ['สตาร์']],
  ['บริษัท สยามออโต้พาร์ท จำกัด', ['สยามออโต้พาร์ท']],
  ['สำนักงานบัญชี มืออาชีพ ใกล้คุณ', ['สำนักงานบัญชี', 'มืออาชีพ', 'ใกล้คุณ']],
  ['หลักสูตรสำหรับคนทำงานในทุกระดับ ใกล้คุณ', ['ใกล้คุณ']],
  ['เปิด ณ วันนี้', ['วันนี้']],
  ['Sala 2026', []],
])('keeps the compounds of %s in one piece', (text, words) => {
  expect(whole(text)).toEqual(words);
});

it('changes no letter of any text, and keeps nothing together that fits no phone', () => {
  const some = fc.array(fc.constantFrom('ผู้', 'การ', 'เชี่ยวชาญ', ' ', 'a', 'ค้า', '1', 'ประชาสัมพันธ์', '\u0e31'));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        some.map((words) => words.join('')),
      ),
      (text) => {
        const parts = joinThaiWords(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const part of parts)
          if (part.whole) expect(part.text.replace(/\p{M}/gu, '').length).toBeLessThanOrEqual(14);
      },
    ),
  );
});

import { expect, it } from 'vitest';
import { nameProblem } from './nameProblem.ts';

it('names the field once, whether or not its message does', () => {
  expect(nameProblem('ราคา', 'ราคา: เขียนจำนวนเงินเป็นตัวเลข')).toBe('ราคา: เขียนจำนวนเงินเป็นตัวเลข');
  expect(nameProblem('ราคา', 'กรุณาระบุราคา')).toBe('กรุณาระบุราคา');
  expect(nameProblem('จำนวน', 'ต้องไม่มากกว่า 10')).toBe('จำนวน: ต้องไม่มากกว่า 10');
  expect(nameProblem(undefined, 'บันทึกไม่ได้')).toBe('บันทึกไม่ได้');
});

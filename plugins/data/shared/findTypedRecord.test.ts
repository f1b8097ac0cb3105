import { expect, it } from 'vitest';
import { findTypedRecord } from './findTypedRecord.ts';

it('takes the only record that was found, or the only one with exactly this code', () => {
  const pen = { id: 'a', barcode: '885001' };
  const ink = { id: 'b', barcode: '8850012' };
  expect(findTypedRecord([pen], '885')).toBe(pen);
  expect(findTypedRecord([pen, ink], '885001')).toBe(pen);
  expect(findTypedRecord([pen, ink], '885')).toBeUndefined();
  expect(findTypedRecord([], '885')).toBeUndefined();
});

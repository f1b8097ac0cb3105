import { expect, it } from 'vitest';
import { findTypedRecord, nameRecord } from './nameRecord.ts';

it('names a record by its first field, and never by its id', () => {
  const display = ['name', 'code'];
  expect(nameRecord({ id: 'a', name: 'ปากกา', code: 'P1' }, display)).toEqual({ id: 'a', title: 'ปากกา', note: 'P1' });
  expect(nameRecord({ id: 'a', name: '', code: 'P1' }, display)).toEqual({ id: 'a', title: 'P1', note: undefined });
  expect(nameRecord({ id: 'a' }, display)).toBeUndefined();
});

it('takes the only record that was found, or the only one with exactly this code', () => {
  const pen = { id: 'a', barcode: '885001' };
  const ink = { id: 'b', barcode: '8850012' };
  expect(findTypedRecord([pen], '885')).toBe(pen);
  expect(findTypedRecord([pen, ink], '885001')).toBe(pen);
  expect(findTypedRecord([pen, ink], '885')).toBeUndefined();
  expect(findTypedRecord([], '885')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { nameRecord, recordTitle } from './nameRecord.ts';

it('names a record by the first of its fields with a value, in the language of the reader; the others tell it from its like', () => {
  const display = ['name', 'code'];
  expect(nameRecord({ id: 'a', name: 'ปากกา', code: 'P1' }, display, 'th')).toEqual({
    id: 'a',
    title: 'ปากกา',
    note: 'P1',
  });
  expect(nameRecord({ id: 'a', name: '', code: 'P1' }, display, 'th')).toEqual({ id: 'a', title: 'P1' });
  expect(nameRecord({ id: 'a', name: 'P1', code: 'P1' }, display, 'th')).toEqual({ id: 'a', title: 'P1' });
  const pen = { id: 'a', name: { th: 'ปากกา', en: 'Pen' }, code: 7 };
  expect(nameRecord(pen, display, 'en')).toEqual({ id: 'a', title: 'Pen', note: '7' });
});

it('falls back to its id, which is no title', () => {
  expect(nameRecord({ id: 'a' }, ['name'], 'th')).toEqual({ id: 'a', title: 'a' });
  expect(recordTitle(['name'], { id: 'a' }, 'th')).toBeUndefined();
});

import { expect, it } from 'vitest';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { pairShort } from './pairShort.ts';

const field = (name: string, part: Partial<RecordField> = {}): RecordField => {
  return { field: name, title: name, kind: 'text', schema: {}, required: false, ...part };
};
const section = (...fields: RecordField[]) => ({ fields });
const widths = (sections: { fields: RecordField[] }[], record = {}) =>
  pairShort(sections, record).map(({ isHalf }) => isHalf);

it('two short sections that follow each other share a line, a third one has it alone', () => {
  const short = section(field('a'), field('b'));
  expect(widths([short, short, short])).toEqual([true, true, false]);
  expect(widths([short, section(field('a'), field('b'), field('c')), short])).toEqual([false, false, false]);
});

it('lines and long texts need the whole of it', () => {
  const short = section(field('a'));
  expect(widths([short, section(field('items', { lines: [] }))])).toEqual([false, false]);
  expect(widths([short, section(field('note'))], { note: 'ยาว '.repeat(30) })).toEqual([false, false]);
});

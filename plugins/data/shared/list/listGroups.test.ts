import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type GroupedList, groupClause, readFold, toggleFold, writeFold } from './listGroups.ts';

const list = (kind: GroupedList['kind'], keys: string[], folded: string[] = []): GroupedList => ({
  field: 'f',
  kind,
  rest: 0,
  groups: keys.map((key) => ({ key, title: key, count: 1, sums: {}, shown: 1, folded: folded.includes(key) })),
});

it('reads which groups are folded as it wrote them, whatever they are called', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), { maxLength: 9 }), (keys) => {
      expect(readFold(writeFold(keys))).toEqual(keys);
    }),
  );
  expect(readFold(undefined)).toBeUndefined();
  expect(readFold('%E0~a')).toEqual(['%E0', 'a']);
});

it('folds and unfolds one group, and leaves the others as they are', () => {
  const groups = list('status', ['a', 'b', 'c'], ['b']);
  expect(readFold(toggleFold(groups, 'a'))).toEqual(['a', 'b']);
  expect(readFold(toggleFold(groups, 'b'))).toEqual([]);
});

it.each([
  ['status', 'draft', { operator: 'in', values: ['draft'] }],
  ['reference', '_none', { operator: 'empty', values: [] }],
  ['boolean', 'true', { operator: 'yes', values: [] }],
  ['boolean', '_none', { operator: 'no', values: [] }],
  ['date', '2026-02-01', { operator: 'between', values: ['2026-02-01', '2026-02-28'] }],
  ['datetime', '2026-12-01', { operator: 'between', values: ['2026-12-01', '2026-12-31'] }],
] as const)('narrows a list to a group of %s: %s', (kind, key, expected) => {
  expect(groupClause(list(kind, [key]), key)).toEqual({ field: 'f', ...expected });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveColumn, readColumnLayout, writeWidths } from './columnLayout.ts';

it.each([
  [{}, { widths: {}, frozen: 1 }],
  [
    { widths: 'name:220,address.city:90', freeze: '2' },
    { widths: { name: 220, 'address.city': 90 }, frozen: 2 },
  ],
  [
    { widths: 'name:1,total:9999', freeze: '9' },
    { widths: { name: 56, total: 800 }, frozen: 4 },
  ],
  [
    { widths: '__proto__:3,a;b:2,:3,x', freeze: '-1' },
    { widths: {}, frozen: 1 },
  ],
  [{ freeze: '0' }, { widths: {}, frozen: 0 }],
])('reads how columns stand: %j', (address, expected) => {
  expect(readColumnLayout(address)).toEqual(expected);
});

it('reads what it wrote', () => {
  const names = fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/);
  fc.assert(
    fc.property(fc.dictionary(names, fc.integer({ min: 56, max: 800 }), { maxKeys: 20 }), (widths) => {
      expect(readColumnLayout({ widths: writeWidths(widths) }).widths).toEqual({ ...widths });
    }),
  );
});

it.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 1, ['a', 'b', 'c']],
  ['b', 99, ['a', 'c', 'b']],
  ['x', 0, ['a', 'b', 'c']],
])('moves %s to place %i', (field, to, expected) => {
  expect(moveColumn(['a', 'b', 'c'], field, to)).toEqual(expected);
});

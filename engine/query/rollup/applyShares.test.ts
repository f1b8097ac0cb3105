import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyShares } from './applyShares.ts';

const amount = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((cents) => cents / 100);

it('sums money as decimals, whatever comes and goes', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1 }), fc.array(amount), (before, gained) => {
      const sum = (values: number[]) => values.reduce((all, value) => all.plus(value), new Decimal(0)).toNumber();
      const lost = before.slice(0, 2);
      expect(applyShares({ op: 'sum' }, sum(before), { lost, gained })).toBe(sum([...before.slice(2), ...gained]));
      expect(applyShares({ op: 'count' }, before.length, { lost, gained })).toBe(
        before.length - lost.length + gained.length,
      );
    }),
  );
});

it('keeps the least and the greatest, and counts anew when it has gone', () => {
  expect(applyShares({ op: 'min' }, 3, { lost: [5], gained: [4, 2] })).toBe(2);
  expect(applyShares({ op: 'max' }, '2026-01-02', { lost: [], gained: ['2026-01-01'] })).toBe('2026-01-02');
  expect(applyShares({ op: 'max' }, 5, { lost: [5], gained: [] })).toBe('unknown');
});

it('counts anew what was never counted, and what has more digits than a number holds', () => {
  for (const op of ['count', 'sum', 'min', 'max'] as const)
    expect(applyShares({ op }, undefined, { lost: [], gained: [1] })).toBe('unknown');
  expect(applyShares({ op: 'sum' }, 1e15, { lost: [], gained: [0.25] })).toBe('unknown');
});

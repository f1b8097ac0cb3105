import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spreadTotal } from './spreadTotal.ts';

it('gives each amount its share', () => {
  expect(spreadTotal(107, [50, 50])).toEqual([53.5, 53.5]);
  expect(spreadTotal(0.1, [1, 1, 1])).toEqual([0.03, 0.04, 0.03]);
  expect(spreadTotal(107, [])).toEqual([]);
  expect(spreadTotal(107, [0, 0])).toEqual([0, 0]);
});

it('sums to the total, whatever the amounts', () => {
  const satang = fc.integer({ min: 0, max: 1e9 }).map((value) => value / 100);
  fc.assert(
    fc.property(satang, fc.array(satang, { minLength: 1, maxLength: 50 }), (total, amounts) => {
      fc.pre(amounts.some((amount) => amount > 0));
      const sum = spreadTotal(total, amounts).reduce((all, share) => all + Math.round(share * 100), 0);
      expect(sum).toBe(Math.round(total * 100));
    }),
  );
});

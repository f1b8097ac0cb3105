import { expect, it } from 'vitest';
import type { Json } from '../../../schemas/json.ts';
import { conditionLimits } from '../values/conditionLimits.ts';
import { readExpression } from './readExpression.ts';

const numbers = Array.from({ length: 40 }, (_, index) => index);
const nest = (levels: number): Json =>
  levels === 0 ? 1 : { $map: { input: numbers, as: `a${levels}`, in: nest(levels - 1) } };

it('refuses lists that multiply each other, before anything runs', () => {
  expect(() => readExpression(nest(2), 'x')).not.toThrow();
  expect(() => readExpression(nest(5), 'x')).toThrow(/too much work/);
});

it('refuses a reduction that doubles what it has at each step', () => {
  const double = { $reduce: { input: numbers, initialValue: [1], in: { $concatArrays: ['$$value', '$$value'] } } };
  expect(() => readExpression(double, 'x')).toThrow(/too much work/);
});

it('refuses doubling by variables', () => {
  const double = (levels: number): Json =>
    levels === 0
      ? { $map: { input: '$$v0', as: 'one', in: '$$one' } }
      : { $let: { vars: { v: { $concatArrays: ['$items', '$items'] } }, in: 1 } };
  expect(() => readExpression(double(1), 'x')).not.toThrow();
});

it('lets through what people write: a sum over the lines of an order', () => {
  const total: Json = {
    $reduce: {
      input: '$items',
      initialValue: 0,
      in: { $add: ['$$value', { $multiply: ['$$this.price', '$$this.quantity'] }] },
    },
  };
  expect(() => readExpression(total, 'x')).not.toThrow();
  expect(conditionLimits.work).toBeGreaterThan(1000);
});

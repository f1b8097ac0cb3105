import { expect, it } from 'vitest';
import { openBudget } from '../calc/frame.ts';
import { fillParams } from './fillParams.ts';

const ones = `[${Array(190).fill('1').join(',')}]`;
const heavy = `=${ones}.map(x, ${ones}.sum(y, x * y * x * y)).sum()`;

it('all formulas of a step share what may be computed', () => {
  const params = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`p${at}`, heavy]));
  expect(fillParams({ first: heavy }, { values: {}, budget: openBudget() })).toEqual({ first: 190 * 190 });
  expect(() => fillParams(params, { values: {}, budget: openBudget() })).toThrow('too much to compute');
});

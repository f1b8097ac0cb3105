import { expect, it } from 'vitest';
import { type BenchRow, runRow } from './benchRow.ts';
import { openBench } from './openBench.ts';

function buildRow(overrides: Partial<BenchRow>): BenchRow {
  return {
    name: 'row',
    unit: 'ms',
    target: { of: 'ratio', atMost: 1.3 },
    measure: async () => ({ figure: 120, floor: 100 }),
    ...overrides,
  };
}

it('passes a row whose ratio to its floor is within the target', async () => {
  const result = await runRow(buildRow({}), openBench());
  expect(result).toEqual({
    name: 'row',
    figure: 120,
    unit: 'ms',
    floor: 100,
    ratio: 1.2,
    target: '<= 1.3 x floor',
    pass: true,
  });
});

it('fails a row that misses its target', async () => {
  const slow = await runRow(buildRow({ measure: async () => ({ figure: 140, floor: 100 }) }), openBench());
  expect(slow.pass).toBe(false);
  const few = buildRow({ target: { of: 'figure', atLeast: 500 }, measure: async () => ({ figure: 499, floor: null }) });
  expect((await runRow(few, openBench())).pass).toBe(false);
});

it('fails a row whose floor was not measured though its target is a ratio', async () => {
  const row = buildRow({ measure: async () => ({ figure: 1, floor: null }) });
  expect((await runRow(row, openBench())).pass).toBe(false);
});

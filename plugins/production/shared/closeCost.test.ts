import { expect, it } from 'vitest';
import { closeCost } from './closeCost.ts';

it('adds materials, labour and overhead without binary error', () => {
  expect(closeCost({ material_cost: 0.1, labor_cost: 0.2, overhead_cost: 100 })).toEqual({
    total_cost: 100.3,
    production_cost: 100.3,
  });
  expect(closeCost({ material_cost: 5 })).toMatchObject({ total_cost: 5 });
});

import { Decimal } from 'decimal.js';
import type { JsonObject } from 'sala/schemas';

/** What a closed production order really cost: materials, labour and overhead. */
export function closeCost(order: JsonObject): { total_cost: number; production_cost: number } {
  const total = [order.material_cost, order.labor_cost, order.overhead_cost]
    .filter((cost) => typeof cost === 'number')
    .reduce<Decimal>((sum, cost) => sum.plus(cost), new Decimal(0))
    .toDecimalPlaces(2)
    .toNumber();
  return { total_cost: total, production_cost: total };
}

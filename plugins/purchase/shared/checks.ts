import { Decimal } from 'decimal.js';
import type { JsonObject, RecordCheck, RecordProblem } from 'sala/schemas';
import { checkSupplier } from './checkSupplier.ts';

export const checks: Record<string, RecordCheck> = {
  supplier: checkSupplier,
  purchaseTotals: (record) => ({ errors: [], warnings: [...checkSubtotal(record), ...checkTotal(record)] }),
};

const tolerance = 0.01;

function checkSubtotal({ subtotal, items }: JsonObject): RecordProblem[] {
  if (typeof subtotal !== 'number' || !Array.isArray(items)) return [];
  const sum = items.reduce<Decimal>((total, item) => total.plus(readLine(item as JsonObject)), new Decimal(0)); // the schema makes each an object
  if (sum.minus(subtotal).abs().lte(tolerance)) return [];
  const message = { th: 'ยอดรวมไม่ตรงกับผลรวมของรายการ', en: 'The subtotal does not match the sum of the items' };
  return [{ path: 'subtotal', code: 'subtotal_mismatch', message }];
}

function checkTotal({ subtotal, tax_amount: tax, total_amount: total }: JsonObject): RecordProblem[] {
  if (typeof subtotal !== 'number' || typeof total !== 'number') return [];
  const expected = new Decimal(subtotal).plus(typeof tax === 'number' ? tax : 0);
  if (expected.minus(total).abs().lte(tolerance)) return [];
  const message = { th: 'ยอดรวมทั้งสิ้นไม่ตรงกับยอดรวมบวกภาษี', en: 'The total does not match subtotal plus tax' };
  return [{ path: 'total_amount', code: 'total_mismatch', message }];
}

function readLine({ total, quantity, unit_price: price }: JsonObject): Decimal {
  if (typeof total === 'number') return new Decimal(total);
  return typeof quantity === 'number' && typeof price === 'number'
    ? new Decimal(quantity).times(price)
    : new Decimal(0);
}

import type { JsonObject, RecordCheck, RecordProblem } from 'sala/schemas';
import { readAmount } from './readAmount.ts';

/** Tolerance for figures that should be equal. */
const tolerance = 0.01;

/** On hand, reserved and available must agree; implausible values cause warnings. */
export const checkBalance: RecordCheck = (balance) => ({
  errors: [...checkOnHand(balance), ...checkReserved(balance), ...checkAvailable(balance)],
  warnings: [...warnAvailable(balance), ...warnValue(balance), ...warnLocations(balance), ...warnLimits(balance)],
});

function checkOnHand(balance: JsonObject): RecordProblem[] {
  if (balance.is_negative_allowed === true || readAmount(balance.qty_on_hand) >= 0) return [];
  const message = { th: 'จำนวนในมือต้องไม่ติดลบ', en: 'Quantity on hand cannot be negative' };
  return [{ path: 'qty_on_hand', code: 'negative_on_hand', message }];
}

function checkReserved(balance: JsonObject): RecordProblem[] {
  if (readAmount(balance.qty_reserved) >= 0) return [];
  const message = { th: 'จำนวนจองต้องไม่ติดลบ', en: 'Quantity reserved cannot be negative' };
  return [{ path: 'qty_reserved', code: 'negative_reserved', message }];
}

function checkAvailable(balance: JsonObject): RecordProblem[] {
  if (typeof balance.qty_available !== 'number') return [];
  const expected = readAmount(balance.qty_on_hand) - readAmount(balance.qty_reserved);
  if (differs(balance.qty_available, expected) === false) return [];
  const message = {
    th: 'จำนวนพร้อมใช้ต้องเท่ากับจำนวนในมือหักจำนวนจอง',
    en: 'Quantity available must equal on hand minus reserved',
  };
  return [{ path: 'qty_available', code: 'available_mismatch', message }];
}

function warnAvailable({ qty_available: available }: JsonObject): RecordProblem[] {
  if (readAmount(available) >= 0) return [];
  const message = { th: 'จำนวนพร้อมใช้ติดลบ', en: 'Quantity available is negative' };
  return [{ path: 'qty_available', code: 'negative_available', message }];
}

function warnValue(balance: JsonObject): RecordProblem[] {
  const { total_cost_value: value, weighted_avg_cost: cost, qty_on_hand: onHand } = balance;
  if (typeof value !== 'number' || typeof cost !== 'number' || typeof onHand !== 'number') return [];
  if (!differs(value, cost * onHand)) return [];
  const message = { th: 'มูลค่าต้นทุนรวมไม่ตรงกับต้นทุนคูณจำนวน', en: 'The cost value does not match cost times quantity' };
  return [{ path: 'total_cost_value', code: 'value_mismatch', message }];
}

function warnLocations({ location_summary: places, qty_on_hand: onHand }: JsonObject): RecordProblem[] {
  if (!Array.isArray(places) || places.length === 0) return [];
  const total = places.reduce<number>((sum, place) => sum + readAmount((place as JsonObject | null)?.qty_on_hand), 0); // the schema makes each an object
  if (!differs(total, readAmount(onHand))) return [];
  const message = { th: 'ยอดรวมตามตำแหน่งเก็บไม่ตรงกับจำนวนในมือ', en: 'Location totals do not match quantity on hand' };
  return [{ path: 'location_summary', code: 'locations_mismatch', message }];
}

function warnLimits({ min_stock_level: minimum, max_stock_level: maximum }: JsonObject): RecordProblem[] {
  if (typeof minimum !== 'number' || typeof maximum !== 'number' || maximum === 0 || minimum <= maximum) return [];
  const message = { th: 'ระดับขั้นต่ำสูงกว่าระดับสูงสุด', en: 'The minimum level is above the maximum' };
  return [{ path: 'min_stock_level', code: 'minimum_above_maximum', message }];
}

/** Whether the difference exceeds the tolerance, allowing for binary fractions. */
function differs(a: number, b: number): boolean {
  return Math.abs(a - b) > tolerance + 1e-9;
}

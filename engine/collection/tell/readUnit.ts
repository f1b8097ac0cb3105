import type { FieldSchema } from '../../../schemas/index.ts';

const amount =
  /(^|_)(price|total|amount|cost|subtotal|balance|vat|tax|discount|salary|fee|paid|budget|debit|credit)(_|$)/;
const percent = /(^|_)(percent|percentage|pct)(_|$)/;
const count = /(^|_)(days|count|quantity|qty|percent|percentage|pct|rate|number)(_|$)/;

/** What a number is an amount of, as `x-unit` or else its name says: money in the currency of its record or site, or parts of a hundred. */
export function readUnit(
  name: string,
  { type, 'x-unit': unit }: Pick<FieldSchema, 'type' | 'x-unit'>,
): 'currency' | '%' | undefined {
  const types = Array.isArray(type) ? type : [type];
  if (!types.includes('number')) return undefined;
  if (unit !== undefined) return unit === 'none' ? undefined : unit;
  if (percent.test(name)) return '%';
  return amount.test(name) && !count.test(name) ? 'currency' : undefined;
}

import type { FieldSchema } from '../../schemas/index.ts';

const amount = /(^|_)(price|total|amount|cost|subtotal|balance|vat|discount|salary|fee|paid|budget|debit|credit)(_|$)/;
const percent = /(^|_)(percent|percentage|pct)(_|$)/;
const count = /(^|_)(days|count|quantity|qty|percent|percentage|pct|rate|number)(_|$)/;

/** What a number is an amount of, as its name says: money in the currency of its record or site, or parts of a hundred. */
export function readUnit(name: string, { type }: Pick<FieldSchema, 'type'>): 'currency' | '%' | undefined {
  const types = Array.isArray(type) ? type : [type];
  if (!types.includes('number')) return undefined;
  if (percent.test(name)) return '%';
  return amount.test(name) && !count.test(name) ? 'currency' : undefined;
}

import { type FilterOperator, type FilterRow, listOperators } from 'sala/engine';
import type { FieldSchema, Json } from 'sala/schemas';
import type { RightField } from './ownRole.ts';

/** Comparisons that say all by themselves. */
const unary: readonly FilterOperator[] = ['filled', 'empty'];

export function takesValue({ operator }: FilterRow): boolean {
  return !unary.includes(operator);
}

/** How a field may be compared; every way where nothing is known of it. */
export function operatorsOf(field: RightField | undefined): FilterOperator[] {
  if (!field) return ['is', 'not', 'oneOf', 'more', 'atLeast', 'less', 'atMost', ...unary];
  const { type, choices = [] } = field;
  return listOperators({
    ...(type === 'date' ? { type: 'string', format: 'date' } : { type: type as FieldSchema['type'] }), // a type of JSON Schema
    ...(choices.length > 0 && { enum: choices.map(({ value }) => value) }),
  });
}

/** The lines that say something: with a field, and a value where one is compared with. */
export function listWhole(rows: readonly FilterRow[]): FilterRow[] {
  return rows.filter((row) => row.field !== '' && (!takesValue(row) || String(row.value) !== ''));
}

/** What was typed, as the field holds it; a variable such as `$user.id` stays text. */
export function typeValue(typed: string, type: string | undefined): Json {
  const isNumber = type === 'number' || type === 'integer';
  if (isNumber && typed !== '' && Number.isFinite(Number(typed))) return Number(typed);
  return type === 'boolean' && typed !== '' ? typed === 'true' : typed;
}

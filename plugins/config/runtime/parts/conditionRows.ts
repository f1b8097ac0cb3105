import { type Condition, isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import type { RightField } from './ownRole.ts';

export const operators = ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'] as const;
export type Operator = (typeof operators)[number];

/** One line of a condition: a field, how it is compared, and with what, as it is typed. */
export interface ConditionRow {
  field: string;
  op: Operator;
  value: string;
}

/** The lines of a condition; nothing where it says more than lines can. */
export function readRows(when: Condition | undefined): ConditionRow[] | undefined {
  const rows = Object.entries(when ?? {}).map(([field, wanted]) => readRow(field, wanted as Json)); // JSON as it was sent
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

function readRow(field: string, wanted: Json): ConditionRow | undefined {
  if (field.startsWith('$')) return undefined;
  if (!isJsonObject(wanted)) return showRow(field, '$eq', wanted);
  const [[op, value] = [], ...more] = Object.entries(wanted);
  const known = operators.find((one) => one === op);
  return known && more.length === 0 ? showRow(field, known, value ?? null) : undefined;
}

function showRow(field: string, op: Operator, value: Json): ConditionRow | undefined {
  return typeof value === 'object' ? undefined : { field, op, value: String(value) };
}

/** The condition that these lines say; lines without a field or a value are left out. */
export function writeRows(rows: readonly ConditionRow[], fields: readonly RightField[]): JsonObject | undefined {
  const whole = rows.filter(({ field, value }) => field !== '' && value !== '');
  if (whole.length === 0) return undefined;
  return Object.fromEntries(
    whole.map(({ field, op, value }) => {
      const typed = typeValue(value, fields.find(({ name }) => name === field)?.type);
      return [field, op === '$eq' ? typed : { [op]: typed }];
    }),
  );
}

function typeValue(value: string, type: string | undefined): Json {
  const isNumber = type === 'number' || type === 'integer';
  if (isNumber && Number.isFinite(Number(value))) return Number(value);
  return type === 'boolean' ? value === 'true' : value;
}

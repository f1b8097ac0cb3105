import { readDecimal } from 'sala/engine';
import type { FieldSchema } from 'sala/schemas';

export const guardOperators = ['filled', 'empty', '==', '!=', '>', '>=', '<', '<='] as const;
export type GuardOperator = (typeof guardOperators)[number];

/** One line of a guard: a field, how it is compared, and with what, as it is typed. */
export interface GuardRow {
  field: string;
  op: GuardOperator;
  value: string;
}

const filled = /^(!?)has\(record\.(\w+)\)$/;
const compared = /^record\.(\w+) (==|!=|>=|<=|>|<) (.+)$/;
const text = /^'((?:[^'\\]|\\.)*)'$/;

/** The lines of a formula; nothing where it says more than lines can. */
export function readGuard(formula: string): GuardRow[] | undefined {
  const rows = formula.split(' && ').map(readRow);
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

function readRow(part: string): GuardRow | undefined {
  const [, not, present] = filled.exec(part) ?? [];
  if (present !== undefined) return { field: present, op: not ? 'empty' : 'filled', value: '' };
  const [, field, op, written = ''] = compared.exec(part) ?? [];
  const known = guardOperators.find((one) => one === op);
  if (field === undefined || !known) return undefined;
  const quoted = text.exec(written)?.[1];
  if (quoted !== undefined) return { field, op: known, value: quoted.replace(/\\(.)/g, '$1') };
  return /^(?:-?\d+(?:\.\d+)?|true|false|today)$/.test(written) ? { field, op: known, value: written } : undefined;
}

/** The formula that these lines say; a line without a field or a value says nothing. */
export function writeGuard(rows: readonly GuardRow[], properties: Record<string, FieldSchema>): string {
  return rows.flatMap((row) => writeRow(row, properties[row.field])).join(' && ');
}

function writeRow({ field, op, value }: GuardRow, schema: FieldSchema | undefined): string[] {
  if (field === '') return [];
  if (op === 'filled') return [`has(record.${field})`];
  if (op === 'empty') return [`!has(record.${field})`];
  if (value === '') return [];
  return [`record.${field} ${op} ${writeValue(value, schema)}`];
}

function writeValue(value: string, schema: FieldSchema | undefined): string {
  const { type } = schema ?? {};
  const number = type === 'number' || type === 'integer' ? readDecimal(value) : undefined;
  if (number !== undefined) return String(number);
  if (type === 'boolean') return value === 'true' ? 'true' : 'false';
  if (schema?.format === 'date' && value === 'today') return value;
  return `'${value.replace(/[\\']/g, '\\$&')}'`;
}

import { type FilterOperator, type FilterRow, readDecimal } from 'sala/engine';
import type { FieldSchema } from 'sala/schemas';

/** The comparisons that a guard can say in lines, as its formula writes them. */
const signs = { is: '==', not: '!=', more: '>', atLeast: '>=', less: '<', atMost: '<=' } as const;
export const guardOperators: readonly FilterOperator[] = [
  ...(Object.keys(signs) as (keyof typeof signs)[]), // its own keys
  'filled',
  'empty',
];

const filled = /^(!?)has\(record\.(\w+)\)$/;
const compared = /^record\.(\w+) (==|!=|>=|<=|>|<) (.+)$/;
const text = /^'((?:[^'\\]|\\.)*)'$/;

/** The lines of a formula; nothing where it says more than lines can. */
export function readGuard(formula: string): FilterRow[] | undefined {
  const rows = formula.split(' && ').map(readRow);
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

function readRow(part: string): FilterRow | undefined {
  const [, not, present] = filled.exec(part) ?? [];
  if (present !== undefined) return { field: present, operator: not ? 'empty' : 'filled', value: '' };
  const [, field, sign, written = ''] = compared.exec(part) ?? [];
  const operator = guardOperators.find((one) => signOf(one) === sign);
  if (field === undefined || !operator) return undefined;
  const quoted = text.exec(written)?.[1];
  if (quoted !== undefined) return { field, operator, value: quoted.replace(/\\(.)/g, '$1') };
  return /^(?:-?\d+(?:\.\d+)?|true|false|today)$/.test(written) ? { field, operator, value: written } : undefined;
}

/** The formula that these lines say; a line without a field or a value says nothing. */
export function writeGuard(rows: readonly FilterRow[], properties: Record<string, FieldSchema>): string {
  return rows.flatMap((row) => writeRow(row, properties[row.field])).join(' && ');
}

function writeRow({ field, operator, value }: FilterRow, schema: FieldSchema | undefined): string[] {
  if (field === '') return [];
  if (operator === 'filled') return [`has(record.${field})`];
  if (operator === 'empty') return [`!has(record.${field})`];
  if (value === '') return [];
  return [`record.${field} ${signOf(operator)} ${writeValue(String(value), schema)}`];
}

function signOf(operator: FilterOperator): string | undefined {
  return operator in signs ? signs[operator as keyof typeof signs] : undefined;
}

function writeValue(value: string, schema: FieldSchema | undefined): string {
  const { type } = schema ?? {};
  const number = type === 'number' || type === 'integer' ? readDecimal(value) : undefined;
  if (number !== undefined) return String(number);
  if (type === 'boolean') return value === 'true' ? 'true' : 'false';
  if (schema?.format === 'date' && value === 'today') return value;
  return `'${value.replace(/[\\']/g, '\\$&')}'`;
}

import {
  type FilterOperator,
  type FilterRow,
  findComparable,
  readComparisons,
  readDecimal,
  writeComparisons,
} from 'sala/engine';
import type { FieldSchema } from 'sala/schemas';

/** The comparisons that a guard can say in lines. */
export const guardOperators: readonly FilterOperator[] = [
  'is',
  'not',
  'more',
  'atLeast',
  'less',
  'atMost',
  'filled',
  'empty',
];
/** A field, or a part of one that has parts to compare. */
const ownField = /^record\.(\w+(?:\.\w+)?)$/;

/** The lines of a formula; nothing where it says more than lines can. */
export function readGuard(formula: string, properties: Record<string, FieldSchema>): FilterRow[] | undefined {
  const rows = readComparisons(formula, ['today'])?.map(({ field, operator, value }) => {
    const own = guardOperators.includes(operator) ? ownField.exec(field)?.[1] : undefined;
    const isKnown = own !== undefined && (!own.includes('.') || findComparable(properties, own) !== undefined);
    return isKnown ? { field: own, operator, value: String(value ?? '') } : undefined;
  });
  return rows?.every((row) => row !== undefined) ? rows : undefined;
}

/** The formula that these lines say; a line without a field or a value says nothing. */
export function writeGuard(rows: readonly FilterRow[], properties: Record<string, FieldSchema>): string {
  const says = ({ field, operator, value }: FilterRow) =>
    field !== '' && (operator === 'filled' || operator === 'empty' || value !== '');
  const written = rows.filter(says).map((row) => ({ ...row, field: `record.${row.field}` }));
  return writeComparisons(written, ({ field, value }) =>
    writeValue(String(value), findComparable(properties, field.slice('record.'.length))?.schema),
  );
}

function writeValue(value: string, schema: FieldSchema | undefined): string {
  const { type } = schema ?? {};
  const number = type === 'number' || type === 'integer' ? readDecimal(value) : undefined;
  if (number !== undefined) return String(number);
  if (type === 'boolean') return value === 'true' ? 'true' : 'false';
  if (schema?.format === 'date' && value === 'today') return value;
  return `'${value.replace(/[\\']/g, '\\$&')}'`;
}

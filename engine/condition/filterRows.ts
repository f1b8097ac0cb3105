import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';

/** Comparison operators of a filter line. */
export type FilterOperator =
  | 'is'
  | 'not'
  | 'contains'
  /** Of a field with several values: it is one of them. */
  | 'includes'
  /** It is one of the values of a list. */
  | 'oneOf'
  | 'more'
  | 'atLeast'
  | 'less'
  | 'atMost'
  | 'filled'
  | 'empty';

/** One line of a filter: field, operator, value. */
export interface FilterRow {
  field: string;
  operator: FilterOperator;
  value: Json;
}

const compared: Record<string, FilterOperator> = {
  $eq: 'is',
  $ne: 'not',
  $gt: 'more',
  $gte: 'atLeast',
  $lt: 'less',
  $lte: 'atMost',
};
const written = Object.fromEntries(Object.entries(compared).map(([sign, operator]) => [operator, sign]));

/** The lines of a filter; undefined for one that cannot be written as lines, which is then edited as JSON. */
export function readFilterRows(find: JsonObject): FilterRow[] | undefined {
  const rows: FilterRow[] = [];
  for (const [key, value] of Object.entries(find)) {
    const read = key === '$and' ? readAll(value) : readField(key, value);
    if (!read) return undefined;
    rows.push(...read);
  }
  return rows;
}

/** The filter of these lines, joined by "and". Lines without a field are ignored. */
export function writeFilterRows(rows: readonly FilterRow[]): JsonObject {
  const parts = rows.filter(({ field }) => field !== '').map(writeRow);
  const fields = parts.flatMap(Object.keys);
  if (new Set(fields).size === fields.length) return Object.assign({}, ...parts);
  return { $and: parts };
}

function writeRow({ field, operator, value }: FilterRow): JsonObject {
  switch (operator) {
    case 'is':
      return { [field]: value };
    case 'contains':
      return { [field]: { $regex: escapePattern(String(value ?? '')), $options: 'i' } };
    case 'includes':
      return { [field]: { $in: [value] } };
    case 'oneOf':
      return { [field]: { $in: Array.isArray(value) ? value : [value] } };
    case 'filled':
      return { [field]: { $nin: [null, ''] } };
    case 'empty':
      return { [field]: { $in: [null, ''] } };
    default:
      return { [field]: { [written[operator] ?? '$eq']: value } };
  }
}

/** A list of one value is read as what a field with several includes; of a field that can be one of several, it is that. */
export function fitRow(row: FilterRow, operators: readonly FilterOperator[]): FilterRow {
  return row.operator === 'includes' && operators.includes('oneOf')
    ? { ...row, operator: 'oneOf', value: [row.value] }
    : row;
}

/** The line with another comparison: its value becomes a list of one, or the first of its list. */
export function compareBy(row: FilterRow, operator: FilterOperator): FilterRow {
  const { value } = row;
  if (operator !== 'oneOf') return { ...row, operator, value: Array.isArray(value) ? (value[0] ?? '') : value };
  if (Array.isArray(value)) return { ...row, operator };
  return { ...row, operator, value: value === '' || value === null ? [] : [value] };
}

function readAll(value: Json): FilterRow[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const rows: FilterRow[] = [];
  for (const part of value) {
    const read = isJsonObject(part) && !('$and' in part) ? readFilterRows(part) : undefined;
    if (!read) return undefined;
    rows.push(...read);
  }
  return rows;
}

function readField(field: string, value: Json): FilterRow[] | undefined {
  if (field.startsWith('$')) return undefined;
  if (!isJsonObject(value)) return Array.isArray(value) ? undefined : [{ field, operator: 'is', value }];
  if ('$regex' in value) return readContains(field, value);
  const rows: FilterRow[] = [];
  for (const [sign, operand] of Object.entries(value)) {
    const row = readTest(field, sign, operand);
    if (!row) return undefined;
    rows.push(row);
  }
  return rows.length > 0 ? rows : undefined;
}

function readTest(field: string, sign: string, operand: Json): FilterRow | undefined {
  if (Array.isArray(operand)) {
    const [only = null] = operand;
    if (sign === '$in' && operand.length === 1 && typeof only !== 'object')
      return { field, operator: 'includes', value: only };
    const isNothing = operand.length === 2 && operand[0] === null && operand[1] === '';
    if (isNothing && sign === '$nin') return { field, operator: 'filled', value: null };
    if (sign !== '$in') return undefined;
    if (isNothing) return { field, operator: 'empty', value: null };
    return operand.some((one) => typeof one === 'object') ? undefined : { field, operator: 'oneOf', value: operand };
  }
  const operator = compared[sign];
  return operator && !isJsonObject(operand) ? { field, operator, value: operand } : undefined;
}

function readContains(field: string, { $regex, $options, ...rest }: JsonObject): FilterRow[] | undefined {
  if (typeof $regex !== 'string' || $options !== 'i' || Object.keys(rest).length > 0) return undefined;
  const text = $regex.replace(/\\([\\^$.*+?()[\]{}|/-])/g, '$1');
  return escapePattern(text) === $regex ? [{ field, operator: 'contains', value: text }] : undefined;
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

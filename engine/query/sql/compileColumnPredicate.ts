import type { Json } from '../../../schemas/json.ts';
import type { CompareOperator, Predicate } from '../../condition/conditionTree.ts';
import { presentTime } from './recordSql.ts';
import type { FieldColumn } from './scope.ts';
import type { SqlBinder } from './sqlBinder.ts';

const signs: Readonly<Record<CompareOperator, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

/**
 * A predicate on the field's column, with leakproof operators only, so that an index applies under row level security.
 * `undefined` where the column cannot decide it.
 */
export function compileColumnPredicate(column: FieldColumn, test: Predicate, binder: SqlBinder): string | undefined {
  switch (test.kind) {
    case 'equal':
      return compileIn(column, [test.value], binder);
    case 'in':
      return compileIn(column, test.values, binder);
    case 'compare':
      if (column.type === 'time') return compileTime(column.sql, test.operator, test.value, binder);
      if (typeof test.value !== jsTypeOf(column)) return 'FALSE';
      return `${orderedSql(column)} ${signs[test.operator]} ${bindScalar(test.value, binder)}`;
    case 'exists':
      return column.generated ? undefined : 'TRUE';
    case 'not': {
      const inner = compileColumnPredicate(column, test.test, binder);
      return inner && `(${inner}) IS NOT TRUE`;
    }
    case 'all': {
      const parts = test.tests.map((part) => compileColumnPredicate(column, part, binder));
      return parts.every((part) => part !== undefined)
        ? parts.map((part) => `(${part})`).join(' AND ') || 'TRUE'
        : undefined;
    }
    default:
      return undefined;
  }
}

/** The column sorted by code point. */
export function orderedSql(column: FieldColumn): string {
  return column.type === 'text' && !column.ordered ? `${column.sql} COLLATE "C"` : column.sql;
}

function compileIn(column: FieldColumn, values: readonly Json[], binder: SqlBinder): string {
  const wanted = jsTypeOf(column);
  const same = values.filter((value) => typeof value === wanted);
  const parts: string[] = [];
  if (column.type === 'time') {
    for (const value of same) parts.push(compileMoment(column.sql, String(value), binder));
  } else if (same.length === 1) {
    parts.push(`${column.sql} = ${bindScalar(same[0] ?? null, binder)}`);
  } else if (same.length > 1) {
    parts.push(`${column.sql} = ANY(${bindList(same, binder)})`);
  }
  if (values.includes(null) && column.nullable) parts.push(`${column.sql} IS NULL`);
  return parts.length === 0 ? 'FALSE' : parts.length === 1 ? (parts[0] ?? 'FALSE') : `(${parts.join(' OR ')})`;
}

function jsTypeOf({ type }: FieldColumn): 'string' | 'number' | 'boolean' {
  return type === 'number' || type === 'boolean' ? type : 'string';
}

function bindScalar(value: Json, binder: SqlBinder): string {
  if (typeof value === 'number') return binder.number(value);
  return typeof value === 'boolean' ? binder.boolean(value) : binder.text(String(value));
}

function bindList(values: readonly Json[], binder: SqlBinder): string {
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === values.length) return binder.numbers(numbers);
  const booleans = values.filter((value) => typeof value === 'boolean');
  return booleans.length === values.length ? binder.booleans(booleans) : binder.texts(values.map(String));
}

/**
 * Compares a moment with a text, in the order of the texts that records show. A shown text has milliseconds while the
 * column has microseconds, so an exact moment is the millisecond that starts with it.
 */
function compileTime(sql: string, operator: CompareOperator, value: Json, binder: SqlBinder): string {
  if (typeof value !== 'string') return 'FALSE';
  const moment = exactMoment(value);
  if (moment !== undefined) {
    const isAfter = operator === 'gt' || operator === 'lte';
    const bound = binder.time(new Date(moment + (isAfter ? 1 : 0)).toISOString());
    return `${sql} ${operator === 'gt' || operator === 'gte' ? '>=' : '<'} ${bound}`;
  }
  const day = exactMoment(`${value}T00:00:00.000Z`);
  // Every moment of a day is shown as a longer text than the day, and so sorts after it.
  if (day !== undefined)
    return `${sql} ${operator === 'gt' || operator === 'gte' ? '>=' : '<'} ${binder.time(`${value}T00:00:00.000Z`)}`;
  return `${presentTime(sql)} COLLATE "C" ${signs[operator]} ${binder.text(value)}`;
}

function compileMoment(sql: string, value: string, binder: SqlBinder): string {
  const moment = exactMoment(value);
  if (moment === undefined) return 'FALSE';
  const next = new Date(moment + 1).toISOString();
  return `(${sql} >= ${binder.time(value)} AND ${sql} < ${binder.time(next)})`;
}

function exactMoment(text: string): number | undefined {
  if (!/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return undefined;
  const moment = Date.parse(text);
  const isExact = !Number.isNaN(moment) && new Date(moment).toISOString() === text && moment < Date.UTC(9999, 11, 31);
  return isExact ? moment : undefined;
}

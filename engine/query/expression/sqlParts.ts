import { largestNumber, smallestNumber } from '../../condition/expression/operators.ts';
import { orderKeys } from '../sql/compileSort.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';

/*
 * SQL building blocks of operators. Each guards itself: Postgres may compute a constant part before it evaluates the
 * surrounding condition, so a cast is only written inside a CASE on the same value.
 */

export const nullJson = `'null'::jsonb`;

/** Expressions that may be repeated at no cost: a parameter, a column, a field of a column. */
const simple = /^(\$\d+::\w+|NULL::jsonb|\w+\.\w+|\(\w+\.\w+ -> \$\d+::text\))$/;

/** Computes each argument once, however often the body refers to it. */
export function withArguments(args: readonly string[], binder: SqlBinder, body: (args: string[]) => string): string {
  if (args.every((sql) => simple.test(sql))) return body([...args]);
  const each = binder.alias('x');
  const names = args.map((sql, index) => (simple.test(sql) ? sql : `${each}.v${index}`));
  const columns = args.flatMap((sql, index) => (simple.test(sql) ? [] : [`${sql} AS v${index}`]));
  // OFFSET 0 keeps the planner from inlining the argument at each reference.
  return `(SELECT ${body(names)} FROM (SELECT ${columns.join(', ')} OFFSET 0) ${each})`;
}

/** The equivalent of `toNumber`, numeric: exact. */
export function numericOf(value: string): string {
  const size = `abs((${value})::numeric)`;
  return `CASE jsonb_typeof(${value}) WHEN 'number' THEN CASE WHEN ${size} BETWEEN ${smallestNumber} AND ${largestNumber} THEN (${value})::numeric WHEN ${size} < 1 THEN 0::numeric END END`;
}

/** The equivalent of `toNumber`, float8. */
export function numberOf(value: string): string {
  return `(${numericOf(value)})::float8`;
}

/** The equivalent of `toWhole`. */
export function wholeNumberOf(value: string, binder: SqlBinder): string {
  return withArguments(
    [numberOf(value)],
    binder,
    ([n]) => `CASE WHEN ${n} = trunc(${n}) AND abs(${n}) <= 1000000000 THEN ${n}::int END`,
  );
}

export function textOf(value: string): string {
  return `CASE jsonb_typeof(${value}) WHEN 'string' THEN ${value} #>> '{}' END`;
}

/** A SQL value as JSON; null for SQL null. */
export function asJson(sql: string): string {
  return `coalesce(to_jsonb(${sql}), ${nullJson})`;
}

/** The body for an array, null for other values. */
export function onArray(value: string, body: string): string {
  return `CASE jsonb_typeof(${value}) WHEN 'array' THEN ${body} ELSE ${nullJson} END`;
}

/** The elements of a value known to be an array, as rows of `v` and `n`. */
export function elementsOf(list: string, alias: string): string {
  return `jsonb_array_elements(${list}) WITH ORDINALITY ${alias}(v, n)`;
}

/** An aggregated list; empty when there were no rows. */
export function listOf(value: string, order: string): string {
  return `coalesce(jsonb_agg(${value} ORDER BY ${order}), '[]'::jsonb)`;
}

/** The equivalent of `isTrue`. */
export function isTrueSql(value: string): string {
  return `coalesce(${value} NOT IN (${nullJson}, 'false'::jsonb, '0'::jsonb), FALSE)`;
}

/** The equivalent of `compareValues`: a row value that compares as the value does. */
export function comparable(value: string): string {
  const [rank, number, text] = orderKeys(value);
  return `(${rank}, coalesce(${number}, 0), coalesce(${text}, ''))`;
}

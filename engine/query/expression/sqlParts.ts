import { largestNumber, smallestNumber } from '../../condition/expression/operators.ts';
import { orderKeys } from '../compileSort.ts';
import type { SqlBinder } from '../sqlBinder.ts';

/*
 * Parts of which operators are made. Each guards itself: Postgres may compute a constant part before it looks at the
 * condition around it, so a cast is only ever written inside a CASE on the very value that it casts.
 */

export const nullJson = `'null'::jsonb`;

/** What may be written twice at no cost: a value of the statement, a column, a field of a column. */
const simple = /^(\$\d+::\w+|NULL::jsonb|\w+\.\w+|\(\w+\.\w+ -> \$\d+::text\))$/;

/** Computes each argument once, however often the body mentions it. */
export function withArguments(args: readonly string[], binder: SqlBinder, body: (args: string[]) => string): string {
  if (args.every((sql) => simple.test(sql))) return body([...args]);
  const each = binder.alias('x');
  const names = args.map((sql, index) => (simple.test(sql) ? sql : `${each}.v${index}`));
  const columns = args.flatMap((sql, index) => (simple.test(sql) ? [] : [`${sql} AS v${index}`]));
  // OFFSET 0 keeps the planner from putting the argument back into each place that mentions it.
  return `(SELECT ${body(names)} FROM (SELECT ${columns.join(', ')} OFFSET 0) ${each})`;
}

/** The twin of `toNumber`, numeric: exact. */
export function numericOf(value: string): string {
  const size = `abs((${value})::numeric)`;
  return `CASE jsonb_typeof(${value}) WHEN 'number' THEN CASE WHEN ${size} BETWEEN ${smallestNumber} AND ${largestNumber} THEN (${value})::numeric WHEN ${size} < 1 THEN 0::numeric END END`;
}

/** The twin of `toNumber`, float8. */
export function numberOf(value: string): string {
  return `(${numericOf(value)})::float8`;
}

/** The twin of `toWhole`. */
export function wholeOf(value: string, binder: SqlBinder): string {
  return withArguments(
    [numberOf(value)],
    binder,
    ([n]) => `CASE WHEN ${n} = trunc(${n}) AND abs(${n}) <= 1000000000 THEN ${n}::int END`,
  );
}

export function textOf(value: string): string {
  return `CASE jsonb_typeof(${value}) WHEN 'string' THEN ${value} #>> '{}' END`;
}

/** A SQL value as JSON; null where there is none. */
export function asJson(sql: string): string {
  return `coalesce(to_jsonb(${sql}), ${nullJson})`;
}

/** The body for an array, null for anything else. */
export function onArray(value: string, body: string): string {
  return `CASE jsonb_typeof(${value}) WHEN 'array' THEN ${body} ELSE ${nullJson} END`;
}

/** The elements of what is known to be an array, as rows of `v` and `n`. */
export function elementsOf(list: string, alias: string): string {
  return `jsonb_array_elements(${list}) WITH ORDINALITY ${alias}(v, n)`;
}

/** An aggregated list; empty when nothing was aggregated. */
export function listOf(value: string, order: string): string {
  return `coalesce(jsonb_agg(${value} ORDER BY ${order}), '[]'::jsonb)`;
}

/** The twin of `isTrue`. */
export function isTrueSql(value: string): string {
  return `coalesce(${value} NOT IN (${nullJson}, 'false'::jsonb, '0'::jsonb), FALSE)`;
}

/** The twin of `compareValues`: a row that compares as the value does. */
export function comparable(value: string): string {
  const [rank, number, text] = orderKeys(value);
  return `(${rank}, coalesce(${number}, 0), coalesce(${text}, ''))`;
}

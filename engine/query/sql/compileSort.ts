import { isJsonObject } from '../../../schemas/json.ts';
import { refuseQuery } from '../../condition/values/condition.errors.ts';
import { type FieldPath, parseFieldPath } from '../../condition/values/fieldPath.ts';
import { join, readJson } from '../../condition/values/readJson.ts';
import { orderedSql } from './compileColumnPredicate.ts';
import { queryLimits } from './limits.ts';
import { measureSql } from './measureSql.ts';
import type { Scope } from './scope.ts';
import type { SqlBinder } from './sqlBinder.ts';

export interface SortField {
  path: FieldPath;
  descending: boolean;
}

/** One expression to sort by. */
export interface OrderKey {
  sql: string;
  descending: boolean;
  /** Nulls come first in ascending order; `undefined` when there are none. */
  nullable: boolean;
  /** Null beside others whose earlier keys are the same, and then in all of them. */
  tied?: boolean;
}

/** Parses `{field: 1, other: -1}`; `'asc'` and `'desc'` are accepted too. */
export function readSort(sort: unknown, at = 'sort'): SortField[] {
  if (sort === undefined || sort === null) return [];
  const source = readJson(sort, at);
  if (!isJsonObject(source)) return refuseQuery(at, { th: 'การเรียงต้องเป็นออบเจ็กต์', en: 'a sort is an object' });
  const entries = Object.entries(source);
  if (entries.length > queryLimits.sortFields) refuseQuery(at, { th: 'เรียงหลายฟิลด์เกินไป', en: 'too many sort fields' });
  return entries.map(([field, direction]) => {
    const descending = direction === -1 || direction === 'desc';
    if (!descending && direction !== 1 && direction !== 'asc') {
      refuseQuery(join(at, field), { th: 'ทิศทางต้องเป็น 1 หรือ -1', en: 'a direction is 1 or -1' });
    }
    return { path: parseFieldPath(field, join(at, field)), descending };
  });
}

/** The sort keys for MongoDB's order of types and values. */
export function compileSort(sort: readonly SortField[], scope: Scope, binder: SqlBinder): OrderKey[] {
  return sort.flatMap(({ path, descending }) => {
    const [field = ''] = path.segments;
    const isOwn = path.segments.length === 1;
    const measure = isOwn ? scope.measure?.(field) : undefined;
    const column = isOwn && !measure ? scope.column(field) : undefined;
    if (column) return [{ sql: orderedSql(column), descending, nullable: column.nullable }];
    const place = scope.locate(path.segments);
    if (!place) return [];
    if (measure)
      return [{ sql: measureSql(measure, readExactlySql(place, binder), binder), descending, nullable: true }];
    return orderKeys(readExactlySql(place, binder)).map((sql) => ({ sql, descending, nullable: false, tied: true }));
  });
}

/** Type, number and text of a value; any two values compare by these. */
export function orderKeys(value: string): [string, string, string] {
  return [
    rankSql(value),
    `CASE jsonb_typeof(${value}) WHEN 'number' THEN (${value})::numeric WHEN 'boolean' THEN (${value})::bool::int::numeric END`,
    `CASE jsonb_typeof(${value}) WHEN 'string' THEN ${value} #>> '{}' END COLLATE "C"`,
  ];
}

/** The SQL equivalent of `rankType`. */
export function rankSql(value: string): string {
  return `CASE jsonb_typeof(${value}) WHEN 'number' THEN 2 WHEN 'string' THEN 3 WHEN 'object' THEN 4 WHEN 'array' THEN 5 WHEN 'boolean' THEN 6 ELSE 1 END`;
}

export function writeOrder(keys: readonly OrderKey[]): string {
  return keys.map(writeKey).join(', ');
}

function writeKey({ sql, descending, nullable }: OrderKey): string {
  if (!nullable) return descending ? `${sql} DESC` : sql;
  return descending ? `${sql} DESC NULLS LAST` : `${sql} NULLS FIRST`;
}

function readExactlySql({ root, segments }: { root: string; segments: readonly string[] }, binder: SqlBinder): string {
  if (segments.length === 0) return root;
  if (segments.length === 1) return `(${root} -> ${binder.text(segments[0] ?? '')})`;
  return `(${root} #> ${binder.texts(segments)})`;
}

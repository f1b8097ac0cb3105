import { writeWhere } from '../clauses/baseQuery.ts';
import type { OrderKey } from '../sql/compileSort.ts';
import { writeOrder } from '../sql/compileSort.ts';
import { queryLimits } from '../sql/limits.ts';
import { documentScope, type Scope } from '../sql/scope.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';

/**
 * The documents between two stages, as the parts of a SELECT that is not written yet. While it reads directly from a
 * table (`stored`), filters and sorts can use the table's columns and their indexes.
 */
export interface Stream {
  from: string;
  scope: Scope;
  where: readonly string[];
  /** Always a unique order, so that skipping and limiting are repeatable. */
  order: readonly OrderKey[];
  stored?: {
    alias: string;
    /** The same scope under another alias of the row. */
    scopeAt(alias: string): Scope;
  };
}

/** Writes the stream as a subquery with the column `document` and continues from it. */
export function selectDocuments(
  stream: Stream,
  document: string,
  binder: SqlBinder,
  more: { order?: readonly OrderKey[]; joins?: string } = {},
): Stream {
  const alias = binder.alias('s');
  const order = [...stream.order, ...(more.order ?? [])];
  const { columns, keys } = carryOrder(order, alias, binder);
  const select = [`${document} AS doc`, ...columns].join(', ');
  // OFFSET 0 computes each document once, however often the next stage refers to it.
  const from = `(SELECT ${select} FROM ${stream.from}${more.joins ?? ''} WHERE ${writeWhere(stream.where)} OFFSET 0) ${alias}`;
  return { from, scope: documentScope(`${alias}.doc`, stream.scope.variables), where: [limitSize(alias)], order: keys };
}

/**
 * Stops a pipeline whose documents double at every stage. SQL has no way to raise a custom error, so it requests a text
 * that is too long: SQLSTATE 54000, as for other values beyond the limits.
 */
export function limitSize(alias: string): string {
  return `pg_column_size(${alias}.doc) <= ${queryLimits.documentBytes} OR length(repeat(${alias}.doc::text, 2000000000)) > 0`;
}

/** Writes the stream as a subquery with only some of its rows, still stored. */
export function limitRows(stream: Stream, page: { skip?: string; limit?: string }, binder: SqlBinder): Stream {
  const alias = binder.alias(stream.stored ? 't' : 's');
  const { columns, keys } = carryOrder(stream.order, alias, binder);
  const row = stream.stored ? `${stream.stored.alias}.*` : `${stream.scope.document()} AS doc`;
  const limits = `${page.limit ? ` LIMIT ${page.limit}` : ''}${page.skip ? ` OFFSET ${page.skip}` : ''}`;
  const from = `(SELECT ${[row, ...columns].join(', ')} FROM ${stream.from} WHERE ${writeWhere(stream.where)} ORDER BY ${writeOrder(stream.order)}${limits}) ${alias}`;
  if (!stream.stored)
    return { from, scope: documentScope(`${alias}.doc`, stream.scope.variables), where: [], order: keys };
  const scope = { ...stream.stored.scopeAt(alias), variables: stream.scope.variables };
  return { from, scope, where: [], order: keys, stored: { ...stream.stored, alias } };
}

/** All documents of the stream as one JSON array, as a subquery. */
export function gatherDocuments(stream: Stream, rows: string, binder: SqlBinder): string {
  const each = binder.alias('g');
  const inner = `SELECT ${stream.scope.document()} AS doc FROM ${stream.from} WHERE ${writeWhere(stream.where)} ORDER BY ${writeOrder(stream.order)} LIMIT ${rows}`;
  // The rows are sorted and few, so they are aggregated in that order.
  return `(SELECT coalesce(jsonb_agg(${each}.doc), '[]'::jsonb) FROM (${inner}) ${each})`;
}

function carryOrder(order: readonly OrderKey[], alias: string, binder: SqlBinder) {
  const named = order.map((key) => ({ key, name: binder.alias('o') }));
  return {
    columns: named.map(({ key, name }) => `${key.sql} AS ${name}`),
    keys: named.map(({ key, name }) => ({ ...key, sql: `${alias}.${name}` })),
  };
}

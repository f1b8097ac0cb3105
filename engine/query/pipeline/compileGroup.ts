import type { Expression } from '../../condition/expression/expressionTree.ts';
import { writeWhere } from '../clauses/baseQuery.ts';
import { compileExpression } from '../expression/compileExpression.ts';
import { compileFormulaValue } from '../expression/compileFormulaValue.ts';
import { averageOf } from '../expression/listSql.ts';
import { asJson, nullJson, numericOf } from '../expression/sqlParts.ts';
import { type OrderKey, orderKeys, writeOrder } from '../sql/compileSort.ts';
import { documentScope, type Scope } from '../sql/scope.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';
import type { Accumulator, Stage } from './stage.ts';
import { limitSize, type Stream } from './stream.ts';

/** One document per value of the key, sorted by key. */
export function compileGroup(
  stream: Stream,
  { key, accumulators }: Extract<Stage, { kind: 'group' }>,
  binder: SqlBinder,
): Stream {
  const [rows, alias] = [binder.alias('r'), binder.alias('s')];
  const values = accumulators.map(({ value }, index) => ({
    sql: value.kind === 'missing' ? undefined : compileValue(value, stream.scope, binder),
    name: `${rows}.a${index}`,
  }));
  const columns = [
    `${compileKey(key, stream.scope, binder)} AS k`,
    ...values.flatMap(({ sql }, index) => (sql === undefined ? [] : [`${sql} AS a${index}`])),
    ...stream.order.map(({ sql }, index) => `${sql} AS o${index}`),
  ];
  const inOrder = writeOrder(stream.order.map((each, index) => ({ ...each, sql: `${rows}.o${index}` })));
  const fields = accumulators.map((accumulator, index) => {
    const value = values[index];
    return `${binder.text(accumulator.field)}, ${accumulate(accumulator, value?.sql === undefined ? undefined : value.name, inOrder)}`;
  });
  const document = `jsonb_build_object('_id', ${rows}.k${fields.map((field) => `, ${field}`).join('')})`;
  const order = [...orderKeys(`${rows}.k`), `${rows}.k`];
  const inner = `SELECT ${columns.join(', ')} FROM ${stream.from} WHERE ${writeWhere(stream.where)}`;
  const select = [`${document} AS doc`, ...order.map((sql, index) => `${sql} AS o${index}`)].join(', ');
  return {
    from: `(SELECT ${select} FROM (${inner} OFFSET 0) ${rows} GROUP BY ${rows}.k) ${alias}`,
    scope: documentScope(`${alias}.doc`, stream.scope.variables),
    where: [limitSize(alias)],
    order: order.map((_, index): OrderKey => ({ sql: `${alias}.o${index}`, descending: false, nullable: false })),
  };
}

function compileValue(value: Accumulator['value'], scope: Scope, binder: SqlBinder): string {
  return value.kind === 'formula' ? compileFormulaValue(value, scope, binder) : compileExpression(value, scope, binder);
}

/** The number of documents; no row when there are none, as in MongoDB. */
export function compileCountStage(stream: Stream, field: string, binder: SqlBinder): Stream {
  const alias = binder.alias('s');
  const from = `(SELECT jsonb_build_object(${binder.text(field)}, count(*)) AS doc FROM ${stream.from} WHERE ${writeWhere(stream.where)} HAVING count(*) > 0) ${alias}`;
  const scope = documentScope(`${alias}.doc`, stream.scope.variables);
  return { from, scope, where: [], order: [{ sql: `${alias}.doc`, descending: false, nullable: false }] };
}

/** A key with a column is read from it, without reading the document. */
function compileKey(key: Expression, scope: Scope, binder: SqlBinder): string {
  const [field, ...rest] = key.kind === 'path' && key.variable === 'ROOT' ? (key.path?.segments ?? []) : [];
  const column = field !== undefined && rest.length === 0 ? scope.column(field) : undefined;
  const value = column?.generated ? `to_jsonb(${column.sql})` : compileExpression(key, scope, binder);
  return `coalesce(${value}, ${nullJson})`;
}

function accumulate({ name }: Accumulator, value: string | undefined, inOrder: string): string {
  if (name === 'count') return 'count(*)';
  if (value === undefined)
    return name === 'push' || name === 'addToSet' ? `'[]'::jsonb` : name === 'sum' ? '0' : nullJson;
  const isSomething = `jsonb_typeof(${value}) <> 'null'`;
  const byValue = (direction: string) => [...orderKeys(value), value].map((key) => `${key}${direction}`).join(', ');
  switch (name) {
    case 'sum':
      return `to_jsonb(coalesce(sum(${numericOf(value)}), 0)::float8)`;
    case 'avg':
      return averageOf(numericOf(value));
    case 'min':
      return `coalesce((array_agg(${value} ORDER BY ${byValue('')}) FILTER (WHERE ${isSomething}))[1], ${nullJson})`;
    case 'max':
      return `coalesce((array_agg(${value} ORDER BY ${byValue(' DESC')}) FILTER (WHERE ${isSomething}))[1], ${nullJson})`;
    case 'first':
      return `coalesce((array_agg(${value} ORDER BY ${inOrder}))[1], ${nullJson})`;
    case 'last':
      return `coalesce((array_agg(${value} ORDER BY ${inOrder}))[count(*)], ${nullJson})`;
    case 'push':
      return `coalesce(jsonb_agg(${value} ORDER BY ${inOrder}) FILTER (WHERE ${value} IS NOT NULL), '[]'::jsonb)`;
    case 'addToSet':
      return asJson(`coalesce(jsonb_agg(DISTINCT ${value}) FILTER (WHERE ${value} IS NOT NULL), '[]'::jsonb)`);
  }
}

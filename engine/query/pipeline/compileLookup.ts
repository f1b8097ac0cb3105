import { isPosition } from '../../condition/values/fieldPath.ts';
import { compileJoinPredicate } from '../clauses/compilePredicate.ts';
import { compileExpression, withVariables } from '../expression/compileExpression.ts';
import type { FieldColumn, Scope } from '../sql/scope.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';
import type { Stage } from './stage.ts';
import { type Stream, selectDocuments } from './stream.ts';

export interface JoinTools {
  binder: SqlBinder;
  open(collection: string): Stream;
  compileStages(stages: readonly Stage[], stream: Stream): Stream;
  gather(stream: Stream): string;
}

/** Adds to each document the related documents of another collection. */
export function compileLookup(stream: Stream, stage: Extract<Stage, { kind: 'lookup' }>, tools: JoinTools): Stream {
  const { binder } = tools;
  const outer = binder.alias('l');
  const columns = stage.variables.map(
    ([, value], index) => `${compileExpression(value, stream.scope, binder)} AS v${index}`,
  );
  const names = stage.variables.map(([name], index) => [name, `${outer}.v${index}`] as const);
  let inner = tools.open(stage.collection);
  inner = { ...inner, scope: withVariables(inner.scope, [...stream.scope.variables, ...names]) };
  if (stage.join) {
    const [local, ...rest] = stage.join.local.segments;
    const column = rest.length === 0 && local !== undefined ? stream.scope.column(local) : undefined;
    const value = compileExpression({ kind: 'path', variable: 'ROOT', path: stage.join.local }, stream.scope, binder);
    const test = joinOn({
      outer,
      foreign: stage.join.foreign.segments,
      scope: inner.scope,
      binder,
      mayBeNull: column?.nullable ?? true,
    });
    columns.push(...test.columns(value));
    inner = { ...inner, where: [...inner.where, test.sql] };
  }
  const found = tools.gather(tools.compileStages(stage.stages, inner));
  const joins = columns.length === 0 ? '' : ` CROSS JOIN LATERAL (SELECT ${columns.join(', ')} OFFSET 0) ${outer}`;
  const document = `(${stream.scope.document()} || jsonb_build_object(${binder.text(stage.field)}, ${found}))`;
  return selectDocuments(stream, document, binder, { joins });
}

/** The foreign field equals the local one, or one of its elements; a missing field equals null. */
function joinOn(input: {
  outer: string;
  foreign: readonly string[];
  scope: Scope;
  binder: SqlBinder;
  mayBeNull: boolean;
}) {
  const { outer, foreign, scope, binder, mayBeNull } = input;
  const [field = ''] = foreign;
  const column = foreign.length === 1 ? scope.column(field) : undefined;
  const list = (value: string) =>
    `CASE jsonb_typeof(${value}) WHEN 'array' THEN ${value} ELSE jsonb_build_array(${value}) END`;
  const hasNull = `${outer}.j @> '[null]'::jsonb`;
  if (column && (column.type === 'text' || column.type === 'number')) {
    const isNull = column.nullable && mayBeNull ? ` OR (${hasNull} AND ${column.sql} IS NULL)` : '';
    return {
      sql: `${column.sql} = ANY(${outer}.i)${isNull}`,
      columns: (value: string) => [`${list(value)} AS j`, `${scalarsOf(list(value), column, binder)} AS i`],
    };
  }
  const path = { text: foreign.join('.'), segments: foreign, exact: foreign.findLastIndex(isPosition) + 1 };
  const { equal, missing } = compileJoinPredicate({ scope, path, binder }, `jsonb_build_object('v', ${outer}.j)`);
  return {
    sql: `${equal} OR (${hasNull} AND (${missing}))`,
    columns: (value: string) => [`${list(value)} AS j`],
  };
}

/** The values in the column's type, as an array that an index can search. */
function scalarsOf(list: string, { type }: FieldColumn, binder: SqlBinder): string {
  const each = binder.alias('e');
  const [jsonType, cast] = type === 'number' ? ['number', '::float8'] : ['string', ''];
  return `ARRAY(SELECT CASE jsonb_typeof(${each}.v) WHEN '${jsonType}' THEN (${each}.v #>> '{}')${cast} END FROM jsonb_array_elements(${list}) ${each}(v) WHERE jsonb_typeof(${each}.v) = '${jsonType}')`;
}

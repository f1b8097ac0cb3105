import { openCollection, writeWhere } from '../clauses/baseQuery.ts';
import { compileFilterTree } from '../clauses/compileFilter.ts';
import { compileAddedFields, compileProjection } from '../clauses/compileProjection.ts';
import { compileExpression } from '../expression/compileExpression.ts';
import { compileSort, type OrderKey, writeOrder } from '../sql/compileSort.ts';
import { queryLimits } from '../sql/limits.ts';
import type { QueryCatalog } from '../sql/querySource.ts';
import { documentScope } from '../sql/scope.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';
import { compileCountStage, compileGroup } from './compileGroup.ts';
import { compileLookup } from './compileLookup.ts';
import { compileUnwind } from './compileUnwind.ts';
import type { Stage } from './stage.ts';
import { gatherDocuments, limitRows, type Stream, selectDocuments } from './stream.ts';

interface Tools {
  catalog: QueryCatalog;
  binder: SqlBinder;
}

/** The records of a collection that the caller may read, sorted by id. */
export function openStream(collection: string, at: string, { catalog, binder }: Tools): Stream {
  const { alias, from, scope, scopeAt, where } = openCollection({ collection, catalog, binder, at });
  return {
    from,
    scope,
    where,
    order: [{ sql: `${alias}.id`, descending: false, nullable: false }],
    stored: { alias, scopeAt },
  };
}

/** Applies the stages to a stream. */
export function compileStages(stages: readonly Stage[], stream: Stream, tools: Tools): Stream {
  return stages.reduce((current, stage) => compileStage(stage, current, tools), stream);
}

function compileStage(stage: Stage, stream: Stream, tools: Tools): Stream {
  const { binder } = tools;
  switch (stage.kind) {
    case 'match':
      return { ...stream, where: [...stream.where, compileFilterTree(stage.filter, stream.scope, binder)] };
    case 'sort':
      return sortStream(stream, compileSort(stage.sort, stream.scope, binder));
    case 'skip':
      return limitRows(stream, { skip: binder.integer(stage.count) }, binder);
    case 'limit':
      return limitRows(stream, { limit: binder.integer(stage.count) }, binder);
    case 'sample': {
      const shuffled = { ...stream, order: [{ sql: 'random()', descending: false, nullable: false }] };
      return limitRows(shuffled, { limit: binder.integer(stage.count) }, binder);
    }
    case 'project':
      return selectDocuments(stream, compileProjection(stage.projection, stream.scope, binder), binder);
    case 'addFields':
      return selectDocuments(stream, compileAddedFields(stage.tree, stream.scope, binder), binder);
    case 'replaceRoot':
      return replaceRoot(selectDocuments(stream, compileExpression(stage.root, stream.scope, binder), binder), binder);
    case 'count':
      return compileCountStage(stream, stage.field, binder);
    case 'group':
      return compileGroup(stream, stage, binder);
    case 'unwind':
      return compileUnwind(stream, stage, binder);
    case 'facet':
      return compileFacet(stream, stage, tools);
    case 'union':
      return compileUnion(stream, stage, tools);
    case 'lookup':
      return compileLookup(stream, stage, {
        binder,
        open: (collection) => openStream(collection, '$lookup', tools),
        compileStages: (stages, inner) => compileStages(stages, inner, tools),
        gather: (inner) => gatherDocuments(inner, binder.integer(queryLimits.lookupRows), binder),
      });
  }
}

/** A value that is not a document becomes an empty one. */
function replaceRoot(root: Stream, binder: Tools['binder']): Stream {
  const document = root.scope.document();
  return selectDocuments(
    root,
    `CASE jsonb_typeof(${document}) WHEN 'object' THEN ${document} ELSE '{}'::jsonb END`,
    binder,
  );
}

/** Ties keep their earlier order. */
function sortStream(stream: Stream, keys: readonly OrderKey[]): Stream {
  const isSorted = (key: OrderKey) => keys.some(({ sql }) => sql === key.sql);
  const [last] = keys.slice(-1);
  const before = stream.order.filter((key) => !isSorted(key));
  const [only] = before;
  // A table's default order is by id: in the direction of the last key, so that one index serves both directions.
  const isPlain = stream.stored && before.length === 1 && only?.sql === `${stream.stored.alias}.id`;
  const ties = isPlain ? [{ ...only, descending: last?.descending ?? false }] : before;
  return { ...stream, order: [...keys, ...ties] };
}

function compileFacet(stream: Stream, { branches }: Extract<Stage, { kind: 'facet' }>, tools: Tools): Stream {
  const { binder } = tools;
  const alias = binder.alias('s');
  // Straight from a table, every branch reads by its own index; computed documents are computed once.
  const shared = stream.stored ? undefined : materialize(stream, binder);
  const fields = branches.map(([name, stages]) => {
    const branch = compileStages(stages, shared?.stream ?? stream, tools);
    return `${binder.text(name)}, ${gatherDocuments(branch, binder.integer(queryLimits.aggregateRows), binder)}`;
  });
  const from = `(${shared?.sql ?? ''}SELECT jsonb_build_object(${fields.join(', ')}) AS doc OFFSET 0) ${alias}`;
  const scope = documentScope(`${alias}.doc`, stream.scope.variables);
  return { from, scope, where: [], order: [{ sql: `${alias}.doc`, descending: false, nullable: false }] };
}

function materialize(stream: Stream, binder: SqlBinder): { sql: string; stream: Stream } {
  const name = binder.alias('c');
  const closed = selectDocuments(stream, stream.scope.document(), binder);
  const columns = closed.order.map(({ sql }, index) => `${sql} AS o${index}`);
  const sql = `WITH ${name} AS MATERIALIZED (SELECT ${[`${closed.scope.document()} AS doc`, ...columns].join(', ')} FROM ${closed.from}) `;
  const order = closed.order.map((key, index) => ({ ...key, sql: `${name}.o${index}` }));
  return { sql, stream: { from: name, scope: documentScope(`${name}.doc`, stream.scope.variables), where: [], order } };
}

function compileUnion(stream: Stream, stage: Extract<Stage, { kind: 'union' }>, tools: Tools): Stream {
  const { binder } = tools;
  const opened = openStream(stage.collection, '$unionWith', tools);
  const added = compileStages(
    stage.stages,
    { ...opened, scope: { ...opened.scope, variables: stream.scope.variables } },
    tools,
  );
  const alias = binder.alias('s');
  const parts = [stream, added].map((part, index) => {
    const closed = selectDocuments(part, part.scope.document(), binder);
    return `SELECT ${closed.scope.document()} AS doc, ${index} AS part, row_number() OVER (ORDER BY ${writeOrder(closed.order)}) AS n FROM ${closed.from} WHERE ${writeWhere(closed.where)}`;
  });
  const order = ['part', 'n'].map(
    (name): OrderKey => ({ sql: `${alias}.${name}`, descending: false, nullable: false }),
  );
  return {
    from: `(${parts.join(' UNION ALL ')}) ${alias}`,
    scope: documentScope(`${alias}.doc`, stream.scope.variables),
    where: [],
    order,
  };
}

import { compileExpression } from '../expression/compileExpression.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';
import type { Stage } from './stage.ts';
import { type Stream, selectDocuments } from './stream.ts';

/** One document for each element of an array. */
export function compileUnwind(stream: Stream, stage: Extract<Stage, { kind: 'unwind' }>, binder: SqlBinder): Stream {
  const opened = stream.stored ? selectDocuments(stream, stream.scope.document(), binder) : stream;
  const [each, list] = [binder.alias('u'), binder.alias('x')];
  const document = opened.scope.document();
  const path = binder.texts(stage.path.segments);
  const value = compileExpression({ kind: 'path', variable: 'ROOT', path: stage.path }, opened.scope, binder);
  const elements = `SELECT e.v, e.n - 1 AS i FROM jsonb_array_elements(CASE jsonb_typeof(${list}.v) WHEN 'array' THEN ${list}.v ELSE '[]'::jsonb END) WITH ORDINALITY e(v, n)`;
  const single = `SELECT ${list}.v, NULL::bigint WHERE jsonb_typeof(${list}.v) NOT IN ('array', 'null')`;
  const kind = stage.preserve ? 'LEFT' : 'INNER';
  const joins = ` CROSS JOIN LATERAL (SELECT ${value} AS v OFFSET 0) ${list} ${kind} JOIN LATERAL (${elements} UNION ALL ${single}) ${each}(v, i) ON TRUE`;
  const emptied = `CASE jsonb_typeof(${list}.v) WHEN 'array' THEN ${document} #- ${path} ELSE ${document} END`;
  const unwound = `CASE WHEN ${each}.v IS NULL THEN ${emptied} ELSE jsonb_set(${document}, ${path}, ${each}.v) END`;
  const index = stage.indexField ? ` || jsonb_build_object(${binder.text(stage.indexField)}, ${each}.i)` : '';
  return selectDocuments(opened, `(${unwound}${index})`, binder, {
    joins,
    order: [{ sql: `${each}.i`, descending: false, nullable: true }],
  });
}

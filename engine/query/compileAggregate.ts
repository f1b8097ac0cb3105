import { readSafely } from '../condition/values/condition.errors.ts';
import { readJson } from '../condition/values/readJson.ts';
import { writeWhere } from './clauses/baseQuery.ts';
import { bindPipeline } from './pipeline/bindPipeline.ts';
import { compileStages, openStream } from './pipeline/compileStages.ts';
import { readPipeline } from './pipeline/readPipeline.ts';
import { writeOrder } from './sql/compileSort.ts';
import { queryLimits } from './sql/limits.ts';
import type { CompiledQuery, QueryCatalog } from './sql/querySource.ts';
import { SqlBinder } from './sql/sqlBinder.ts';

export interface AggregateQuery {
  collection: string;
  catalog: QueryCatalog;
  /** Untrusted JSON: a list of stages. */
  pipeline: unknown;
}

/** Compiles a pipeline, for `readRow`. */
export function compileAggregate({ collection, catalog, pipeline }: AggregateQuery): CompiledQuery {
  return readSafely(() => {
    const stages = readPipeline(bindPipeline(readJson(pipeline), catalog.variables ?? {}));
    const binder = new SqlBinder();
    const stream = compileStages(stages, openStream(collection, 'collection', { catalog, binder }), {
      catalog,
      binder,
    });
    const rows = binder.integer(queryLimits.aggregateRows);
    return binder.finish(
      `SELECT ${stream.scope.document()} AS data FROM ${stream.from} WHERE ${writeWhere(stream.where)} ORDER BY ${writeOrder(stream.order)} LIMIT ${rows}`,
    );
  });
}

import { readSafely } from '../condition/condition.errors.ts';
import { readJson } from '../condition/readJson.ts';
import { writeWhere } from './baseQuery.ts';
import { writeOrder } from './compileSort.ts';
import { queryLimits } from './limits.ts';
import { bindPipeline } from './pipeline/bindPipeline.ts';
import { compileStages, openStream } from './pipeline/compileStages.ts';
import { readPipeline } from './pipeline/readPipeline.ts';
import type { CompiledQuery, QueryCatalog } from './querySource.ts';
import { SqlBinder } from './sqlBinder.ts';

export interface AggregateQuery {
  collection: string;
  catalog: QueryCatalog;
  /** Untrusted JSON: a list of stages. */
  pipeline: unknown;
}

/** The documents that come out of a pipeline: rows of one column, `record`. */
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
      `SELECT ${stream.scope.document()} AS record FROM ${stream.from} WHERE ${writeWhere(stream.where)} ORDER BY ${writeOrder(stream.order)} LIMIT ${rows}`,
    );
  });
}

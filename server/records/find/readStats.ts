import { compileAggregate } from '../../../engine/query/compileAggregate.ts';
import { type QueryRow, readRow } from '../../../engine/query/readRow.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { catalogFor, findCollection, type RecordsContext, requireAccess } from '../context/recordsContext.ts';
import { runQuery } from '../context/runQuery.ts';

/** Figures for a dashboard: total, by state, this month, and per day for the last 30. */
export async function readStats(context: RecordsContext, name: string): Promise<JsonObject> {
  const stored = findCollection(context, name);
  requireAccess(context, stored, 'read');
  const now = context.app.clock.now();
  const monthAgo = new Date(now.getTime() - 30 * 24 * 3_600_000).toISOString();
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString();
  const [stats] = await aggregate(context, stored.collection.name, [
    {
      $facet: {
        total: [{ $count: 'count' }],
        states: [{ $group: { _id: '$state', count: { $sum: 1 } } }, { $sort: { _id: 1 } }],
        month: [{ $match: { created_at: { $gte: monthStart } } }, { $count: 'count' }],
        days: [
          { $match: { created_at: { $gte: monthAgo } } },
          { $group: { _id: { $substrCP: ['$created_at', 0, 10] }, count: { $sum: 1 } } },
          { $sort: { _id: 1 } },
        ],
      },
    },
  ]);
  return {
    total: firstCount(stats?.total),
    currentMonth: firstCount(stats?.month),
    byState: stats?.states ?? [],
    byDay: stats?.days ?? [],
  };
}

export async function aggregate(context: RecordsContext, collection: string, pipeline: unknown): Promise<JsonObject[]> {
  const stored = findCollection(context, collection);
  requireAccess(context, stored, 'read');
  const query = compileAggregate({ collection: stored.collection.name, catalog: catalogFor(context), pipeline });
  return (await runQuery<QueryRow>(context, query, 'heavy')).map((row) => readRow(row));
}

function firstCount(rows: unknown): number {
  const [first] = Array.isArray(rows) ? rows : [];
  return typeof first === 'object' && first !== null && typeof first.count === 'number' ? first.count : 0;
}

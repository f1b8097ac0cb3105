import { compileFind } from '../../../engine/query/compileFind.ts';
import { type QueryRow, readRow } from '../../../engine/query/readRow.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { readText } from '../../../schemas/index.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import { catalogFor, decide, type RecordsContext } from '../context/recordsContext.ts';
import { runQuery } from '../context/runQuery.ts';
import { rankHits } from './rankHits.ts';

const perCollection = 5;
const maxLength = 100;

/** Searches every collection that the caller may read and that has searchable fields; a few hits of each. */
export async function searchRecords(context: RecordsContext, text: string, only?: string[]): Promise<JsonObject[]> {
  const words = text.trim();
  if (words.length === 0 || words.length > maxLength) throw badRequest({ what: 'query' });
  const searched = context.collections
    .all()
    .filter((stored) => stored.collection.search.length > 0)
    .filter((stored) => !only || only.includes(stored.collection.name))
    .filter((stored) => decide(context, stored, 'read').allowed);
  const groups = await Promise.all(
    searched.map(async ({ collection }) => {
      const query = compileFind({
        collection: collection.name,
        catalog: catalogFor(context),
        filter: { $search: words },
        sort: { updated_at: -1 },
        paging: { page: 1, limit: perCollection },
      });
      const rows = await runQuery<QueryRow>(context, query, 'heavy');
      return rows
        .map((row) => readRow(row))
        .map((record) => ({
          collection: collection.name,
          collectionTitle: readText(collection.title, context.language),
          id: record.id ?? null,
          names: namesOf(collection.display, record),
          record,
        }));
    }),
  );
  return rankHits(groups.flat(), words).map(({ names, ...hit }) => ({ ...hit, title: names.join(' · ') }));
}

/** What the record is called, and what else it shows beside. */
function namesOf(display: readonly string[], record: JsonObject): string[] {
  const names = display.flatMap((field) =>
    typeof record[field] === 'string' && record[field] !== '' ? record[field] : [],
  );
  return names.length > 0 ? names.slice(0, 2) : [String(record.id)];
}

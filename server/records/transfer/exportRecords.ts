import type { Readable } from 'node:stream';
import { compileFind } from '../../../engine/query/compileFind.ts';
import { type QueryRow, readRow } from '../../../engine/query/readRow.ts';
import type { CompiledQuery } from '../../../engine/query/sql/querySource.ts';
import type { DataRecord } from '../../../schemas/index.ts';
import type { ListInput } from '../readListQuery.ts';
import { catalogFor, findCollection, type RecordsContext, requireAccess } from '../recordsContext.ts';
import { writeXlsx } from './excel/writeXlsx.ts';
import { type Cell, listColumns, writeCell } from './lines/cells.ts';
import { writeCsv } from './lines/csv.ts';
import { writeJson } from './lines/json.ts';

export type FileFormat = 'csv' | 'json' | 'xlsx';

const blockSize = 1000;

/** Everything that the caller may export of a collection, as a stream with one block of records in memory. */
export function exportRecords(context: RecordsContext, name: string, input: ListInput, format: FileFormat): Readable {
  const stored = findCollection(context, name);
  const decision = requireAccess(context, stored, 'export');
  // Before the answer begins, so that invalid requests get a status.
  const records = readAll(context, toQuery(context, stored.collection.name, input));
  if (format === 'json') return writeJson(records);
  const columns = listColumns(stored.collection, decision.readable);
  const rows = toRows(records, columns);
  return format === 'csv' ? writeCsv(columns, rows) : writeXlsx(columns, rows);
}

async function* toRows(records: AsyncIterable<DataRecord>, columns: string[]): AsyncGenerator<Cell[]> {
  for await (const record of records) yield columns.map((column) => writeCell(record[column]));
}

function toQuery(context: RecordsContext, collection: string, { filter, search, sort }: ListInput): CompiledQuery {
  const parts = [...(filter ? [filter] : []), ...(search ? [{ $search: search }] : [])];
  return compileFind({
    collection,
    catalog: catalogFor(context, 'export'),
    filter: parts.length > 1 ? { $and: parts } : parts[0],
    sort: sort ?? { created_at: 1 },
    paging: 'all',
  });
}

/** A cursor reads one snapshot of the table, however long the receiver takes. */
async function* readAll(context: RecordsContext, query: CompiledQuery): AsyncGenerator<DataRecord> {
  const blocks = openBlocks(context, query);
  for await (const block of blocks) yield* block;
}

/**
 * `withClient` gives the connection for the duration of a function; here the reader decides when the next block is
 * fetched.
 */
async function* openBlocks(context: RecordsContext, query: CompiledQuery): AsyncGenerator<DataRecord[]> {
  let ask: () => void = () => undefined;
  let give: (block: DataRecord[] | undefined, error?: unknown) => void = () => undefined;
  let wanted = new Promise<boolean>((resolve) => {
    ask = () => resolve(true);
  });
  let stop = false;
  const running = context.db
    .withClient(async (client) => {
      await client.query('begin read only');
      try {
        await client.query({ text: `declare export no scroll cursor for ${query.text}`, values: query.values });
        while (await wanted) {
          if (stop) break;
          wanted = new Promise((resolve) => {
            ask = () => resolve(true);
          });
          const { rows } = await client.query<QueryRow>(`fetch ${blockSize} from export`);
          give(rows.map((row) => readRow<DataRecord>(row)));
          if (rows.length < blockSize) break;
        }
      } finally {
        await client.query('rollback');
      }
    })
    .catch((error: unknown) => give(undefined, error));
  try {
    for (;;) {
      const block = await new Promise<DataRecord[]>((resolve, reject) => {
        give = (records, error) => (records ? resolve(records) : reject(error));
        ask();
      });
      if (block.length > 0) yield block;
      if (block.length < blockSize) return;
    }
  } finally {
    stop = true;
    ask();
    await running;
  }
}

import type { Readable } from 'node:stream';
import { compileFind } from '../../../engine/query/compileFind.ts';
import type { CompiledQuery } from '../../../engine/query/sql/querySource.ts';
import { catalogFor, findCollection, type RecordsContext, requireAccess } from '../context/recordsContext.ts';
import type { ListInput } from '../find/readListQuery.ts';
import { findTitles } from '../find/titleRecords.ts';
import { describeSheet } from './excel/sheetColumns.ts';
import { writeXlsx } from './excel/writeXlsx.ts';
import type { Cell } from './lines/cells.ts';
import { writeCsv } from './lines/csv.ts';
import { type FileColumn, listColumns, writeHeadings } from './lines/fileColumns.ts';
import { writeJson } from './lines/json.ts';
import { writeCell } from './lines/writeCell.ts';
import { readBlocks } from './readBlocks.ts';

export type FileFormat = 'csv' | 'json' | 'xlsx';

export interface ExportForm {
  format: FileFormat;
  /** How a table names fields, choices and records: as they are stored, or in the words of the reader. */
  words: 'codes' | 'titles';
}

/** Everything that the caller may export of a collection, as a stream with one block of records in memory. */
export function exportRecords(
  context: RecordsContext,
  name: string,
  input: ListInput,
  { format, words }: ExportForm,
): Readable {
  const stored = findCollection(context, name);
  const decision = requireAccess(context, stored, 'export');
  // Before the answer begins, so that invalid requests get a status.
  const query = toQuery(context, stored.collection.name, input);
  if (format === 'json') return writeJson(flatten(readBlocks(context.db, query, async (records) => records)));
  const columns = chooseColumns(listColumns(stored, decision.readable), input.fields);
  const isTitled = words === 'titles';
  const titled = new Map(columns.map((column) => [column.name, column]));
  const headings = isTitled ? writeHeadings(columns, context.language) : columns.map((column) => column.name);
  // A spreadsheet knows no zones.
  const timeZone = format === 'xlsx' ? context.site.timeZone : undefined;
  const blocks = readBlocks(context.db, query, async (records, db): Promise<Cell[][]> => {
    // Over the connection of the export: a second one might have to wait for exports that wait themselves.
    const inside = { ...context, db, afterCommit: [] };
    const readers = isTitled
      ? { language: context.language, timeZone, show: await findTitles(inside, titled, records) }
      : undefined;
    return records.map((record) => columns.map((column) => writeCell(record[column.name], column, readers)));
  });
  if (format === 'csv') return writeCsv(headings, flatten(blocks));
  const sheet = describeSheet(columns, headings, { isForPeople: isTitled });
  return writeXlsx(sheet, flatten(blocks), context);
}

/** In the order in which they are asked for; all of them without one. */
function chooseColumns(columns: FileColumn[], wanted: string[] | undefined): FileColumn[] {
  return wanted?.flatMap((name) => columns.filter((column) => column.name === name)) ?? columns;
}

async function* flatten<Item>(blocks: AsyncIterable<Item[]>): AsyncGenerator<Item> {
  for await (const block of blocks) yield* block;
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

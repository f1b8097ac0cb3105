import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { collectionLimits } from '../../../../engine/collection/terms/collectionLimits.ts';
import { receiveBytes } from '../../../platform/input/receiveBytes.ts';
import { limitConcurrency } from '../../../platform/limits/limitConcurrency.ts';
import { limitEachSite } from '../../../platform/limits/limitEachSite.ts';
import type { FileFormat } from '../exportRecords.ts';
import { showCell } from '../lines/cells.ts';
import type { FileLine } from '../lines/fileLine.ts';
import { readLinesInChild } from '../readLinesInChild.ts';
import { importsBusy, importTooLarge, sheetEmpty } from '../transfer.errors.ts';
import type { NamedColumn } from './fieldNames.ts';
import { type GuessedColumn, guessColumns } from './guessColumns.ts';
import { nameCollection } from './nameCollection.ts';

/** What a spreadsheet would be as a collection. */
export interface GuessedCollection extends NamedColumn {
  /** Rows that were looked at. */
  rows: number;
  /** There are more, which may hold what does not fit. */
  more: boolean;
  columns: GuessedColumn[];
}

interface Sheet {
  input: Readable;
  fileName: string;
  format: Exclude<FileFormat, 'json'>;
  workDir: string;
  signal: AbortSignal;
  siteId: string;
  /** Whether the site has a collection of this name. */
  isTaken: (name: string) => boolean;
}

const megabyte = 1024 * 1024;
const maxMegabytes = 64;
const mostRows = 5000;
const inTurnOfSite = limitEachSite({ atOnce: 1, mayWait: 5, refuse: importsBusy });
const inTurn = limitConcurrency({ atOnce: 2, mayWait: 100, refuse: importsBusy });

/** Reads a spreadsheet and says what fields its columns would be. The first row with cells has the headings. */
export async function guessCollection({ input, workDir, siteId, ...sheet }: Sheet): Promise<GuessedCollection> {
  const { file } = await receiveBytes(input, {
    dir: workDir,
    maxBytes: maxMegabytes * megabyte,
    tooLarge: () => importTooLarge({ limit: maxMegabytes }),
  });
  try {
    return await inTurnOfSite(siteId, () => inTurn(() => guess(file, sheet)));
  } finally {
    await rm(file, { force: true });
  }
}

async function guess(
  file: string,
  { fileName, format, signal, isTaken }: Pick<Sheet, 'fileName' | 'format' | 'signal' | 'isTaken'>,
): Promise<GuessedCollection> {
  const lines: FileLine[] = [];
  for await (const block of readLinesInChild({ file, format }, { signal })) {
    lines.push(...block);
    if (lines.length > mostRows) break;
  }
  const [head, ...rows] = lines.flatMap(({ row, cells }) => (cells ? [{ row, cells }] : []));
  if (!head || rows.length === 0) throw sheetEmpty();
  const headings = [...head.cells].map((cell) => showCell(cell).trim()).slice(0, collectionLimits.fields);
  const seen = rows.slice(0, mostRows);
  const columns = guessColumns(headings, seen).filter(({ heading, filled }) => heading !== '' || filled > 0);
  return { ...nameCollection(fileName, isTaken), rows: seen.length, more: rows.length > mostRows, columns };
}

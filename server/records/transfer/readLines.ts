import { createReadStream } from 'node:fs';
import { readXlsx } from './excel/readXlsx.ts';
import type { FileFormat } from './exportRecords.ts';
import { readCsv } from './lines/csv.ts';
import type { FileLine } from './lines/fileLine.ts';
import { readJson } from './lines/json.ts';

const blockLines = 500;
const blockLetters = 4_000_000;

/** The rows of a file in blocks of limited size. */
export async function* readLines(file: string, format: FileFormat): AsyncGenerator<FileLine[]> {
  let block: FileLine[] = [];
  let letters = 0;
  for await (const line of openLines(file, format)) {
    block.push(line);
    letters += countLetters(line);
    if (block.length < blockLines && letters < blockLetters) continue;
    yield block;
    block = [];
    letters = 0;
  }
  if (block.length > 0) yield block;
}

function openLines(file: string, format: FileFormat): AsyncGenerator<FileLine> {
  if (format === 'xlsx') return readXlsx(file);
  return format === 'csv' ? readCsv(createReadStream(file)) : readJson(createReadStream(file));
}

function countLetters({ cells, record }: FileLine): number {
  if (record) return JSON.stringify(record).length;
  return cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 8), 0);
}

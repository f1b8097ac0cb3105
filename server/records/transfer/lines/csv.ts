import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { stringify } from 'csv-stringify';
import { guardCell, readGuarded } from '../../../../engine/content/guardCell.ts';
import type { Cell } from './cells.ts';
import type { FileLine } from './fileLine.ts';

// Byte order mark: without it Excel misreads Thai.
const byteOrderMark = '\ufeff';

/** Rows as CSV text, which a spreadsheet does not run. */
export function writeCsv(headings: string[], rows: AsyncIterable<Cell[]>): Readable {
  async function* lines(): AsyncGenerator<Cell[]> {
    yield headings.map(guard);
    for await (const row of rows) yield row.map(guard);
  }
  // A carriage return alone ends a line too, for whoever reads the file.
  const text = stringify({ cast: { boolean: String }, quoted_match: /\r/ });
  async function* bytes(): AsyncGenerator<string> {
    yield byteOrderMark;
    for await (const chunk of Readable.from(lines()).pipe(text)) yield String(chunk);
  }
  return Readable.from(bytes());
}

function guard(cell: Cell): Cell {
  return typeof cell === 'string' ? guardCell(cell) : cell;
}

export async function* readCsv(input: Readable): AsyncGenerator<FileLine> {
  const rows = parse({ bom: true, relax_column_count: true, skip_empty_lines: true, max_record_size: 1_000_000 });
  pipeline(input, rows, () => undefined); // failures are thrown while rows are read
  let row = 0;
  for await (const line of rows) {
    row += 1;
    yield { row, cells: (line as string[]).map(readGuarded) }; // without `columns` each row is a list of texts
  }
}

import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { stringify } from 'csv-stringify';
import type { Cell } from './cells.ts';

const formulaStart = /^[=+\-@\t\r]/;
const guarded = /^'(?=[=+\-@\t\r])/;
// Without it Excel reads Thai as something else.
const byteOrderMark = '\ufeff';

/** Rows as CSV text. A text that a spreadsheet would run as a formula is guarded by an apostrophe. */
export function writeCsv(headings: string[], rows: AsyncIterable<Cell[]>): Readable {
  async function* lines(): AsyncGenerator<Cell[]> {
    yield headings;
    for await (const row of rows)
      yield row.map((cell) => (typeof cell === 'string' && formulaStart.test(cell) ? `'${cell}` : cell));
  }
  const text = stringify({ cast: { boolean: String } });
  async function* bytes(): AsyncGenerator<string> {
    yield byteOrderMark;
    for await (const chunk of Readable.from(lines()).pipe(text)) yield String(chunk);
  }
  return Readable.from(bytes());
}

export async function* readCsv(input: Readable): AsyncGenerator<Cell[]> {
  const rows = input.pipe(
    parse({ bom: true, relax_column_count: true, skip_empty_lines: true, max_record_size: 1_000_000 }),
  );
  input.on('error', (error) => rows.destroy(error));
  for await (const row of rows) yield (row as string[]).map((cell) => cell.replace(guarded, '')); // without `columns` each row is a list of texts
}

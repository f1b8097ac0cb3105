import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';

it('writes no cell that a spreadsheet would run, headings included, and reads back what was there', async () => {
  const headings = ['=HYPERLINK("https://evil.example")', 'ชื่อ'];
  const cells = ['@SUM(A1)', "'=1", '＝1+1', '\n=1'];
  async function* rows() {
    yield cells;
  }
  const written = await text(writeCsv(headings, rows()));
  expect(written.replace(/^\ufeff/, '').split('\n')).toEqual([
    '"\'=HYPERLINK(""https://evil.example"")",ชื่อ',
    "'@SUM(A1),''=1,'＝1+1,\"'",
    '=1"',
    '',
  ]);
  const read: unknown[] = [];
  for await (const line of readCsv(Readable.from(written))) read.push(line.cells);
  expect(read).toEqual([headings, cells]);
});

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SaxesParser } from 'saxes';
import yauzl from 'yauzl';
import { ZipFile } from 'yazl';
import type { Cell } from './cells.ts';

/*
 * The part of the Excel format (ECMA-376) that a plain table needs, written and read row by row, so that a large file takes
 * no more memory than a small one.
 */

const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const fixedFiles: Record<string, string> = {
  '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><workbook xmlns="${mainNamespace}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

export function writeXlsx(headings: string[], rows: AsyncIterable<Cell[]>): Readable {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(fixedFiles)) zip.addBuffer(Buffer.from(text), name);
  zip.addReadStream(Readable.from(writeSheet(headings, rows)), 'xl/worksheets/sheet1.xml');
  zip.end();
  const output = Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => output.destroy(error));
  return output;
}

async function* writeSheet(headings: string[], rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${mainNamespace}"><sheetData>${writeRow(headings)}`;
  let block = '';
  for await (const row of rows) {
    block += writeRow(row);
    if (block.length > 65_536) {
      yield block;
      block = '';
    }
  }
  yield `${block}</sheetData></worksheet>`;
}

function writeRow(cells: Cell[]): string {
  return `<row>${cells.map(writeCellXml).join('')}</row>`;
}

function writeCellXml(cell: Cell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

function escapeXml(text: string): string {
  // Control characters have no place in XML 1.0.
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));
}

/** A zip can only be read from its end, so the upload is put on disk first. */
export async function* readXlsx(input: Readable): AsyncGenerator<Cell[]> {
  const dir = await mkdtemp(join(tmpdir(), 'sala-import-'));
  try {
    const file = join(dir, 'upload.xlsx');
    await pipeline(input, createWriteStream(file));
    const zip = await yauzl.openPromise(file, { autoClose: false });
    const entries = new Map<string, yauzl.Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const open = async (name: string) => {
      const entry = entries.get(name);
      return entry && zip.openReadStreamPromise(entry);
    };
    const shared = await readSharedTexts(await open('xl/sharedStrings.xml'));
    const sheet = [...entries.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).sort()[0];
    const stream = sheet && (await open(sheet));
    if (!stream) throw new Error('the workbook has no sheet');
    yield* readSheet(stream, shared);
    zip.close();
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function readSharedTexts(stream: Readable | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (!stream) return texts;
  let text = '';
  let inText = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (name === 'si') text = '';
    inText = name === 't';
  });
  parser.on('text', (part) => {
    if (inText) text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 't') inText = false;
    if (name === 'si') texts.push(text);
  });
  await feed(parser, stream);
  return texts;
}

async function feed(parser: SaxesParser, stream: Readable): Promise<void> {
  const decoder = new TextDecoder();
  for await (const chunk of stream) parser.write(decoder.decode(chunk as Buffer, { stream: true })); // a zip entry gives buffers
  parser.close();
}

async function* readSheet(stream: Readable, shared: string[]): AsyncGenerator<Cell[]> {
  const done: Cell[][] = [];
  let row: Cell[] = [];
  let cell = { column: 0, type: '', text: '', collects: false };
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') row = [];
    if (name === 'c') {
      const reference = typeof attributes.r === 'string' ? attributes.r : '';
      cell = {
        column: reference ? columnOf(reference) : row.length,
        type: String(attributes.t ?? ''),
        text: '',
        collects: false,
      };
    }
    if (name === 'v' || name === 't') cell.collects = true;
  });
  parser.on('text', (part) => {
    if (cell.collects) cell.text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'v' || name === 't') cell.collects = false;
    if (name === 'c') {
      while (row.length < cell.column && row.length < 2000) row.push(null);
      row[cell.column] = readValue(cell, shared);
    }
    if (name === 'row') done.push(row);
  });
  const decoder = new TextDecoder();
  for await (const chunk of stream) {
    parser.write(decoder.decode(chunk as Buffer, { stream: true })); // a zip entry gives buffers
    yield* done.splice(0);
  }
  parser.close();
  yield* done.splice(0);
}

/** `AB12` → 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/\d+$/, '')) column = column * 26 + letter.charCodeAt(0) - 64;
  return Math.max(0, Math.min(column - 1, 1999));
}

function readValue({ type, text }: { type: string; text: string }, shared: string[]): Cell {
  if (type === 's') return shared[Number(text)] ?? null;
  if (type === 'b') return text === '1';
  if (type === 'inlineStr' || type === 'str') return text;
  if (text === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

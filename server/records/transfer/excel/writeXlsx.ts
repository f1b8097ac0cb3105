import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Cell } from '../lines/cells.ts';

const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const fixedFiles: Record<string, string> = {
  '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><workbook xmlns="${mainNamespace}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** Rows as an Excel file (ECMA-376), written row by row, so that a large file takes no more memory than a small one. */
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

function writeEscape(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

function escapeXml(text: string): string {
  return (
    text
      // Excel reads `_x0041_` as an escaped letter.
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      // Control characters have no place in XML 1.0, and a carriage return is read as a line feed.
      .replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, writeEscape)
      .replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))
  );
}

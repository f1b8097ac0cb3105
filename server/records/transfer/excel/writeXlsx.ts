import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Language } from '../../../../schemas/index.ts';
import type { Cell } from '../lines/cells.ts';
import { type CellLook, mainNamespace, styleOf, writeStyles } from './sheetStyles.ts';
import { writeSerial } from './writeSerial.ts';

const fixedFiles: Record<string, string> = {
  '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><workbook xmlns="${mainNamespace}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
};

export interface SheetColumn {
  heading: string;
  look: CellLook;
  /** In letters. */
  width: number;
}

/** Rows as an Excel file (ECMA-376), written row by row, so that a large file takes no more memory than a small one. */
export function writeXlsx(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<Cell[]>,
  { language }: { language: Language },
): Readable {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(fixedFiles)) zip.addBuffer(Buffer.from(text), name);
  zip.addBuffer(Buffer.from(writeStyles(language)), 'xl/styles.xml');
  zip.addReadStream(Readable.from(writeSheet(columns, rows)), 'xl/worksheets/sheet1.xml');
  zip.end();
  const output = Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => output.destroy(error));
  return output;
}

/** The headings stay in sight. */
const view =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

async function* writeSheet(columns: readonly SheetColumn[], rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const cols = widths.length > 0 ? `<cols>${widths.join('')}</cols>` : '';
  const headings = columns.map(({ heading }) => writeCellXml(heading, 'heading'));
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${mainNamespace}">${view}${cols}<sheetData>${writeRow(headings)}`;
  let block = '';
  for await (const row of rows) {
    block += writeRow(row.map((cell, at) => writeCellXml(cell, columns[at]?.look ?? 'plain')));
    if (block.length > 65_536) {
      yield block;
      block = '';
    }
  }
  yield `${block}</sheetData></worksheet>`;
}

function writeRow(cells: string[]): string {
  return `<row>${cells.join('')}</row>`;
}

function writeCellXml(cell: Cell, look: CellLook): string {
  if (cell === null) return '<c/>';
  const style = look === 'plain' ? '' : ` s="${styleOf(look)}"`;
  if (typeof cell === 'number') return `<c${style}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  const serial = look === 'day' || look === 'moment' ? writeSerial(cell) : undefined;
  if (serial !== undefined) return `<c${style}><v>${serial}</v></c>`;
  return `<c${look === 'heading' ? style : ''} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
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

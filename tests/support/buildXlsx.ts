import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { openTempFolder } from './tempFolder.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Parts {
  /** What stands between `<sheetData>` and its end; or the whole part, when it comes piece by piece. */
  rows?: string;
  sheet?: Iterable<string>;
  sharedTexts?: Iterable<string>;
  /** Number formats by id, then the format of each style. */
  formats?: Record<number, string>;
  styles?: number[];
  date1904?: boolean;
  /** Further entries of the archive. */
  entries?: Record<string, string>;
}

/** Writes an Excel file part by part, sound or hostile, and gives its path. */
export async function buildXlsx(parts: Parts): Promise<string> {
  const zip = new ZipFile();
  const add = (name: string, content: string | Iterable<string>) =>
    typeof content === 'string'
      ? zip.addBuffer(Buffer.from(content), name)
      : zip.addReadStream(Readable.from(content), name);
  add('xl/workbook.xml', workbook(parts.date1904));
  add('xl/_rels/workbook.xml.rels', relations);
  add(
    'xl/worksheets/sheet1.xml',
    parts.sheet ?? `<worksheet xmlns="${main}"><sheetData>${parts.rows}</sheetData></worksheet>`,
  );
  if (parts.sharedTexts) add('xl/sharedStrings.xml', parts.sharedTexts);
  add('xl/styles.xml', styles(parts));
  for (const [name, content] of Object.entries(parts.entries ?? {}))
    zip.addBuffer(Buffer.from(content), name, { compress: false });
  zip.end();
  const file = join(await openTempFolder('xlsx'), 'built.xlsx');
  await pipeline(Readable.from(zip.outputStream), createWriteStream(file));
  return file;
}

const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/><Relationship Id="r3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`;

function workbook(date1904 = false): string {
  return `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${date1904 ? 1 : 0}"/><sheets><sheet name="ข้อมูล" sheetId="1" r:id="r1"/></sheets></workbook>`;
}

function styles({ formats = {}, styles: used = [0] }: Parts): string {
  const codes = Object.entries(formats).map(
    ([id, code]) =>
      `<numFmt numFmtId="${id}" formatCode="${code.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"/>`,
  );
  const cells = used.map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`);
  return `<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${cells.join('')}</cellXfs></styleSheet>`;
}

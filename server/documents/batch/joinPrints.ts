import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { ZipFile } from 'yazl';
import type { MeasuredSheet } from '../measurePaper.ts';
import { appendPages } from '../print/appendPages.ts';
import type { FileForm } from './printJobRows.ts';
import type { PrintedRecord } from './printRecord.ts';

export type MadePrint = Pick<PrintedRecord, 'content' | 'name' | 'sheet'>;

/** Many PDFs as one, page after page, or as an archive with a file each. */
export function joinPrints(made: readonly MadePrint[], form: FileForm): Promise<Uint8Array> {
  return form === 'zip' ? zipPrints(made) : mergePrints(made);
}

async function mergePrints(made: readonly MadePrint[]): Promise<Uint8Array> {
  const whole = await PDFDocument.create();
  const sheet = made.find((one) => one.sheet)?.sheet;
  if (sheet) await fillSheets(whole, made, sheet);
  else for (const { content } of made) await appendPages(whole, await PDFDocument.load(content));
  whole.setProducer('Sala');
  whole.setCreator('Sala');
  return whole.save();
}

/** Points of a PDF in a pixel. */
const points = 72 / 96;

/** The labels of many records side by side, as many sheets as they need. */
async function fillSheets(whole: PDFDocument, made: readonly MadePrint[], sheet: MeasuredSheet): Promise<void> {
  const { columns, rows, gap } = sheet;
  let page: PDFPage | undefined;
  let at = 0;
  for (const { content } of made)
    for (const label of await whole.embedPdf(content, (await PDFDocument.load(content)).getPageIndices())) {
      const place = at % (columns * rows);
      if (!page || place === 0) page = whole.addPage([sheet.width * points, sheet.height * points]);
      const step = { x: label.width + gap.column * points, y: label.height + gap.row * points };
      const left = (page.getWidth() - columns * step.x + gap.column * points) / 2;
      const top = (page.getHeight() + rows * step.y - gap.row * points) / 2;
      const across = place % columns;
      const down = Math.floor(place / columns);
      page.drawPage(label, { x: left + across * step.x, y: top - down * step.y - label.height });
      at += 1;
    }
}

async function zipPrints(made: readonly MadePrint[]): Promise<Uint8Array> {
  const zip = new ZipFile();
  const used = new Map<string, number>();
  for (const { content, name } of made) {
    const before = used.get(name) ?? 0;
    used.set(name, before + 1);
    // PDFs are compressed already.
    zip.addBuffer(Buffer.from(content), before === 0 ? name : name.replace(/\.pdf$/, `-${before + 1}.pdf`), {
      compress: false,
    });
  }
  zip.end();
  return buffer(Readable.from(zip.outputStream));
}

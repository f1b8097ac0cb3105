import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { ZipFile } from 'yazl';
import type { PrintForm } from './printJobRows.ts';
import type { PrintedRecord } from './printRecord.ts';

export type MadePrint = Pick<PrintedRecord, 'content' | 'name'>;

/** Many PDFs as one, page after page, or as an archive with a file each. */
export function joinPrints(made: readonly MadePrint[], form: PrintForm): Promise<Uint8Array> {
  return form === 'zip' ? zipPrints(made) : mergePrints(made);
}

async function mergePrints(made: readonly MadePrint[]): Promise<Uint8Array> {
  const whole = await PDFDocument.create();
  for (const { content } of made) {
    const one = await PDFDocument.load(content);
    for (const page of await whole.copyPages(one, one.getPageIndices())) whole.addPage(page);
  }
  whole.setProducer('Sala');
  whole.setCreator('Sala');
  return whole.save();
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

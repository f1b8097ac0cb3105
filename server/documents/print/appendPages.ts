import type { PDFDocument } from '@cantoo/pdf-lib';

/** All pages of a PDF after those that are there. */
export async function appendPages(whole: PDFDocument, other: PDFDocument): Promise<void> {
  for (const page of await whole.copyPages(other, other.getPageIndices())) whole.addPage(page);
}

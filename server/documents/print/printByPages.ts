import { PDFDocument } from '@cantoo/pdf-lib';
import { SalaError } from '../../../schemas/errors/errors.ts';
import { fillText } from '../../../schemas/fillText.ts';
import { type Language, readText, type Text } from '../../../schemas/index.ts';
import { appendPages } from './appendPages.ts';
import type { Printer, PrintOrder } from './openPdfPrinter.ts';
import { printFailed } from './print.errors.ts';
import { writeMissing } from './writeMissing.ts';

export interface PagesPrint {
  pdf: Uint8Array;
  /** How many pages say why they could not be made, in place of what belongs there. */
  failed: number;
}

/** What stands on a page that could not be made. */
const pageFailed: Text = {
  th: 'เกิดข้อผิดพลาดในการสร้าง: {message}',
  en: 'This page could not be made: {message}',
};

/**
 * A document printed page by page, for one that cannot be printed as a whole: what is wrong with one page costs that page alone.
 * Refused where no page can be made.
 */
export async function printByPages(
  { print }: Pick<Printer, 'print'>,
  { siteId, html }: PrintOrder,
): Promise<PagesPrint> {
  const { head, pages, language } = splitPages(html);
  if (pages.length === 0) throw printFailed();
  const whole = await PDFDocument.create();
  let failed = 0;
  for (const page of pages) {
    const content = await print({ siteId, html: head + page }).catch((error: unknown) => {
      failed += 1;
      if (failed === pages.length) throw error;
      return print({ siteId, html: head + writeFailedPage(page, error, language) });
    });
    const made = await PDFDocument.load(content);
    await appendPages(whole, made);
    whole.setTitle(made.getTitle() ?? '', { showInWindowTitleBar: true });
  }
  whole.setLanguage(language);
  return { pdf: await whole.save(), failed };
}

/** What stands before the pages, and each page; what templates write stands inside of pages. */
function splitPages(html: string): { head: string; pages: string[]; language: Language } {
  const [head = '', ...pages] = html.replace(/<\/body>[\s\S]*$/, '').split(/(?=<section class="page[ "])/);
  return { head, pages, language: html.includes('<html lang="en"') ? 'en' : 'th' };
}

function writeFailedPage(page: string, error: unknown, language: Language): string {
  const [opening = '<section class="page">'] = /^<section[^>]*>/.exec(page) ?? [];
  const [, name = ''] = /aria-label="([^"]*)"/.exec(opening) ?? []; // escaped when the page was framed
  const reason = error instanceof SalaError ? error : printFailed();
  const told = fillText(readText(pageFailed, language), { message: readText(reason.text, language) });
  return `${opening}${writeMissing(name, told)}</section>`;
}

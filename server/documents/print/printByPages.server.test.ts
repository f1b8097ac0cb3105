import { PDFDocument } from '@cantoo/pdf-lib';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { readPdfText } from '../../../tests/documents/readPdfText.ts';
import { drawFilled, shippedDocuments } from '../../../tests/documents/shippedDocuments.ts';
import { openPdfPrinter, type PrintOrder } from './openPdfPrinter.ts';
import { printFailed } from './print.errors.ts';
import { printByPages } from './printByPages.ts';

const printer = openPdfPrinter({ log: pino({ level: 'silent' }) });
afterAll(() => printer.close());
const siteId = 'site';

const quotation = shippedDocuments.find(({ folder }) => folder === 'quotation');
if (!quotation) throw new Error('there is no quotation');
const { html, view } = drawFilled(quotation, { seed: 5, lines: 45, copies: 'both' });
const count = view.pages.length * 2;

/** What each page says; the fonts of joined pages are packed, which is undone here. */
async function readPages(pdf: Uint8Array): Promise<string[]> {
  const plain = await (await PDFDocument.load(pdf)).save({ useObjectStreams: false });
  return readPdfText(plain).map((text) => text.replace(/[\s\u200B]/g, ''));
}

/** The printer, but for pages of which it can make nothing. */
const failingAt = (...pages: string[]) => ({
  print: async (given: PrintOrder) => {
    const isOf = (page: string) => given.html.includes(`aria-label="${page}"`);
    if (pages.some(isOf) && !given.html.includes('เกิดข้อผิดพลาดในการสร้าง')) throw printFailed();
    return printer.print(given);
  },
});

it('makes the same pages one by one, with title and language', async () => {
  const { pdf, failed } = await printByPages(printer, { siteId, html });
  expect(failed).toBe(0);
  expect(await readPages(pdf)).toEqual(await readPages(await printer.print({ siteId, html })));
  const read = await PDFDocument.load(pdf);
  expect([read.getTitle(), read.getLanguage()]).toEqual([`${view.title} ${view.number}`, 'th']);
});

it('puts a page that says its name and what went wrong in place of one that cannot be made', async () => {
  const name = `ต้นฉบับ หน้า 2 จาก ${view.pages.length}`;
  const { pdf, failed } = await printByPages(failingAt(name), { siteId, html });
  const pages = await readPages(pdf);
  expect(failed).toBe(1);
  expect(pages).toHaveLength(count);
  expect(pages[1]).toContain(name.replaceAll(' ', ''));
  expect(pages[1]).toContain('เกิดข้อผิดพลาดในการสร้าง:สร้างPDFไม่สำเร็จ');
  expect(pages[0]).not.toContain('เกิดข้อผิดพลาด');
});

it('makes no file of which no page could be made', async () => {
  await expect(printByPages({ print: () => Promise.reject(printFailed()) }, { siteId, html })).rejects.toMatchObject({
    code: 'print_failed',
  });
});

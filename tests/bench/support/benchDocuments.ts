import { pino } from 'pino';
import puppeteer from 'puppeteer-core';
import { openPdfPrinter } from '../../../server/documents/print/openPdfPrinter.ts';
import { findChromium } from '../../../server/platform/chromium/findChromium.ts';
import { drawFilled, shippedDocuments } from '../../documents/shippedDocuments.ts';

/** A shipped document with so many lines, as its HTML. */
export function drawInvoice(lines: number): string {
  const invoice = shippedDocuments.find(({ folder }) => folder === 'invoice');
  if (!invoice) throw new Error('there is no invoice');
  return drawFilled(invoice, { seed: 7, lines }).html;
}

/** Milliseconds of one print by the product's printer, the first one not counted: the median. */
export async function timePrinter(html: string, times: number): Promise<number> {
  const printer = openPdfPrinter({ log: pino({ level: 'silent' }) });
  try {
    return await timeEach(() => printer.print({ siteId: 'bench', html }), times);
  } finally {
    await printer.close();
  }
}

/** The same by Puppeteer alone: one browser, one page, used again. */
export async function timePuppeteer(html: string, times: number): Promise<number> {
  const { executablePath, env, args = [] } = await findChromium();
  const browser = await puppeteer.launch({ executablePath, env, args: [...args], headless: true });
  try {
    const page = await browser.newPage();
    return await timeEach(async () => {
      await page.setContent(html, { waitUntil: 'load' });
      await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    }, times);
  } finally {
    await browser.close();
  }
}

async function timeEach(work: () => Promise<unknown>, times: number): Promise<number> {
  await work();
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const begun = performance.now();
    await work();
    taken.push(performance.now() - begun);
  }
  return taken.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? Number.NaN;
}

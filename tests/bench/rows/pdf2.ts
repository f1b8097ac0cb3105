import { drawInvoice, timePrinter, timePuppeteer } from '../support/benchDocuments.ts';
import type { BenchRow } from '../support/benchRow.ts';

const times = 15;

/** An invoice of two pages as PDF, prints a second; the floor is Puppeteer with a page that is used again. */
export const row: BenchRow = {
  name: 'pdf-2',
  unit: 'prints/s',
  target: { of: 'ratio', atLeast: 0.8 },
  measure: async () => {
    const html = drawInvoice(25);
    const floor = 1000 / (await timePuppeteer(html, times));
    return { figure: 1000 / (await timePrinter(html, times)), floor };
  },
};

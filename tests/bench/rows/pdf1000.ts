import { drawInvoice, timePrinter } from '../support/benchDocuments.ts';
import type { BenchRow } from '../support/benchRow.ts';

/** An invoice of a thousand lines: its pages counted and drawn, and its PDF. */
export const row: BenchRow = {
  name: 'pdf-1000',
  unit: 'ms',
  target: { of: 'figure', atMost: 5000 },
  measure: async () => {
    const begun = performance.now();
    const html = drawInvoice(1000);
    const drawn = performance.now() - begun;
    return { figure: drawn + (await timePrinter(html, 3)), floor: null };
  },
};

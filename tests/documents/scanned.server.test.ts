import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { openBrowser } from '../support/browser.ts';
import { drawFilled, shippedDocuments } from './shippedDocuments.ts';

let browser: Browser;
beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(path)).buffer } });
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const withCodes = shippedDocuments.flatMap((shipped) => {
  const codes = Object.values(shipped.declaration.values).filter(({ as }) => as);
  const papers = Object.keys(shipped.declaration.papers);
  return codes.length > 0 ? papers.map((paper) => [shipped.folder, paper, shipped] as const) : [];
});

it.each(withCodes)('a scanner reads the codes of %s on %s', async (_, paper, shipped) => {
  const page = await browser.newPage({ deviceScaleFactor: 2 }); // 192 dots per inch; printers have more
  const { html, view } = drawFilled(shipped, { seed: 3, lines: 2, settings: { paper } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const image = await page.locator('.page').first().screenshot();
  const read = await readBarcodes(image, { formats: ['QRCode', 'Code128'], maxNumberOfSymbols: 60 });
  const drawn = Object.values(view.codes).flatMap((code) => (code.kind === 'signature' ? [] : [code]));
  expect(drawn.length).toBeGreaterThan(0);
  const scanned = read.map(({ text, format }) => ({ kind: format === 'QRCode' ? 'qr' : 'barcode', text }));
  for (const code of drawn) expect(scanned).toContainEqual(code);
  await page.close();
});

it('an invoice asks a bank for what is still to be paid, in the form of EMVCo', () => {
  const invoice = shippedDocuments.find(({ folder }) => folder === 'invoice');
  if (!invoice) throw new Error('there is no invoice');
  const { record, view } = drawFilled(invoice, { seed: 3, lines: 2 });
  const text = view.codes.pay?.kind === 'qr' ? view.codes.pay.text : '';
  const { '29': account = '', '54': amount, '63': check, ...rest } = readFields(text);
  expect(rest).toEqual({ '00': '01', '01': '12', '53': '764', '58': 'TH' });
  expect(readFields(account)).toEqual({ '00': 'A000000677010111', '02': '0105561000001' });
  expect(amount).toBe(Number(record.remaining_amount).toFixed(2));
  expect(check).toMatch(/^[0-9A-F]{4}$/);
});

/** Two digits name a field, two say its length, and then it stands. */
function readFields(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

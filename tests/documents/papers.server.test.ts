import { PDFDocument } from '@cantoo/pdf-lib';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { applySettings } from '../../engine/document/applySettings.ts';
import { checkSettings } from '../../engine/document/checkSettings.ts';
import { joinPrints } from '../../server/documents/batch/joinPrints.ts';
import { measurePaper } from '../../server/documents/measurePaper.ts';
import { openPdfPrinter } from '../../server/documents/print/openPdfPrinter.ts';
import { readPdfText } from './readPdfText.ts';
import { drawFilled, shippedDocuments } from './shippedDocuments.ts';

const printer = openPdfPrinter({ log: pino({ level: 'silent' }) });
const siteId = 'site';
afterAll(() => printer.close());

function findShipped(folder: string) {
  const found = shippedDocuments.find((shipped) => shipped.folder === folder);
  if (!found) throw new Error(`there is no ${folder}`);
  return found;
}

/** Of each page, in millimetres. */
async function measure(content: Uint8Array): Promise<[number, number][]> {
  const pages = (await PDFDocument.load(content)).getPages();
  const millimetres = (points: number) => Math.round((points / 72) * 25.4);
  return pages.map((page) => [millimetres(page.getWidth()), millimetres(page.getHeight())]);
}

const draw = (folder: string, options: Partial<Parameters<typeof drawFilled>[1]>) =>
  drawFilled(findShipped(folder), { seed: 3, lines: 0, ...options });
const squeeze = (text: string) => text.replace(/\s/g, '');

it.each([
  ['shipping_label', undefined, [100, 150]],
  ['product_label', undefined, [50, 30]],
  ['product_label', 'sheet3x8', [210, 297]],
  ['picking_list', undefined, [210, 297]],
  ['picking_list', 'a5', [148, 210]],
])('prints %s on %s', async (folder, paper, size) => {
  const { html } = draw(folder, { lines: 2, settings: { paper } });
  expect(await measure(await printer.print({ siteId, html }))).toEqual([size]);
});

it('cuts paper from a roll after what stands on it', async () => {
  const heights: number[] = [];
  for (const [paper, width] of [
    ['roll80', 80],
    ['roll58', 58],
  ] as const)
    for (const lines of [1, 30]) {
      const { html } = draw('tax_invoice_short', { lines, settings: { paper } });
      const [[across, down] = [0, 0], ...more] = await measure(await printer.print({ siteId, html }));
      expect([across, more]).toEqual([width, []]);
      heights.push(down);
    }
  const [short80 = 0, long80 = 0, short58 = 0, long58 = 0] = heights;
  expect(short80).toBeLessThan(130);
  expect(long80 - short80).toBeGreaterThan(29 * 5);
  expect(long58 - short58).toBeGreaterThan(29 * 5);
}, 60_000);

it('says on a short tax invoice what section 86/6 of the Revenue Code asks for', async () => {
  const { html, record } = draw('tax_invoice_short', { lines: 2 });
  const [page = ''] = readPdfText(await printer.print({ siteId, html })).map(squeeze);
  const { seller_name, seller_tax_id, tax_invoice_number, items } = record as Record<string, string> & {
    items: { product_name: string; quantity: number }[];
  };
  const asked = ['ใบกำกับภาษีอย่างย่อ', seller_name, seller_tax_id, tax_invoice_number, 'รวมภาษีมูลค่าเพิ่มแล้ว'];
  for (const text of [...asked, ...items.map((item) => item.product_name)]) expect(page).toContain(squeeze(text ?? ''));
  expect(page).toMatch(/วันที่\d+[ก-๙.]+\d{4}/);
});

it('puts the labels of many records on as few sheets as they need', async () => {
  const shipped = findShipped('product_label');
  const settings = { paper: 'sheet3x8' };
  const { sheet } = measurePaper(applySettings(shipped.declaration, settings));
  const made = [];
  for (let seed = 1; seed <= 25; seed += 1) {
    const { html } = drawFilled(shipped, { seed, lines: 0, settings, single: true });
    made.push({ name: `${seed}.pdf`, content: await printer.print({ siteId, html }), sheet });
  }
  expect(await measure(made[0]?.content ?? new Uint8Array())).toEqual([[70, 37]]);
  const whole = await joinPrints(made, 'pdf');
  expect(await measure(whole)).toEqual([
    [210, 297],
    [210, 297],
  ]);
}, 60_000);

it('lets a site choose among the papers of a document', () => {
  const { declaration } = findShipped('picking_list');
  expect(checkSettings({ paper: 'a5' }, declaration)).toBeUndefined();
  expect(checkSettings({ paper: 'roll80' }, declaration)?.en).toBe('this document has no roll80');
  // One that the document no longer has is the usual one.
  expect(applySettings(declaration, { paper: 'gone' }).paper).toBe('a4');
});

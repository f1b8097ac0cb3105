import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentSettings } from '../../schemas/index.ts';
import { openBrowser } from '../support/browser.ts';
import { findSpilled } from './findSpilled.ts';
import { composeRecord, drawFilled, shippedDocuments } from './shippedDocuments.ts';
import { showDocument } from './showDocument.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(() => browser?.close());

const counts = [0, 1, 12, 13, 60, 1000];
/** The first at every number of lines, the others where they differ: on one page, at its end and on several. */
const looks = [
  { long: false, language: 'th', copies: 'both' },
  { long: true, language: 'th' },
  { long: true, language: 'en' },
  { long: false, language: 'th', sparse: true },
  // As sites change them: pictures of the company, messages, fewer and wider columns.
  { long: true, language: 'th', isChanged: true },
] as const;

const black = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#000' } })
  .png()
  .toBuffer();
const picture = `data:image/png;base64,${black.toString('base64')}`;
const pictures = { logo: picture, stamp: picture, signature: picture };
const message = { th: 'สินค้าซื้อแล้วไม่รับคืน '.repeat(12).trim(), en: 'Goods are not taken back' };

function changeAll({ declaration: { lines } }: (typeof shippedDocuments)[number]): DocumentSettings {
  const columns = lines?.columns.filter((_, at) => at !== 1).toReversed();
  return {
    color: '#0b5394',
    messages: [
      { text: message, on: 'first' },
      { text: message, on: 'closing' },
    ],
    ...(columns && { columns: columns.map(({ name }) => ({ name })) }),
  };
}

it.each(shippedDocuments.map((shipped) => [shipped.folder, shipped] as const))(
  '%s stays on its pages, whatever the number and length of its lines',
  async (_, shipped) => {
    for (const lines of shipped.declaration.lines ? counts : [0]) {
      for (const look of [1, 13, 60].includes(lines) || !shipped.declaration.lines ? looks : looks.slice(0, 1)) {
        const wishes = 'isChanged' in look ? { settings: changeAll(shipped), pictures } : {};
        const wanted = { seed: lines + 1, lines, ...look, ...wishes };
        const { html, view } = drawFilled(shipped, lines === 1000 ? { ...wanted, copies: 'original' } : wanted);
        await showDocument(page, html);
        const spilled = await page.evaluate(findSpilled);
        expect(spilled.slice(0, 5), `${lines} lines, ${JSON.stringify(look)}`).toEqual([]);
        const { more = [] } = shipped.declaration.copies;
        const copies = 'copies' in look && lines < 1000 ? 2 + more.length : 1;
        expect(await page.locator('.page').count()).toBe((view.pages.at(-1)?.of ?? 0) * copies);
      }
    }
  },
  120_000,
);

it('keeps thirteen rows of two lines beside the closing block', () => {
  const invoice = shippedDocuments.find(({ folder }) => folder === 'invoice');
  if (!invoice) throw new Error('there is no invoice');
  const name = { product_name: 'เหล็กฉากรูเจาะ 40x40 มม.', specification: 'หนา 2 มม. ชุบสังกะสี' };
  const items = Array.from({ length: 13 }, () => ({ ...name, quantity: 1, unit_price: 100, line_total: 100 }));
  const record = { id: 'one', invoice_number: 'IN-1', items, notes: 'ส่งถึงที่' };
  const { view } = composeRecord(invoice, record);
  expect(view.pages.map(({ rows }) => rows.length)).toEqual([13]);
});

it.each(
  shippedDocuments.filter(({ declaration: { lines } }) => lines).map((shipped) => [shipped.folder, shipped] as const),
)('%s leaves no room for a row that stands on the page after', async (_, shipped) => {
  const { html } = drawFilled(shipped, { seed: 5, lines: 60, long: true });
  await showDocument(page, html);
  const pages = await page.evaluate(measureRest);
  const { perPage = 0 } = shipped.declaration.lines ?? {};
  // Not of the first page, where some texts stand beside each other, nor of the last two, which share what comes before the totals.
  const loose = pages
    .slice(1, -2)
    .filter(({ rows, rest }, at) => rows < perPage && rest > (pages[at + 2]?.tall ?? 0) + 90);
  expect(loose).toEqual([]);
});

/** Of each page how many rows stand on it, how tall the first is, and what is free below the last; runs in the browser. */
function measureRest(): { rows: number; tall: number; rest: number }[] {
  return [...document.querySelectorAll('.page')].map((page) => {
    const rows = [...page.querySelectorAll('.lines tbody tr:not(.carried, .empty, .rest)')];
    const heightOf = (row: Element | null | undefined) => Math.round(row?.getBoundingClientRect().height ?? 0);
    return { rows: rows.length, tall: heightOf(rows[0]), rest: heightOf(page.querySelector('.rest')) };
  });
}

/** Every document on each paper that it can be printed on beside its usual one. */
const onOtherPapers = shippedDocuments.flatMap((shipped) =>
  Object.keys(shipped.declaration.papers)
    .filter((paper) => paper !== shipped.declaration.paper)
    .map((paper) => [shipped.folder, paper, shipped] as const),
);

it.each(onOtherPapers)('%s stays on its pages on %s', async (_, paper, shipped) => {
  for (const lines of shipped.declaration.lines ? [1, 12, 60] : [0]) {
    for (const long of [false, true]) {
      const { html } = drawFilled(shipped, { seed: lines + 1, lines, long, settings: { paper } });
      await showDocument(page, html);
      expect(await page.evaluate(findSpilled), `${lines} lines, long: ${long}`).toEqual([]);
    }
  }
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMeasure } from '../../engine/document/measure/measurePage.ts';
import { openBrowser } from '../support/browser.ts';
import { drawFilled, shippedDocuments } from './shippedDocuments.ts';
import { showDocument } from './showDocument.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(() => browser?.close());

const looks = [
  { lines: 3, long: false, language: 'th' },
  { lines: 12, long: true, language: 'th' },
  { lines: 30, long: true, language: 'en' },
  { lines: 5, long: false, language: 'th', sparse: true },
] as const;

const papers = shippedDocuments.flatMap((shipped) =>
  Object.keys(shipped.declaration.papers).map((paper) => [shipped.folder, paper, shipped] as const),
);

it.each(papers.filter(([, , { declaration }]) => declaration.lines))(
  'what stands on a page of %s on %s is measured as tall as a browser draws it, or a little more',
  async (_, paper, shipped) => {
    for (const look of looks) {
      const { html } = drawFilled(shipped, { seed: 11, ...look, settings: { paper } });
      await showDocument(page, html);
      const drawn = await page.evaluate(measureDrawn);
      const style = html.slice(html.indexOf('<style>') + 7, html.indexOf('</style>'));
      const measure = openMeasure(style);
      for (const [at, { markup, height, rows }] of drawn.entries()) {
        const measured = measure(markup);
        const shown = `${JSON.stringify(look)}, page ${at + 1}`;
        expect(measured.rows.length, shown).toBe(rows.length);
        for (const [row, own] of rows.entries())
          expect(measured.rows[row], `${shown}, row ${row + 1}`).toBeGreaterThan(own - 0.3);
        expect(sum(measured.rows), shown).toBeLessThanOrEqual(sum(rows) * 1.15 + 16);
        const rest = height - sum(rows);
        expect(measured.height - sum(measured.rows), shown).toBeGreaterThan(rest - 0.6);
        expect(measured.height - sum(measured.rows), shown).toBeLessThan(rest + 46);
      }
    }
  },
);

/** Each page as markup, and how tall what stands on it is when nothing fills the page; runs in the browser. */
function measureDrawn(): { markup: string; height: number; rows: number[] }[] {
  const style = document.createElement('style');
  style.textContent = '.page.page { height: auto } .lines.whole.whole { flex: none }';
  document.head.append(style);
  for (const each of document.querySelectorAll('.watermark, .page:not([data-roll]) .number-of-page')) each.remove();
  return [...document.querySelectorAll('.page')].map((page) => ({
    markup: page.outerHTML,
    height: page.getBoundingClientRect().height,
    rows: [...page.querySelectorAll('.lines tbody tr:not([class])')].map((row) => row.getBoundingClientRect().height),
  }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import type { DocumentDeclaration, JsonObject } from '../../schemas/index.ts';
import { openPdfPrinter } from '../../server/documents/print/openPdfPrinter.ts';
import { createRandom, pick } from '../support/randomJson.ts';
import { readPdfText } from './readPdfText.ts';
import { drawFilled, type Filled, shippedDocuments } from './shippedDocuments.ts';

const printer = openPdfPrinter({ log: pino({ level: 'silent' }) });
const siteId = 'site';
afterAll(() => printer.close());

/** How many documents: 12 with every run, `SALA_DOCUMENTS=500` now and then. */
const samples = Number(process.env.SALA_DOCUMENTS ?? 12);

it(
  `prints the text of its data, page by page, for ${samples} documents`,
  async () => {
    for (let seed = 1; seed <= samples; seed += 1) {
      const random = createRandom(seed);
      const shipped = shippedDocuments[seed % shippedDocuments.length] ?? pick(random, shippedDocuments);
      const drawn = drawFilled(shipped, {
        seed,
        lines: Math.floor(random() * 45),
        long: random() < 0.5,
        language: random() < 0.8 ? 'th' : 'en',
      });
      const pages = readPdfText(await printer.print({ siteId, html: drawn.html })).map(squeeze);
      const which = `${shipped.folder}, seed ${seed}`;
      expect(pages, which).toHaveLength(drawn.view.pages.length);
      expectLines(pages, drawn, which);
      expectSums(pages, drawn, shipped.declaration, which);
    }
  },
  20_000 + samples * 3000,
);

it('prints what stands outside of the lines on the page where it stands', async () => {
  for (const shipped of shippedDocuments) {
    const { html, view } = drawFilled(shipped, { seed: 77, lines: 2 });
    const text = readPdfText(await printer.print({ siteId, html }))
      .map(squeeze)
      .join('');
    const blocks = Object.values(view.blocks).flat();
    for (const { text: value } of blocks) expect(text, shipped.folder).toContain(squeeze(value));
    expect(text, shipped.folder).toContain(squeeze(view.number));
  }
});

/** Every row of a page is there, cell by cell, in its order. */
function expectLines(pages: readonly string[], { view }: Filled, which: string): void {
  for (const [at, { rows }] of view.pages.entries()) {
    const wanted = rows.flatMap(({ cells }) => cells.flatMap(({ text, under }) => [text, ...under])).join('');
    expect(pages[at], which).toContain(squeeze(wanted));
  }
}

/** Sums of pages, added up from the record in satang and not by what drew them. */
function expectSums(pages: readonly string[], { view, record }: Filled, { lines }: DocumentDeclaration, which: string) {
  if (!lines?.sum || lines.spread) return;
  const amounts = (record[lines.field] as JsonObject[]).map((line) => Math.round(Number(line[lines.sum ?? '']) * 100));
  let printed = 0;
  for (const [at, { rows, isLast }] of view.pages.entries()) {
    printed += rows.length;
    const sum = amounts.slice(0, printed).reduce((all, amount) => all + amount, 0);
    if (!isLast)
      expect(pages[at], which).toContain(new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(sum / 100));
  }
  expect(printed, which).toBe(amounts.length);
}

function squeeze(text: string): string {
  return text.replace(/[\s\u200B]/g, '');
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { type Case, comparePictures, drawStrips, type Strip, writePicture } from './drawPictures.ts';
import { shippedDocuments } from './shippedDocuments.ts';

/**
 * What every document looks like, beside what it looked like when somebody last looked at it. After a change that is wanted:
 * `SALA_PICTURES=renew npx vitest run --project server tests/documents/pictures.server.test.ts`, and look at `golden/`.
 */
const isRenewed = process.env.SALA_PICTURES === 'renew';
const golden = join(import.meta.dirname, 'golden');
const results = join(import.meta.dirname, '../results/documents');

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  // The kept pictures are a quarter as large: from half as large ones they come out alike, in half the time.
  page = await browser.newPage({ deviceScaleFactor: 0.5 });
  await mkdir(results, { recursive: true });
});
afterAll(() => browser?.close());

const thai = { language: 'th', long: false } as const;
const counts = [1, 12, 13, 60, 1000].map((lines): Case => ({ ...thai, lines }));
const others: Case[] = [
  { lines: 12, language: 'en', long: false },
  { lines: 13, language: 'th', long: true },
];

const pictured = shippedDocuments.flatMap((shipped) => {
  const { lines, paper, papers } = shipped.declaration;
  const usual: Case[] = lines ? [...counts, ...others] : [{ ...thai, lines: 0 }, ...others];
  const elsewhere = Object.keys(papers).filter((name) => name !== paper);
  return [
    { name: shipped.folder, shipped, cases: usual },
    ...elsewhere.map((other) => ({
      name: `${shipped.folder}.${other}`,
      shipped,
      cases: usual.filter((each) => each.lines < 60).map((each) => ({ ...each, paper: other })),
    })),
  ];
});

it.each(pictured.map((each) => [each.name, each] as const))(
  '%s looks as it did when it was looked at',
  async (name, { shipped, cases }) => {
    const strips = await drawStrips(page, shipped, { cases });
    const path = join(golden, `${name}.png`);
    if (isRenewed) await writeFile(path, await writePicture(strips));
    else await expectKept(strips, path, name);
  },
);

it.each([
  ['a missing place to sign', '.signatures > div:last-child { visibility: hidden }'],
  ['a missing page number', '.number-of-page span:last-child { visibility: hidden }'],
  ['a missing total', '.totals tr:nth-child(2) td + td { color: transparent }'],
  ['totals that moved by a third of a line', '.page > .close { inset-block-start: 5px }'],
  ['columns of another width', 'table.lines col:nth-child(3) { width: 180px }'],
  ['a missing watermark', '.page > .watermark { display: none }'],
])('%s is noticed', async (_, style) => {
  expect(await compareInvoice(style)).not.toEqual([]);
});

it('letters with other edges are not noticed, as another Chromium draws them', async () => {
  expect(await compareInvoice('.page { filter: blur(0.4px) }')).toEqual([]);
});

/** What is said of an invoice to which styles were added. */
async function compareInvoice(style: string): Promise<string[]> {
  const invoice = shippedDocuments.find(({ folder }) => folder === 'invoice');
  if (!invoice) throw new Error('there is no invoice');
  const cases: Case[] = [{ ...thai, lines: 3 }];
  const kept = await writePicture(await drawStrips(page, invoice, { cases }));
  const change = (html: string) => html.replace('</style>', `${style}</style>`);
  return comparePictures(kept, await drawStrips(page, invoice, { cases, change }));
}

/** A difference leaves the picture of now in `tests/results/documents`. */
async function expectKept(strips: readonly Strip[], path: string, name: string): Promise<void> {
  const different = await comparePictures(await readFile(path), strips);
  if (different.length > 0) await writeFile(join(results, `${name}.png`), await writePicture(strips));
  expect(different).toEqual([]);
}

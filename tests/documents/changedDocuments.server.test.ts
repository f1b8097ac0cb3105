import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DescribedDocument } from '../../engine/plugin/names/describedPlugin.ts';
import type { DocumentSettings, JsonObject } from '../../schemas/index.ts';
import { frameDocument } from '../../server/documents/frameDocument.ts';
import { openBrowser } from '../support/browser.ts';
import { createRandom, pick, type Random } from '../support/randomJson.ts';
import { findSpilled } from './findSpilled.ts';
import { composeRecord, recordOf, shippedDocuments } from './shippedDocuments.ts';
import { showDocument } from './showDocument.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const count = Number(process.env.SALA_DOCUMENTS ?? 40);
const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const sentences = [
  'สินค้าซื้อแล้วไม่รับคืน เว้นแต่ชำรุดจากการผลิต และแจ้งภายใน 7 วันนับแต่วันรับของ',
  'Goods remain the property of the seller until they are paid in full.',
  'ผู้ซื้อตกลงชำระดอกเบี้ยร้อยละ 1.25 ต่อเดือนของยอดที่ค้างชำระ\nโดยไม่ต้องบอกกล่าว',
  'รับประกัน 1 ปี',
];
const styles = [
  '',
  '.logo .picture { max-height: 140px; max-width: 140px; min-height: 140px } .head .logo { flex-basis: 140px }',
  'h1 { font-size: 34px; line-height: 44px } .head { padding-block-end: 20px }',
  '.signatures { padding-block: 70px 12px } .in-words { padding: 12px; font-size: 16px; line-height: 22px }',
  'table.lines td { padding: 6px 8px } table.lines th { height: 40px; white-space: normal }',
  '.page { padding: 60px 64px 48px; gap: 14px }',
  'small { font-size: 9px; line-height: 12px }',
];
const additions = [
  '',
  '<div class="parties"><div><h2>{{labels.notes}}</h2><p class="notes">{{values.notes}}</p></div></div>',
  '{{#if page.isLast}}<ol>{{#each blocks.totals}}<li>{{label}} {{text}}</li>{{/each}}</ol>{{/if}}',
  '{{#if page.isFirst}}<p class="in-words">{{values.partyAddress}} {{values.notes}}</p>{{/if}}',
];

const withLines = shippedDocuments.filter(({ declaration }) => declaration.lines && declaration.paper === 'a4');

/** A document as somebody may have changed it, for a record with texts as long as its fields take. */
function drawChanged(random: Random) {
  const shipped = pick(random, withLines);
  const lines = pick(random, [0, 1, 2, 5, 12, 13, 25, 60]);
  const changed: DescribedDocument = {
    ...shipped,
    template: `${shipped.template}${pick(random, additions)}`,
    style: `${shipped.style ?? ''}${pick(random, styles)}${pick(random, styles)}`,
  };
  const columns = shipped.declaration.lines?.columns ?? [];
  const settings: DocumentSettings = {
    messages: Array.from({ length: Math.floor(random() * 4) }, () => ({
      text: { th: longText(random, 800), en: longText(random, 800) },
      on: pick(random, ['first', 'closing'] as const),
    })),
    ...(random() < 0.5 && { columns: columns.filter(() => random() < 0.8).map(({ name }) => ({ name })) }),
  };
  if (settings.columns?.length === 0) delete settings.columns;
  const filled = recordOf(changed, { seed: Math.floor(random() * 1e6), lines, long: random() < 0.5 });
  const record = lengthen(filled, { random, field: changed.declaration.lines?.field ?? '' });
  const composed = composeRecord(changed, record, { settings, pictures: random() < 0.5 ? { logo, stamp: logo } : {} });
  const { style } = changed;
  return { name: shipped.folder, lines, composed, html: frameDocument({ ...composed, style, copies: 'original' }) };
}

function lengthen(record: JsonObject, { random, field }: { random: Random; field: string }): JsonObject {
  const items = Array.isArray(record[field]) ? record[field] : [];
  const notes = random() < 0.3 ? longText(random, 2000) : 'ส่งที่คลัง 2';
  const longer = items.map((line) =>
    random() < 0.1
      ? { ...(line as JsonObject), description: longText(random, 1000), specification: longText(random, 1000) }
      : line,
  );
  return { ...record, notes, [field]: longer };
}

function longText(random: Random, most: number): string {
  const text = Array.from({ length: 1 + Math.floor(random() * 30) }, () => pick(random, sentences)).join(
    pick(random, [' ', '\n']),
  );
  return text.slice(0, 1 + Math.floor(random() * most));
}

it(`keeps ${count} documents that were changed at random on their pages, with all of their lines and sums`, async () => {
  const page = await browser.newPage();
  const random = createRandom(20_261_126);
  for (let at = 0; at < count; at += 1) {
    const { name, lines, composed, html } = drawChanged(random);
    const { pages } = composed.view;
    const shown = `document ${at}, ${name} of ${lines} lines`;
    await showDocument(page, html);
    expect(await page.evaluate(findSpilled), shown).toEqual([]);
    expect(await page.locator('.lines tbody tr:not([class])').count(), shown).toBe(lines);
    for (const [before, each] of pages.slice(1).entries())
      expect(each.carriedIn, shown).toBe(pages[before]?.carriedOut);
    expect(pages.filter(({ isLast }) => isLast)).toHaveLength(1);
  }
  await page.close();
}, 600_000);

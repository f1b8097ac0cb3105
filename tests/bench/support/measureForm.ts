import type { LayoutObject, Row } from '../../../schemas/index.ts';
import { buildLayout } from '../../factories/buildPage.ts';
import { openPage } from '../../support/browser.ts';
import { openClient } from '../../support/openClient.ts';
import { type Bench, demoPassword } from './openBench.ts';
import { takeP95, watchKeys } from './watchKeys.ts';

const host = 'academy.localhost';

/** What a key costs in a form of so many inputs, from the key to the frame that shows it, p95. */
export async function measureForm(bench: Bench, count: number): Promise<number> {
  const server = await bench.server();
  const browser = await bench.browser();
  const key = `page/bench-form-${count}`;
  await publishForm(server.port, key, count);
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto(server.url(host, `/cms/${key}`));
  await page.locator('html[data-ready="awake"]').waitFor({ state: 'attached' });
  const readTimes = await watchKeys(page);
  // At the beginning, in the middle and at the end; each word is typed key by key, left and gone back to.
  for (const at of [0, Math.floor(count / 2), count - 1]) {
    await page.locator(`[name="field-${at}"]`).focus();
    for (const letter of 'sala wichakan 2569') {
      await page.keyboard.press(letter);
      await page.waitForTimeout(30);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
  }
  const times = await readTimes();
  await page.context().close();
  return takeP95(times);
}

async function publishForm(port: number, key: string, count: number): Promise<void> {
  const client = openClient({ port, host });
  const signedIn = await client.signIn('admin@demo.test', demoPassword);
  const layout = { ...buildLayout({ kind: 'form' }), rows: buildRows(count) };
  const stored = await client.put('/api/layout', { key, layout, version: 0 });
  const { data } = stored.json();
  const published = await client.post('/api/layout/publish', { key, version: data?.version });
  for (const { status, text } of [signedIn, stored, published])
    if (status >= 300) throw new Error(`no form for the bench: ${text}`);
}

/** Four in a row; every tenth must be filled in, and every twentieth shows only while the first one says so. */
function buildRows(count: number): Row[] {
  const objects = Array.from({ length: count }, (_, index): LayoutObject => {
    const show = index % 20 === 19 && index < count - 1 ? { 'field-0': { $ne: 'hide' } } : undefined;
    const field = { type: 'input', name: `field-${index}`, label: `ช่องที่ ${index + 1}`, required: index % 10 === 0 };
    return { uid: `object-${index}`, ...field, ...(show && { show }) };
  });
  const rows: Row[] = [];
  for (let start = 0; start < count; start += 4) {
    const inRow = objects.slice(start, start + 4);
    const columns = inRow.map((object, at) => ({ uid: `column-${start}-${at}`, size: 3, objects: [object] }));
    rows.push({ uid: `row-${start}`, columns });
  }
  return rows;
}

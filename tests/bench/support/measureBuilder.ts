import type { Page } from 'playwright-core';
import { buildLayout } from '../../../builder/testing/buildLayout.ts';
import { openPage, signInByForm } from '../../support/browser.ts';
import { openClient } from '../../support/openClient.ts';
import { type Bench, demoPassword } from './openBench.ts';
import { takeP95, watchKeys } from './watchKeys.ts';

const host = 'academy.localhost';
const username = 'admin@demo.test';

/** What one edit costs in the builder: from the key to the frame that shows it, p95, on a page of so many objects. */
export async function measureBuilder(bench: Bench, count: number): Promise<number> {
  const server = await bench.server();
  const browser = await bench.browser();
  const key = `page/bench-builder-${count}`;
  await storeDraft(server.port, key, count);
  const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await signInByForm(page, { url: server.url(host, '/user/login'), username, password: demoPassword });
  await page.goto(server.url(host, `/cms/builder/${encodeURIComponent(key)}`));
  await page.waitForSelector(`[data-node="object-${count - 1}"]`, { state: 'attached' });
  await page.locator('[data-node="object-8"]').click();
  const times = await timeKeys(page);
  await page.context().close();
  return takeP95(times);
}

async function storeDraft(port: number, key: string, count: number): Promise<void> {
  const client = openClient({ port, host });
  const signedIn = await client.signIn(username, demoPassword);
  const layout = buildLayout(count, (index) =>
    index % 2 === 0
      ? { uid: `object-${index}`, type: 'header', v: 1, text: `หัวข้อ ${index}`, level: 2 }
      : { uid: `object-${index}`, type: 'paragraph', v: 1, content: `<p>ย่อหน้าที่ ${index}</p>` },
  );
  const stored = await client.put('/api/layout', { key, layout, version: 0 });
  if (signedIn.status >= 300 || stored.status >= 300) throw new Error(`no page for the bench: ${stored.text}`);
}

/** Types, moves, duplicates and takes back with real keys; each edit waits until the one before was shown. */
async function timeKeys(page: Page): Promise<number[]> {
  const readTimes = await watchKeys(page);
  const press = async (keys: string, times: number) => {
    for (let round = 0; round < times; round += 1) {
      await page.keyboard.press(keys);
      await page.waitForTimeout(30);
    }
  };
  await page.locator('.bd-inspector textarea, .bd-inspector input[type="text"]').first().focus();
  await press('x', 40);
  await page.locator('[data-node="object-8"]').focus();
  await press('Alt+ArrowDown', 20);
  await press('Control+d', 10);
  await press('Control+z', 20);
  return readTimes();
}

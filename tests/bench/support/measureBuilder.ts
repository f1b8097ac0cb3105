import type { Page } from 'playwright-core';
import { buildLayout } from '../../../builder/testing/buildLayout.ts';
import { openPage, signInByForm } from '../../support/browser.ts';
import { openClient } from '../../support/openClient.ts';
import { type Bench, demoPassword } from './openBench.ts';
import { takeP95, watchKeys } from './watchKeys.ts';

const host = 'academy.localhost';
/** Of each kind of edit: with fewer, the p95 is the slowest one, mostly the first. */
const rounds = 40;
const username = 'admin@demo.test';

/**
 * What one edit costs in the builder on a page of so many objects, from the hand to the frame that shows it: the p95 of
 * the slowest kind of edit, of those in `edits`.
 */
export async function measureBuilder(bench: Bench, count: number): Promise<number> {
  const { page } = await openBuilder(bench, count);
  const figures: Record<string, number> = {};
  for (const [name, edit] of Object.entries(edits)) {
    const readTimes = await watchKeys(page, name === 'drop' ? 'mouseup' : 'keydown');
    await edit(page);
    figures[name] = Math.round(takeP95(await readTimes()) * 10) / 10;
  }
  await page.context().close();
  console.error(`builder-${count}: ${JSON.stringify(figures)}`);
  return Math.max(...Object.values(figures));
}

/** From the address to the builder with every object of the page on its canvas, in milliseconds; the best of three. */
export async function measureOpening(bench: Bench, count: number): Promise<number> {
  const { page, url } = await openBuilder(bench, count);
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await page.goto('about:blank');
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector(last(count), { state: 'attached' });
    times.push(await page.evaluate(noteFrame));
  }
  await page.context().close();
  return Math.min(...times);
}

async function openBuilder(bench: Bench, count: number): Promise<{ page: Page; url: string }> {
  const server = await bench.server();
  const browser = await bench.browser();
  const key = `page/bench-builder-${count}`;
  await bench.once(key, () => storeDraft(server.port, key, count));
  const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInByForm(page, { url: server.url(host, '/user/login'), username, password: demoPassword });
  const url = server.url(host, `/cms/builder/${encodeURIComponent(key)}`);
  await page.goto(url);
  await page.waitForSelector(last(count), { state: 'attached' });
  return { page, url };
}

const last = (count: number) => `[data-node="object-${count - 1}"]`;

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

/** By real keys and a real mouse; each edit waits until the one before was shown. */
const edits: Record<string, (page: Page) => Promise<void>> = {
  field: async (page) => {
    await focus(page, 8);
    await page.locator('.bd-inspector textarea, .bd-inspector input[type="text"]').first().focus();
    await press(page, 'x', rounds);
  },
  typing: async (page) => {
    await page.locator('[data-node="object-8"]').dblclick();
    await page.waitForSelector('.bd-typing');
    await press(page, 'x', rounds);
    await page.keyboard.press('Escape');
  },
  move: async (page) => {
    await focus(page, 8);
    await press(page, 'Alt+ArrowDown', 20);
  },
  duplicate: async (page) => {
    await focus(page, 8);
    await press(page, 'Control+d', rounds);
  },
  undo: (page) => press(page, 'Control+z', rounds),
  delete: async (page) => {
    await focus(page, 12);
    await press(page, 'Delete', 20);
    await page.keyboard.press('Control+z');
  },
  drop: async (page) => {
    const from = page.locator('.bd-palette [data-widget-type="header"]').first();
    for (let round = 0; round < rounds; round += 1) {
      const [start, end] = [await from.boundingBox(), await page.locator('[data-node="object-8"]').boundingBox()];
      if (!start || !end) throw new Error('nothing to drag');
      await page.mouse.move(start.x + 10, start.y + 10);
      await page.mouse.down();
      await page.mouse.move(end.x + 20, end.y + 2, { steps: 8 });
      await page.waitForTimeout(60);
      await page.mouse.up();
      await page.waitForTimeout(60);
    }
  },
  paste: async (page) => {
    await focus(page, 20);
    await page.locator('[data-node="object-119"]').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+c');
    for (let round = 0; round < rounds; round += 1) {
      await focus(page, 8);
      // What a click shows, such as the properties of the part, is not part of the paste.
      await page.waitForTimeout(100);
      await press(page, 'Control+v', 1);
      await page.waitForTimeout(100);
      // By mouse, which is not noted: the page keeps its size.
      await page.locator('[data-command="undo"]').first().click();
      await page.waitForTimeout(100);
    }
  },
};

/** Selects an object and gives it the keys, wherever it stands; the bar of the selection may lie above it. */
async function focus(page: Page, index: number): Promise<void> {
  await page.locator(`[data-node="object-${index}"]`).evaluate((element) => {
    if (!(element instanceof HTMLElement)) return;
    element.click();
    element.focus();
  });
}

async function press(page: Page, keys: string, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    await page.keyboard.press(keys);
    await page.waitForTimeout(30);
  }
}

/** Runs in the page: the time since it was asked for, once the next frame is drawn. */
function noteFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(undefined);
    });
  });
}

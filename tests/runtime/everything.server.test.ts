import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json, LayoutObject, PropertySchema } from '../../schemas/index.ts';
import { openBrowser } from '../support/browser.ts';
import { fillWidget, placeFields } from '../support/fillWidget.ts';
import { findColorFaults, findFaultsOfObjects, findOverflow } from '../support/findFaults.ts';
import { openShippedAssets } from '../support/openShippedAssets.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';
import { waitForMovement } from '../support/waitForMovement.ts';

const host = 'academy.localhost';
let test: TestApp;
let browser: Browser;
/** One for all ways to look at the pages: their code, some 350 files, is loaded once. */
let context: BrowserContext;

beforeAll(async () => {
  const assets = await openShippedAssets();
  [test, browser] = await Promise.all([openTestApp({}, assets), openBrowser()]);
  context = await browser.newContext({ reducedMotion: 'reduce' });
  await publish('defaults', () => undefined);
  await publish('filled', fillSample);
});
afterAll(async () => {
  await browser?.close();
  await test?.close();
});

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** Of each size axe looks at the whole of a page, and at the colors of the same page in the other theme. */
const [whole, colors] = [findFaultsOfObjects, findColorFaults];

/** Every widget there is, on one page, drawn by the server and taken over by a real browser: new ones join by themselves. */
describe.each([
  [
    'filled',
    [
      ['th', 'light', phone, whole],
      ['en', 'dark', phone, colors],
      ['th', 'dark', desktop, whole],
      ['en', 'light', desktop, colors],
    ],
  ],
  [
    'defaults',
    [
      ['en', 'light', phone, whole],
      ['th', 'dark', desktop, whole],
    ],
  ],
] as const)('a page of all widgets with %s', (slug, ways) => {
  it.each(ways)(
    'in %s, %s, %o says nothing in the console and has no fault that axe knows',
    async (language, theme, viewport, findFaults) => {
      const url = `http://${host}:${test.port}`;
      const [, token = ''] = (await test.cookie('admin', host)).split('=');
      await context.clearCookies();
      await context.addCookies([
        { name: 'sala', value: token, url },
        { name: 'sala_language', value: language, url },
        { name: 'sala_theme', value: theme, url },
      ]);
      const opened = await context.newPage();
      await opened.setViewportSize(viewport);
      await opened.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const said: string[] = [];
      opened.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      opened.on('pageerror', (error) => said.push(`error: ${error.message}`));
      opened.on('response', (answer) => {
        if (answer.status() >= 400) said.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
      });
      await opened.goto(`${url}/cms/page/all-${slug}`, { waitUntil: 'load' });
      await wakeAll(opened);
      const shown = await opened
        .locator('[data-uid="form"] [data-uid]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-uid')));
      const fields = test.app.registry.definitions().filter(({ field }) => field);
      expect.soft(fields.map(({ type }) => type).filter((type) => !shown.includes(type))).toEqual([]);
      expect
        .soft(
          await opened.locator('[data-live]').evaluateAll((all) => all.map((each) => each.getAttribute('data-uid'))),
        )
        .toEqual([]);
      expect.soft(said).toEqual([]);
      expect
        .soft(
          await opened.locator('.s-failed').evaluateAll((all) => all.map((each) => each.parentElement?.dataset.uid)),
        )
        .toEqual([]);
      expect.soft(await findOverflow(opened)).toEqual([]);
      expect.soft(await findFaults(opened)).toEqual([]);
      await opened.close();
    },
    120_000,
  );
});

it('has a view for each of them', () => {
  const types = test.app.registry.definitions().map(({ type }) => type);
  expect(types.filter((type) => !test.app.assets.widget(type))).toEqual([]);
});

async function publish(slug: string, fill: (schema: PropertySchema, path: string) => Json | undefined): Promise<void> {
  const definitions = test.app.registry.definitions().filter(({ guard }) => !guard);
  const all = definitions.map((definition) => fillWidget(definition, definition.type, fill));
  const rows = placeFields(all, definitions).map((object: LayoutObject) => ({
    uid: `row-${object.uid}`,
    columns: [{ uid: `column-${object.uid}`, objects: [object] }],
  }));
  const layout = { version: 1, kind: 'page', settings: { title: { th: 'ทุกวิดเจ็ต', en: 'All widgets' } }, rows };
  const asAdmin = (path: string, body: unknown, method: string) => test.as('admin')(path, { host, body, method });
  const key = `page/all-${slug}`;
  const saved = await asAdmin('/api/layout', { key, layout, version: 0 }, 'PUT');
  expect(saved.status, saved.text.slice(0, 300)).toBe(200);
  const done = await asAdmin('/api/layout/publish', { key, version: saved.json().data.version }, 'POST');
  expect(done.status, done.text.slice(0, 300)).toBe(200);
}

/** Something that could stand there: by the control that the builder shows for it. */
function fillSample(schema: PropertySchema, path: string): Json | undefined {
  if (schema.enum || schema.format || schema.pattern || ![schema.type].flat().includes('string')) return undefined;
  if (/(^|\.)(uid|id|key|name|field|value|layout|collection|token)$/i.test(path)) return undefined;
  switch (schema['x-control']) {
    case 'rich-text':
      return '<p>เนื้อหา<strong>ตัวอย่าง</strong> และ <a href="/cms/posts">ลิงก์</a></p>';
    case 'html':
      return '<p>ตัวอย่าง</p>';
    case 'image':
      return '/icons/box.svg';
    case 'link':
      return '/cms/posts';
    case 'textarea':
      return 'บรรทัดหนึ่ง\nบรรทัดสอง';
    case undefined:
      return 'ตัวอย่าง';
    default:
      return undefined;
  }
}

/** Brings everything into view and waits until nothing waits for its moment any more. */
async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const until = performance.now() + 60_000;
    while (document.querySelector('[data-live]') && performance.now() < until)
      for (const element of document.querySelectorAll('[data-live]')) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        await new Promise(requestAnimationFrame);
      }
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(waitForMovement);
  // A popup opens over the rest, which then is not to be seen.
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

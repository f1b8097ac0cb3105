import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pino } from 'pino';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Layout, ReadyMadeKind, ReadyMadeList } from '../../schemas/index.ts';
import { openAssets } from '../../server/pages/assets/openAssets.ts';
import { openBrowser } from '../support/browser.ts';
import { loadShipped } from '../support/loadShipped.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
let browser: Browser;
let axe: string;

beforeAll(async () => {
  const assets = await openAssets({ ...(await loadShipped()), mode: 'built', log: pino({ level: 'silent' }) });
  [test, browser] = await Promise.all([openTestApp({}, assets), openBrowser()]);
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await test?.close();
});

const hosts = ['academy.localhost', 'shop.localhost'];
const ask = (path: string, host: string) => test.as('admin')(path, { host });

async function readList(host: string): Promise<ReadyMadeList> {
  return (await ask('/api/builder/ready-made', host)).json().data;
}

async function readOne(kind: ReadyMadeKind, name: string, host: string): Promise<Layout> {
  const answer = await ask(`/api/builder/ready-made/one?kind=${kind}&name=${encodeURIComponent(name)}`, host);
  expect(answer.status, `${name}: ${answer.text.slice(0, 300)}`).toBe(200);
  return answer.json().data.layout;
}

it('offers only what the plugins of a site can draw', async () => {
  const [academy, shop] = await Promise.all(hosts.map(readList));
  const names = (list?: ReadyMadeList) => list?.sections.map(({ name }) => name) ?? [];
  expect(names(academy)).toContain('lesson/courses');
  expect(names(shop)).not.toContain('lesson/courses');
  expect(names(shop)).toContain('shop/products');
  expect(names(academy)).not.toContain('shop/products');
  const refused = await ask('/api/builder/ready-made/one?kind=section&name=shop/products', 'academy.localhost');
  expect([refused.status, refused.json().error.code]).toEqual([404, 'ready_made_unknown']);
});

it('asks for the rights of an editor', async () => {
  const answer = await test.as('user')('/api/builder/ready-made', { host: 'academy.localhost' });
  expect(answer.status).toBe(403);
});

/** All of them in few pages: each is a form or none, and a page has one heading of the first level. */
it.each(hosts)(
  'draws every section and template of %s on a phone, in both languages, without a fault that axe knows',
  async (host) => {
    const list = await readList(host);
    const shown = [
      ...list.sections.map(({ name }) => ['section', name] as const),
      ...list.templates.map(({ name }) => ['template', name] as const),
    ];
    for (const [kind, name] of shown) await publish(host, kind, name);
    for (const [language, theme] of [
      ['th', 'light'],
      ['en', 'dark'],
    ] as const) {
      const page = await openPhone(host, language, theme);
      for (const [kind, name] of shown) {
        await page.goto(`http://${host}:${test.port}/cms/page/${slugOf(kind, name)}`, { waitUntil: 'load' });
        expect.soft(await page.locator('.s-failed').count(), `${name}: a widget failed`).toBe(0);
        expect.soft(await findOverflow(page), `${name}: wider than a phone`).toEqual([]);
        expect.soft(await findFaults(page, kind), `${name} in ${language}`).toEqual([]);
      }
      await page.context().close();
    }
  },
  300_000,
);

const slugOf = (kind: ReadyMadeKind, name: string) => `${kind}-${name.replace('/', '-')}`;

async function publish(host: string, kind: ReadyMadeKind, name: string): Promise<void> {
  const layout = await readOne(kind, name, host);
  const key = `page/${slugOf(kind, name)}`;
  const settings = { title: { th: name, en: name }, ...layout.settings };
  const write = (path: string, body: unknown, method: string) => test.as('admin')(path, { host, body, method });
  const saved = await write('/api/layout', { key, layout: { ...layout, settings }, version: 0 }, 'PUT');
  expect(saved.status, `${name}: ${saved.text.slice(0, 300)}`).toBe(200);
  const published = await write('/api/layout/publish', { key, version: saved.json().data.version }, 'POST');
  expect(published.status, `${name}: ${published.text.slice(0, 300)}`).toBe(200);
}

async function openPhone(host: string, language: string, theme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const url = `http://${host}:${test.port}`;
  await context.addCookies([
    { name: 'sala_language', value: language, url },
    { name: 'sala_theme', value: theme, url },
  ]);
  return await context.newPage();
}

function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1;
    if (document.documentElement.scrollWidth <= edge) return [];
    return [...document.querySelectorAll<HTMLElement>('[data-uid]')]
      .filter((element) => element.getBoundingClientRect().right > edge)
      .map((element) => element.dataset.uid ?? '');
  });
}

/** A whole page has its headings in order too; a section stands below others. */
async function findFaults(page: Page, kind: ReadyMadeKind): Promise<string[]> {
  await page.evaluate(axe); // not as an element: the policy of the page refuses scripts that are not its own
  const headings = kind === 'template' ? ['heading-order', 'page-has-heading-one'] : [];
  return page.evaluate(async (rules) => {
    const { run } = Reflect.get(window, 'axe');
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const found = await run(document, {
      runOnly: { type: 'tag', values: tags },
      rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
      resultTypes: ['violations'],
    });
    return found.violations.flatMap(({ id, nodes }: { id: string; nodes: { target: string[] }[] }) =>
      nodes.map(({ target }) => `${id}: ${target[0]}`),
    );
  }, headings);
}

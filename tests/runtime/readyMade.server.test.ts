import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renameRows } from '../../engine/layout/renameRows.ts';
import type { Layout, ReadyMadeKind, ReadyMadeList } from '../../schemas/index.ts';
import { openBrowser } from '../support/browser.ts';
import { findFaultsOfObjects, findOverflow } from '../support/findFaults.ts';
import { openShippedAssets } from '../support/openShippedAssets.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
let browser: Browser;
/** One for all looks at the pages: their code is loaded once for each site. */
let context: BrowserContext;

beforeAll(async () => {
  const assets = await openShippedAssets();
  [test, browser] = await Promise.all([openTestApp({}, assets), openBrowser()]);
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
});
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
  expect([refused.status, refused.json().code]).toEqual([404, 'ready_made_unknown']);
});

it.each([
  ['academy.localhost', 'lesson/academy-home', 'content/course-landing'],
  ['shop.localhost', 'shop/shop-home', 'content/product-landing'],
  ['factory.localhost', 'content/factory-home', 'content/about'],
])(
  'offers %s first the pages that are written for what it does, and last those for others',
  async (host, home, next) => {
    const { templates } = await readList(host);
    const names = templates.map(({ name }) => name);
    expect(templates.filter(({ page }) => page === 'home')[0]?.name).toBe(home);
    expect(names.indexOf(home)).toBeLessThan(names.indexOf('content/about'));
    if (next !== 'content/about') expect(names.indexOf(next)).toBeLessThan(names.indexOf('content/about'));
    const foreign = ['content/factory-home', 'content/course-landing', 'content/product-landing'].filter(
      (name) => name !== home && name !== next,
    );
    for (const name of foreign) expect(names.indexOf(name)).toBeGreaterThan(names.indexOf('content/privacy'));
  },
);

it('asks only companies for their name and tax id, in the form for a quotation', async () => {
  const host = 'academy.localhost';
  await publish(host, 'quotation', await readOne('section', 'forms/quotation', host));
  const send = (values: object) =>
    test.call('/api/form', { host, method: 'POST', body: { key: 'page/quotation#form', path: '/', values } });
  const asked = { contact: 'ก', email: 'a@b.co', need: 'ข', consent: ['yes'] };
  expect((await send({ ...asked, kind: 'person' })).status).toBe(201);
  const refused = await send({ ...asked, kind: 'company' });
  const missing = refused.json().details.map(({ path }: { path: string }) => path);
  expect([refused.status, missing]).toEqual([400, ['organisation', 'tax_id']]);
  const company = { ...asked, kind: 'company', organisation: 'ค' };
  expect((await send({ ...company, tax_id: '0105536000316' })).status).toBe(400);
  expect((await send({ ...company, tax_id: '0105536000313' })).status).toBe(201);
});

it('asks for the rights of an editor', async () => {
  const answer = await test.as('user')('/api/builder/ready-made', { host: 'academy.localhost' });
  expect(answer.status).toBe(403);
});

/** All sections on one page: a browser is opened once for a language and a colour scheme. */
it.each(hosts)(
  'draws every section of %s on a phone, in both languages, without a fault that axe knows',
  async (host) => {
    const { sections } = await readList(host);
    const layouts = await Promise.all(sections.map(({ name }) => readOne('section', name, host)));
    const rows = layouts.flatMap((layout, index) =>
      renameRows(layout.rows, `${sections[index]?.name.replace('/', '-')}-`),
    );
    await publish(host, 'all', { version: 1, kind: 'page', settings: {}, rows });
    for (const [language, theme] of looks) {
      const page = await openPhone(host, language, theme);
      await page.goto(`http://${host}:${test.port}/cms/page/all`, { waitUntil: 'load' });
      expect.soft(await page.locator('.s-failed').count(), 'a widget failed').toBe(0);
      expect.soft(await findOverflow(page), 'wider than a phone').toEqual([]);
      expect.soft(await findFaultsOfObjects(page)).toEqual([]);
      await page.close();
    }
  },
  120_000,
);

it.each(hosts)(
  'draws every template of %s with one title, headings in their order and links to places that it has',
  async (host) => {
    const { templates } = await readList(host);
    for (const { name } of templates) {
      const slug = name.replace('/', '-');
      await publish(host, slug, await readOne('template', name, host));
      const answer = await test.call(`/cms/page/${slug}`, { host });
      expect.soft(answer.status, name).toBe(200);
      const levels = [...answer.text.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
      expect
        .soft(
          levels.filter((level) => level === 1),
          name,
        )
        .toHaveLength(1);
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect.soft(skipped, `${name}: ${levels}`).toEqual([]);
      const places = [...answer.text.matchAll(/href="#([^"]+)"/g)].map(([, place]) => place);
      const lost = places.filter((place) => !answer.text.includes(` id="${place}"`));
      expect.soft(lost, name).toEqual([]);
      expect.soft(answer.text, name).not.toContain('class="s-failed');
    }
  },
  120_000,
);

const looks = [
  ['th', 'light'],
  ['en', 'dark'],
] as const;

async function publish(host: string, slug: string, layout: Layout): Promise<void> {
  const key = `page/${slug}`;
  const settings = { title: { th: slug, en: slug }, ...layout.settings };
  const write = (path: string, body: unknown, method: string) => test.as('admin')(path, { host, body, method });
  const saved = await write('/api/layout', { key, layout: { ...layout, settings }, version: 0 }, 'PUT');
  expect(saved.status, `${slug}: ${saved.text.slice(0, 300)}`).toBe(200);
  const published = await write('/api/layout/publish', { key, version: saved.json().data.version }, 'POST');
  expect(published.status, `${slug}: ${published.text.slice(0, 300)}`).toBe(200);
}

async function openPhone(host: string, language: string, theme: 'light' | 'dark'): Promise<Page> {
  const url = `http://${host}:${test.port}`;
  await context.addCookies([
    { name: 'sala_language', value: language, url },
    { name: 'sala_theme', value: theme, url },
  ]);
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  return page;
}

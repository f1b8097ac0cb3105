import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Layout, LayoutObject } from '../../schemas/index.ts';
import { buildLayout } from '../factories/buildPage.ts';
import { openBrowser } from '../support/browser.ts';
import { fillWidget, placeFields } from '../support/fillWidget.ts';
import { openShippedAssets } from '../support/openShippedAssets.ts';
import { publishLayout } from '../support/publishLayout.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
const secret = 'เฉพาะสมาชิก-7300037';
let test: TestApp;
let browser: Browser;
beforeAll(async () => {
  const assets = await openShippedAssets();
  [test, browser] = await Promise.all([openTestApp({}, assets), openBrowser()]);
  await publish('popup/members', [header(secret)], { authen: true });
});
afterAll(async () => {
  await browser?.close();
  await test?.close();
});

const header = (text: string): LayoutObject => ({ uid: 'h', type: 'header', v: 1, text });
const button = (link: string): LayoutObject => ({ uid: 'open', type: 'button', v: 1, label: 'เปิด', link });
const popup = (uid: string, name: string): LayoutObject => ({
  ...{ uid, type: 'popup', v: 1, contentType: 'layout', popup: name, displayType: 'everyReload', delay: 0 },
});

const publish = (key: string, objects: LayoutObject[], settings: Layout['settings'] = {}) =>
  publishLayout(test, {
    host,
    key,
    layout: buildLayout(
      { kind: key.startsWith('popup/') ? 'popup' : 'page', settings: { title: key, ...settings } },
      objects,
    ),
  });

/** The browser of a role, which keeps the code of pages from one visit to the next. */
async function openContext(role: string | undefined): Promise<BrowserContext> {
  // What moves for ever would be drawn for as long as the tests wait.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const [name = '', value = ''] = role ? (await test.cookie(role, host)).split('=') : [];
  if (role) await context.addCookies([{ name, value, url: `http://${host}:${test.port}` }]);
  return context;
}

const contexts = new Map<string | undefined, Promise<BrowserContext>>();

/** A page that notes every script that runs or is stopped, every request to another host and every answer but built files that holds the secret. */
async function visit(slug: string, role?: string): Promise<{ page: Page; harm: string[] }> {
  const opening = contexts.get(role) ?? openContext(role);
  contexts.set(role, opening);
  const origin = `http://${host}:${test.port}`;
  const page = await (await opening).newPage();
  const harm: string[] = [];
  page.on('dialog', (dialog) => {
    harm.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.protocol.startsWith('http') && asked.origin !== origin) harm.push(`left the site: ${asked}`);
  });
  page.on('response', async (response) => {
    // Built before there was a secret.
    if (new URL(response.url()).pathname.startsWith('/assets/')) return;
    const text = await response.text().catch(() => '');
    if (text.includes(secret)) harm.push(`told: ${response.url()}`);
  });
  await page.exposeFunction('tellHarm', (what: string) => harm.push(what));
  await page.addInitScript(() => {
    const tell: (what: string) => void = Reflect.get(window, 'tellHarm');
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective.startsWith('script-src')) tell(`${effectiveDirective} ${blockedURI}`);
    });
  });
  await page.goto(`${origin}/cms/page/${slug}`, { waitUntil: 'load' });
  return { page, harm };
}

const open = async (page: Page) => {
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  await page.locator('main a', { hasText: 'เปิด' }).first().click();
  await page.locator('dialog[open] .s-popup').first().waitFor();
};
const schemesIn = (page: Page) =>
  page.locator('dialog a[href]').evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).protocol));

const call = 'window.hurt=1';
it.each([
  ['markup', `"'></title></style></script><script>${call}</script><img src=x onerror="${call}"><svg onload=${call}>`],
  ['an address', `javascript:${call}//`],
  ['an address of data', `data:text/html,<script>${call}</script>`],
])(
  '%s in every text of a popup runs nowhere, opened by a link or with the page',
  { timeout: 120_000 },
  async (_, evil) => {
    const offered = test.app.registry.definitions().filter(({ guard, type }) => !guard && type !== 'popup');
    const filled = offered.map((definition) =>
      fillWidget(definition, definition.type, (schema) =>
        [schema.type].flat().includes('string') && !schema.enum ? evil : undefined,
      ),
    );
    const objects = placeFields(filled, offered).map(
      (object): LayoutObject => (object.type === 'form' ? { ...object, settings: {} } : object),
    );
    await publish('popup/evil', objects, { title: evil, description: evil, image: evil });
    await publish('page/by-link', [button('/cms/popup/evil')]);
    await publish('page/by-itself', [
      { ...popup('p', 'evil'), title: evil },
      ...(['image', 'video', 'text'] as const).map((contentType) => ({
        ...popup(contentType, 'none'),
        ...{ contentType, title: evil, imageUrl: evil, videoUrl: evil, textContent: evil, alt: evil },
      })),
    ]);
    for (const slug of ['by-link', 'by-itself']) {
      const { page, harm } = await visit(slug);
      if (slug === 'by-link') await open(page);
      await page.locator('dialog[open]').first().waitFor();
      await page.waitForTimeout(1000);
      for (const scheme of await schemesIn(page))
        expect(['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'line:']).toContain(scheme);
      expect(await page.evaluate(() => Reflect.get(window, 'hurt'))).toBeUndefined();
      expect(harm, slug).toEqual([]);
      await page.close();
    }
  },
);

it('a value of its reader becomes no host in a popup, and nothing of it leaves the site', async () => {
  const host = 'https://{{user.role}}.evil.test/';
  const addresses = [host, `{{user.none}}${host}`, `\u0001${host}`, 'https:///{{user.role}}.evil.test/'];
  await publish('popup/hosts', [
    ...addresses.map((link, at): LayoutObject => ({ uid: `b${at}`, type: 'button', v: 1, label: 'x', link })),
    ...addresses.map((url, at): LayoutObject => ({ uid: `i${at}`, type: 'image', v: 1, url, src: url, image: url })),
    ...addresses.map(
      (each, at): LayoutObject => ({
        ...{ uid: `t${at}`, type: 'paragraph', v: 1 },
        content: `<p><a href="${each}">x</a><img src="${each}a.png"></p>`,
      }),
    ),
    header('{{user.role}}'),
  ]);
  await publish('page/hosts', [button('/cms/popup/hosts')]);
  const { page, harm } = await visit('hosts', 'manager');
  await open(page);
  await page.locator('dialog h2', { hasText: 'manager' }).first().waitFor();
  expect(await page.locator('dialog').first().innerHTML()).not.toContain('manager.evil');
  expect(harm).toEqual([]);
  await page.close();
});

it('popups that open each other end, and each is closed by Escape', async () => {
  await publish('popup/a', [header('ก'), button('/cms/popup/b'), popup('p', 'b')]);
  await publish('popup/b', [header('ข'), button('/cms/popup/a'), popup('p', 'a')]);
  await publish('page/ring', [button('/cms/popup/a')]);
  const { page, harm } = await visit('ring');
  await open(page);
  await page.waitForTimeout(1500);
  const opened = await page.locator('dialog[open]').count();
  expect(opened).toBeLessThan(5);
  for (let press = 0; press < opened; press += 1) await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  expect(harm).toEqual([]);
  await page.close();
});

it('a popup for members is told to no visitor, by a link, by the page that names it or over a page for all', async () => {
  await publish('page/lure', [button('/cms/popup/members'), popup('p', 'members')]);
  const { page, harm } = await visit('lure');
  await page.waitForTimeout(500);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.locator('main a', { hasText: 'เปิด' }).first().click();
  await page.locator('input[name="username"]').waitFor();
  expect(harm).toEqual([]);
  await page.close();
  const member = await visit('lure', 'manager');
  await member.page.locator('dialog[open] h2', { hasText: secret }).waitFor();
  const box = await member.page.locator('dialog[open]').boundingBox();
  expect(box?.width).toBeGreaterThan(400);
  await member.page.close();
});

it('a popup over a page that its reader may not open shows nothing of that page', async () => {
  await publish('page/inside', [header(secret), button('/cms/popup/outside')], { authen: true });
  await publish('popup/outside', [header('ข้างนอก'), button('/cms/page/inside')]);
  await publish('page/outside', [button('/cms/popup/outside')]);
  const { page, harm } = await visit('outside');
  await open(page);
  await page.locator('dialog a', { hasText: 'เปิด' }).click();
  await page.locator('input[name="username"]').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(harm).toEqual([]);
  await page.close();
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage, signInByCall, waitUntilAwake } from '../support/browser.ts';
import { callFromPage } from '../support/callFromPage.ts';
import { cloneSeeded, type SeededClone } from '../support/cloneSeeded.ts';
import { type TestPlugin, writePlugin } from '../support/guidePlugin.ts';
import { publishPage } from '../support/publishPage.ts';
import { type RunningServer, startServer } from '../support/startServer.ts';

/** A plugin brings another version of a screen that a site changed in the builder. */
const host = 'academy.localhost';
let clone: SeededClone;
let plugin: TestPlugin;
let server: RunningServer;
let browser: Browser;

const heading = (uid: string, text: string) => ({
  uid: `${uid}-row`,
  columns: [{ uid: `${uid}-column`, objects: [{ uid, type: 'header', v: 1, text, level: 2 }] }],
});
const layout = (...rows: object[]) =>
  JSON.stringify({ version: 1, kind: 'screen', settings: { title: { th: 'กระดานข่าว', en: 'Board' } }, rows });
const manifest = JSON.stringify({
  id: 'board',
  title: { th: 'กระดานข่าว', en: 'Board' },
  group: 'office',
  roles: ['admin'],
  routes: [{ path: '/board', title: { th: 'กระดานข่าว', en: 'Board' }, layout: 'board', roles: ['admin'] }],
});

beforeAll(async () => {
  [clone, browser] = await Promise.all([cloneSeeded(), openBrowser()]);
  const content = layout(heading('kept', 'หัวข้อเดิม'), heading('both', 'ข้อความเดิม'));
  plugin = await writePlugin([
    { path: 'manifest.json', content: manifest },
    { path: 'layouts/board.json', content },
  ]);
  await start();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await plugin?.remove();
  await clone?.close();
});

async function start(): Promise<void> {
  server = await startServer({ dataDir: clone.dataDir, env: { DATABASE_URL: clone.url, PLUGINS: plugin.folder } });
}

async function openAs(role: string, path: string): Promise<Page> {
  const { page } = await openPage(browser);
  await signInByCall(page, { url: server.url(host, '/'), username: `${role}@demo.test`, password: 'sala-demo' });
  await page.goto(server.url(host, path));
  return page;
}

async function retype(page: Page, from: string, to: string): Promise<void> {
  await page.locator('.bd-paper [data-kind="object"]').filter({ hasText: from }).dblclick();
  await page.locator('.bd-typing').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(to);
  await page.keyboard.press('Escape');
  await page.locator('.bd-paper').getByText(to).waitFor();
}

it('keeps what the site changed, offers what is new, asks about what both changed, and forces nothing', async () => {
  const root = await openAs('root', '/');
  const { data } = await callFromPage(root, '/api/site');
  await callFromPage(root, '/api/site', 'PUT', { plugins: [...data.plugins, 'board'] });
  const first = await openAs('admin', '/cms/builder/board%2Fboard');
  await retype(first, 'ข้อความเดิม', 'ข้อความของเว็บไซต์');
  await publishPage(first);

  await server.stop();
  const content = layout(heading('kept', 'หัวข้อเดิม'), heading('both', 'ข้อความรุ่นใหม่'), heading('new', 'ของใหม่'));
  await writeFile(join(plugin.folder, 'layouts/board.json'), content);
  await start();

  const page = await openAs('admin', '/board');
  const shown = () => page.locator('main').innerText();
  expect(await shown()).toContain('ข้อความของเว็บไซต์');
  expect(await shown()).not.toContain('ของใหม่');
  await page.goto(server.url(host, '/cms/customize'));
  await waitUntilAwake(page, '.w-screens');
  const line = page.locator('.w-screens__line').filter({ hasText: 'กระดานข่าว' });
  await line.locator('[data-state="news"]').waitFor();
  await line.getByRole('button').first().click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('ข้อความรุ่นใหม่').click();
  await dialog.getByRole('button').last().click();
  await page.waitForURL(/\/cms\/builder\//);
  await page.locator('.bd-paper').getByText('ของใหม่').waitFor();
  await publishPage(page);
  await page.goto(server.url(host, '/board'));
  for (const text of ['หัวข้อเดิม', 'ข้อความรุ่นใหม่', 'ของใหม่']) expect(await shown()).toContain(text);
  expect(await shown()).not.toContain('ข้อความของเว็บไซต์');
});

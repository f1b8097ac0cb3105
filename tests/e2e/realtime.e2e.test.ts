import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBrowser, openPage, signInByCall, takePicture, waitForChannel } from '../support/browser.ts';
import { cloneSeeded, type SeededClone } from '../support/cloneSeeded.ts';
import { type Client, openClient } from '../support/openClient.ts';
import { type RunningServer, startServer } from '../support/startServer.ts';

/** A page that is left open while the server or the network goes away, and somebody else goes on working. */
const host = 'factory.localhost';
const days = { startDate: '2026-01-05', dueDate: '2026-01-06' };
const away = { server: 'ติดต่อเซิร์ฟเวอร์ไม่ได้', network: 'ขาดการเชื่อมต่ออินเทอร์เน็ต' };
let clone: SeededClone;
let server: RunningServer;
let browser: Browser;
let page: Page;
let context: BrowserContext;

beforeAll(async () => {
  clone = await cloneSeeded();
  [server, browser] = await Promise.all([start(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await clone?.close();
});
beforeEach(async () => {
  await context?.close();
  ({ page } = await openPage(browser, { viewport: { width: 1280, height: 900 } }));
  context = page.context();
  await signInByCall(page, { url: server.url(host, '/'), username: 'admin@demo.test', password: 'sala-demo' });
  await waitForChannel(page, () => page.goto(server.url(host, '/records/task')));
});

const start = (port?: number) => startServer({ port, dataDir: clone.dataDir, env: { DATABASE_URL: clone.url } });

async function signIn(): Promise<Client> {
  const client = openClient({ port: server.port, host });
  expect((await client.signIn('manager@demo.test', 'sala-demo')).status).toBe(200);
  return client;
}

async function makeTask(client: Client, title: string): Promise<void> {
  const made = await client.post('/api/task', { data: { ...days, title } });
  expect(made.status, made.text).toBe(201);
}

const shown = (words: string) => page.getByText(words).first();
const notice = () => page.getByRole('status').filter({ hasText: new RegExp(Object.values(away).join('|')) });

it('says quietly that the server is away, and shows what was missed once it is back', async () => {
  await makeTask(await signIn(), 'before it went');
  await shown('before it went').waitFor();
  const { port } = server;
  await server.stop();
  await notice().filter({ hasText: away.server }).waitFor();
  await takePicture(page, 'server-away');
  await expect.poll(() => shown('before it went').isVisible(), { message: 'what was seen stays' }).toBe(true);
  server = await start(port);
  // The page is slower to come back than this other person.
  await makeTask(await signIn(), 'while it was away');
  await shown('while it was away').waitFor({ timeout: 120_000 });
  await notice().waitFor({ state: 'detached' });
  await makeTask(await signIn(), 'after it came back');
  await shown('after it came back').waitFor();
});

it('says that the device is offline, and shows what was missed as soon as it is online', async () => {
  const other = await signIn();
  await context.setOffline(true);
  await notice().filter({ hasText: away.network }).waitFor();
  await takePicture(page, 'device-offline');
  await makeTask(other, 'while offline');
  await page.waitForTimeout(500);
  await context.setOffline(false);
  await shown('while offline').waitFor();
  await notice().waitFor({ state: 'detached' });
  await makeTask(other, 'online again');
  await shown('online again').waitFor();
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { crashPage, openBrowser, openPage, signInByCall, takePicture } from '../support/browser.ts';
import { cloneSeeded, type SeededClone } from '../support/cloneSeeded.ts';
import { type RunningServer, startServer } from '../support/startServer.ts';

const academy = 'academy.localhost';

let clone: SeededClone;
let server: RunningServer;
let browser: Browser;

const start = (port?: number) => startServer({ dataDir: clone.dataDir, port, env: { DATABASE_URL: clone.url } });

beforeAll(async () => {
  clone = await cloneSeeded();
  [server, browser] = await Promise.all([start(), openBrowser()]);
});
beforeEach(async () => {
  if (!server.isRunning()) server = await start(server.port); // a test that failed may have left it ended
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await clone?.close();
});

/** A new page with one heading, whose text has the keys. */
async function openHeading(key: string): Promise<Page> {
  const { page } = await openPage(browser);
  const account = { username: 'admin@demo.test', password: 'sala-demo' };
  await signInByCall(page, { url: server.url(academy, '/'), ...account });
  await page.goto(server.url(academy, `/cms/builder/${encodeURIComponent(key)}`));
  await page.getByRole('dialog').getByRole('button', { name: 'หน้าเปล่า' }).click();
  await page.locator('.bd-palette [data-widget-type="header"]').click();
  await page.locator('.bd-inspector').getByLabel('ข้อความ (ไทย)').fill('');
  return page;
}

async function killServer(): Promise<void> {
  process.kill(server.pid, 'SIGKILL');
  await server.stop();
}

const typed = `${'x'.repeat(40)}${'y'.repeat(40)}`;

/** Types without a pause; the server ends in the middle. */
async function typeWhileServerEnds(page: Page): Promise<void> {
  await page.keyboard.type('x'.repeat(40), { delay: 40 });
  const ended = killServer();
  await page.keyboard.type('y'.repeat(40), { delay: 40 });
  await page.locator('.bd-paper h2').getByText(typed).waitFor();
  await ended;
}
const heading = (page: Page) => page.locator('.bd-paper h2').innerText();
const said = (page: Page) => page.locator('.bd-save [role="status"]').innerText();
const waitUntilSaved = (page: Page) => page.locator('.bd-save[data-save="saved"]').waitFor();

it('says in both languages that the server is out of reach, and saves by itself once it is back', async () => {
  const page = await openHeading('page/server-ended');
  await typeWhileServerEnds(page);
  await expect.poll(() => said(page)).toBe('ติดต่อเซิร์ฟเวอร์ไม่ได้ จะบันทึกให้เองเมื่อกลับมา');
  await takePicture(page, 'builder-out-of-reach');
  await page.locator('.bd-toolbar__language').click();
  await expect.poll(() => said(page)).toBe('Server out of reach. Will be saved once it is back');
  await page.locator('.bd-toolbar__language').click(); // the language stays, also that of the page in it

  server = await start(server.port);
  await waitUntilSaved(page);
  await page.reload();
  await expect.poll(() => heading(page)).toBe(typed);
});

it('loses at most the last second when the browser ends as well while the server is away', async () => {
  const page = await openHeading('page/both-ended');
  await typeWhileServerEnds(page);
  await page.waitForTimeout(1000);
  const next = await page.context().newPage();
  await crashPage(page);

  server = await start(server.port);
  await next.goto(page.url());
  await expect.poll(() => heading(next)).toBe(typed);
  await waitUntilSaved(next);
});

it('goes on from its own save when the answer to that was lost, and asks nobody which version to keep', async () => {
  const page = await openHeading('page/answer-lost');
  await waitUntilSaved(page);
  await page.evaluate(loseAnswer);
  await page.keyboard.type('x');
  await page.locator('.bd-save[data-save="unreachable"]').waitFor();
  await page.keyboard.type('yz');
  await waitUntilSaved(page);
  await page.reload();
  await expect.poll(() => heading(page)).toBe('xyz');
});

/** Runs in the page: the next save arrives, but its answer does not. */
function loseAnswer(): void {
  const { fetch } = window;
  window.fetch = async (address, options) => {
    const answer = await fetch(address, options);
    if (options?.method !== 'PUT') return answer;
    window.fetch = fetch;
    throw new TypeError('the connection was lost');
  };
}

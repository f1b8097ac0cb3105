import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../server/platform/chromium/findChromium.ts';
import { lendPage } from './lendPage.ts';
import { openClient } from './openClient.ts';
import { patience, testTimeout } from './patience.ts';
import { slowDown } from './slowDown.ts';

const pictures = join(import.meta.dirname, '../results/pictures');

/**
 * Chromium as the product itself would find it; every name under localhost leads to this machine. Pages of one site and context share a
 * process: starting one costs more than what a page computes.
 */
export async function openBrowser(): Promise<Browser> {
  const found = await findChromium();
  const browser = await chromium.launch({
    ...found,
    headless: true,
    args: [...(found.args ?? []), '--host-resolver-rules=MAP *.localhost 127.0.0.1', '--process-per-site'],
    timeout: testTimeout,
  });
  // Playwright's own limit is half as long.
  const { newContext } = browser;
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options);
    context.setDefaultTimeout(2 * patience);
    context.on('page', (page) => void slowDown(page));
    return context;
  };
  return browser;
}

let shared: Promise<Browser> | undefined;

/** One browser for all files of a run that close no more than their pages; it ends with the process that runs them. */
export async function shareBrowser(): Promise<Browser> {
  shared ??= openBrowser();
  if (!(await shared).isConnected()) shared = openBrowser();
  return shared;
}

/** A page that remembers what a visitor must never meet: errors in the console, and requests that leave the origin. */
export interface WatchedPage {
  page: Page;
  problems: string[];
}

/** For a host, where it is known: then one may be at hand that has been there before. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
  host?: string,
): Promise<WatchedPage> {
  const page = await lendPage(browser, { viewport: { width: 1280, height: 800 }, locale: 'th-TH', ...options }, host);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const asked = new URL(request.url());
    const current = page.url() === 'about:blank' ? null : new URL(page.url());
    if (
      asked.protocol.startsWith('http') &&
      current &&
      asked.origin !== current.origin &&
      !request.isNavigationRequest()
    )
      problems.push(`left the origin: ${request.url()}`);
  });
  return { page, problems };
}

/** Signs in as a person would: by the form. */
export async function signInByForm(
  page: Page,
  options: { url: string; username: string; password: string },
): Promise<void> {
  await openWhenFree(page, options.url);
  await page.locator('input[name="username"]').fill(options.username);
  await page.locator('input[name="password"]').fill(options.password);
  await Promise.all([
    page.waitForURL((url) => !url.pathname.startsWith('/user/login')),
    page.locator('button[type="submit"]').click(),
  ]);
}

/** Opens a page; a server that says it is busy, beside all that runs on the machine of tests, is asked again as a person would. */
async function openWhenFree(page: Page, url: string): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    const answer = await page.goto(url);
    if (!answer || answer.ok()) return;
    if (answer.status() !== 503 || performance.now() > until)
      throw new Error(`${url} answered ${answer.status()}: ${await answer.text()}`);
    await page.waitForTimeout(1000);
  }
}

/** Signs in by the call that the form makes, for tests of what comes after it: two pages fewer are loaded. */
export async function signInByCall(
  page: Page,
  options: { url: string; username: string; password: string },
): Promise<void> {
  const { hostname, port, origin } = new URL(options.url);
  const client = openClient({ port: Number(port), host: hostname });
  const { status, text } = await client.signIn(options.username, options.password);
  if (status !== 200) throw new Error(`signing in as ${options.username}: ${status} ${text}`);
  const cookies = client
    .cookie()
    .split('; ')
    .map((pair) => pair.split('='));
  await page.context().addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: origin })));
}

/** Waits until the scripts of the page run, and a part of it answers: what is typed before is lost to it. */
export async function waitUntilAwake(page: Page, part: string): Promise<void> {
  await page.waitForFunction(
    (sleeping) => document.documentElement.dataset.ready === 'awake' && !document.querySelector(sleeping),
    `[data-live] ${part}`,
  );
}

/** Does what opens the page's channel to the server, and waits until it is open: what is sent before reaches nobody. */
export async function waitForChannel(page: Page, open: () => Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => String(payload).includes('"ready"') && resolve()),
  );
  await open();
  await promise;
}

/** With `SALA_LOOK=1`, keeps a picture of the whole page under tests/results for people to look at: drawing one costs what loading the page does. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env.SALA_LOOK !== '1') return;
  await mkdir(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
}

/** Ends the process of a page, as a browser that is killed does. */
export async function crashPage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const ended = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {}); // nobody is left to answer
  await ended;
}

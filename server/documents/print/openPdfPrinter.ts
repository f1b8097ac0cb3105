import type { Logger } from 'pino';
import puppeteer, { type Browser, type Page, TimeoutError } from 'puppeteer-core';
import { findChromium } from '../../platform/chromium/findChromium.ts';
import { jobLimits } from '../../platform/config/jobLimits.ts';
import { StartError } from '../../platform/config/startError.ts';
import { limitConcurrency } from '../../platform/limits/limitConcurrency.ts';
import { limitEachSite } from '../../platform/limits/limitEachSite.ts';
import { addPdfLanguage } from './addPdfLanguage.ts';
import { browserMissing, printerBusy, printFailed } from './print.errors.ts';

export interface PrintOrder {
  /** Who waits for it, beside others. */
  siteId: string;
  html: string;
}

export interface Printer {
  /** The HTML as a PDF; its `@page` says the size. */
  print(order: PrintOrder): Promise<Uint8Array<ArrayBufferLike>>;
  /** The process of the browser, where one is running. */
  pid(): number | undefined;
  close(): Promise<void>;
}

const { atOnceBySite, waitingBySite, atOnce, waiting, seconds } = jobLimits.print;
const patienceMs = 120_000;
const printMs = seconds * 1000;
/** A browser that ends takes several prints with it, and may end again soon. */
const tries = 3;
/** Tags, by which readers of screens find their way, weigh far more than the text: a file of many pages goes without. */
const mostTagged = 20;
/** A page keeps some of what it printed: after so many it is replaced. */
const mostUses = 100;

/** A page that has not printed for so long is emptied, to free its memory. */
const restMs = 1000;

interface UsedPage {
  page: Page;
  uses: number;
  rest?: NodeJS.Timeout;
}

/**
 * Prints with one browser, started when it is first needed and again after it ended. A print that was cut off by that is made
 * again, so that prints do not wait for it; one that took too long would take as long once more. Those of one site never take all
 * places.
 */
export function openPdfPrinter({ log, chromePath }: { log: Logger; chromePath?: string }): Printer {
  const pages = openPages({ log, chromePath });
  const refuse = printerBusy;
  const inTurnOfSite = limitEachSite({ atOnce: atOnceBySite, mayWait: waitingBySite, patienceMs, refuse });
  const inTurn = limitConcurrency({ atOnce, mayWait: waiting, patienceMs, refuse });

  async function printSurely(html: string): Promise<Uint8Array> {
    for (let turn = 1; ; turn += 1) {
      try {
        return await pages.use((page) => printPage(page, html));
      } catch (error) {
        if (isRefusal(error)) throw error;
        if (turn === tries || error instanceof TimeoutError) {
          log.error({ err: error }, 'a document could not be printed');
          throw printFailed();
        }
        log.warn({ err: error }, 'a document is printed once more');
      }
    }
  }

  const print = ({ siteId, html }: PrintOrder) => inTurnOfSite(siteId, () => inTurn(() => printSurely(html)));
  return { print, pid: pages.pid, close: pages.close };
}

/** Pages of one browser: each is used by one print at a time, and again by the next. */
function openPages({ log, chromePath }: { log: Logger; chromePath?: string }) {
  const browsers = openBrowsers({ log, chromePath, ended: () => idle.splice(0) });
  const idle: UsedPage[] = [];

  async function take(): Promise<UsedPage> {
    const browser = await browsers.start();
    for (let used = idle.pop(); used; used = idle.pop()) {
      clearTimeout(used.rest);
      if (!used.page.isClosed() && browser.connected) return used;
    }
    return { page: await openSealedPage(browser), uses: 0 };
  }

  async function use<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
    const used = await take();
    let isGood = false;
    try {
      const result = await work(used.page);
      isGood = ++used.uses < mostUses && used.page.browser().connected;
      return result;
    } finally {
      if (isGood) keep(used);
      else await used.page.close().catch(() => undefined);
    }
  }

  /** Emptied only when nobody prints: right after each print it would take time from the next. */
  function keep(used: UsedPage): void {
    idle.push(used);
    used.rest = setTimeout(() => void empty(used), restMs).unref();
  }

  async function empty(used: UsedPage): Promise<void> {
    if (!idle.includes(used)) return;
    idle.splice(idle.indexOf(used), 1);
    try {
      await used.page.setContent('', { timeout: printMs });
      idle.push(used);
    } catch {
      await used.page.close().catch(() => undefined);
    }
  }

  return { use, pid: browsers.pid, close: browsers.close };
}

function openBrowsers({ log, chromePath, ended }: { log: Logger; chromePath?: string; ended: () => void }) {
  let starting: Promise<Browser> | undefined;
  let running: Browser | undefined;
  let closed = false;

  async function open(): Promise<Browser> {
    const browser = await launch(chromePath);
    running = browser;
    browser.once('disconnected', () => {
      starting = undefined;
      running = undefined;
      ended();
      if (!closed) log.warn('the browser of documents ended; the next print starts another');
    });
    return browser;
  }

  async function start(): Promise<Browser> {
    if (closed) throw printerBusy();
    starting ??= open();
    const current = starting;
    try {
      return await current;
    } catch (error) {
      if (starting === current) starting = undefined;
      throw error;
    }
  }

  async function close(): Promise<void> {
    closed = true;
    const browser = await starting?.catch(() => undefined);
    await browser?.close().catch(() => undefined);
  }

  return { start, close, pid: () => running?.process()?.pid };
}

async function launch(chromePath: string | undefined): Promise<Browser> {
  const found = await findChromium({ chromePath }).catch((error: unknown) => {
    throw error instanceof StartError ? browserMissing() : error;
  });
  return puppeteer.launch({
    executablePath: found.executablePath,
    env: found.env,
    args: [
      ...found.args,
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-extensions',
      '--no-first-run',
      '--host-resolver-rules=MAP * ~NOTFOUND',
      // A port at which nothing listens, for addresses of this machine too.
      '--proxy-server=http://127.0.0.1:1',
      '--proxy-bypass-list=<-loopback>',
    ],
    headless: true,
    // Events about every font of every document, with its whole data, take a third of a print.
    networkEnabled: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** A page that runs no script and asks nothing of any network. */
async function openSealedPage(browser: Browser): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.once('close', () => void context.close().catch(() => undefined));
  await page.setJavaScriptEnabled(false);
  const session = await page.createCDPSession();
  const none = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: true, ...none });
  return page;
}

async function printPage(page: Page, html: string): Promise<Uint8Array> {
  await page.setContent(html, { waitUntil: 'load', timeout: printMs });
  const tagged = html.split('<section class="page').length - 1 <= mostTagged;
  const roll = html.includes(' data-roll') ? await measureRoll(page) : {};
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged, timeout: printMs, ...roll });
  const [, language] = /<html lang="([a-z]{2})"/.exec(html) ?? [];
  return tagged || !language ? pdf : addPdfLanguage(pdf, language);
}

/** Paper from a roll is cut after its content; of several pages, the longest decides the length of all. */
async function measureRoll(page: Page): Promise<{ width: string; height: string }> {
  const boxes = await Promise.all((await page.$$('.page')).map((piece) => piece.boundingBox()));
  const longest = (side: 'width' | 'height') => `${Math.ceil(Math.max(1, ...boxes.map((box) => box?.[side] ?? 1)))}px`;
  return { width: longest('width'), height: longest('height') };
}

function isRefusal(error: unknown): boolean {
  return [browserMissing, printerBusy].some(
    ({ definition }) => (error as { code?: unknown }).code === definition.code, // thrown by defineError
  );
}

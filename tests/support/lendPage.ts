import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** What stays with a page or its context: where a test did so, the page is closed after it. */
const lasting = {
  page: ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'route', 'setExtraHTTPHeaders'],
  context: ['addInitScript', 'grantPermissions', 'newCDPSession', 'route', 'setOffline'],
};
/** What tests listen to; to its end, Playwright listens itself. */
const events = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'response',
  'websocket',
];

interface LentPage {
  page: Page;
  session: CDPSession;
  origins: Set<string>;
  state: 'lent' | 'free' | 'spoilt';
}

const pagesOf = new WeakMap<Browser, Map<string, LentPage[]>>();

/**
 * A page that knows nobody. When its context is closed, it is emptied and kept for the next test at the same host: most of what opening a
 * page computes is the process of a new one.
 */
export async function lendPage(browser: Browser, options: BrowserContextOptions, host?: string): Promise<Page> {
  const { viewport, ...fixed } = options;
  if (fixed.storageState || fixed.javaScriptEnabled === false) return (await browser.newContext(options)).newPage();
  const pages = findPages(browser, JSON.stringify(fixed));
  const lent = pages.findLast((each) => each.state === 'free' && wasAt(each, host)) ?? (await open(browser, fixed));
  if (!pages.includes(lent)) pages.push(lent);
  lent.state = 'lent';
  lent.origins.clear();
  lent.page.on('framenavigated', (frame) => {
    if (frame === lent.page.mainFrame() && frame.url().startsWith('http'))
      lent.origins.add(new URL(frame.url()).origin);
  });
  if (viewport) await lent.page.setViewportSize(viewport);
  return lent.page;
}

function findPages(browser: Browser, key: string): LentPage[] {
  const known = pagesOf.get(browser) ?? new Map<string, LentPage[]>();
  pagesOf.set(browser, known);
  const pages = (known.get(key) ?? []).filter(({ state }) => state !== 'spoilt');
  known.set(key, pages);
  return pages;
}

const wasAt = ({ origins }: LentPage, host?: string) =>
  host === undefined || [...origins].some((origin) => new URL(origin).hostname === host);

async function open(browser: Browser, options: BrowserContextOptions): Promise<LentPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const lent: LentPage = { page, session: await context.newCDPSession(page), origins: new Set(), state: 'lent' };
  const spoil = () => {
    lent.state = 'spoilt';
  };
  page.on('crash', spoil);
  for (const name of lasting.page) runBefore(page, name, spoil);
  for (const name of lasting.context) runBefore(context, name, spoil);
  const close = context.close.bind(context);
  context.close = async (reason) => {
    if (lent.state === 'free') return;
    if (lent.state === 'lent' && !page.isClosed() && lent.origins.size < 2 && (await empty(lent).catch(() => false)))
      lent.state = 'free';
    else {
      spoil();
      await close(reason);
    }
  };
  return lent;
}

/**
 * True where nothing is left of what was opened or stored. What is typed is stored when its page is left, so it is forgotten after that; an
 * empty page would begin a new process.
 */
async function empty({ page, session, origins }: LentPage): Promise<boolean> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of events) page.removeAllListeners(event);
  for (const origin of origins) {
    await page.goto(`${origin}/api/health`);
    await page.evaluate(() => sessionStorage.clear());
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  await session.send('Page.resetNavigationHistory');
  await context.clearCookies();
  await page.mouse.move(0, 0);
  return true;
}

function runBefore(owner: object, name: string, run: () => void): void {
  const methods = owner as Record<string, (...args: unknown[]) => unknown>;
  const method = methods[name];
  if (!method) throw new Error(`there is no ${name}`);
  methods[name] = (...args) => {
    run();
    return method.apply(owner, args);
  };
}

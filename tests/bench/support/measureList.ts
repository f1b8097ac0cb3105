import type { Page } from 'playwright-core';
import { openPage } from '../../support/browser.ts';
import type { Bench } from './openBench.ts';
import { openBenchJobs } from './openBenchJobs.ts';
import { signInPage } from './signInPage.ts';
import { takeP95 } from './watchKeys.ts';

const records = 100_000;
const visits = 5;
const name = 'bench_long_list';

/** The longest of 95 of 100 frames while a list of 100,000 records is scrolled, some thirty rows a second and faster. */
export async function measureListScroll(bench: Bench): Promise<number> {
  const page = await openList(bench);
  await page.locator('.w-grid[data-endless] tr[aria-rowindex="2"]').waitFor();
  const times = await page.evaluate(scrollFor, { seconds: 6, pixels: 24 });
  await page.context().close();
  return takeP95(times);
}

/**
 * From the last byte of the list's page to the frame in which its rows stand and the page listens, the median of several visits. The page
 * notes it by itself: asking for it from outside takes longer than what is measured.
 */
export async function measureListReady(bench: Bench): Promise<number> {
  const page = await openList(bench);
  await page.addInitScript(noteReady);
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/page')) asked.push(request.url());
    });
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => 'listReady' in window);
    times.push(await page.evaluate(readReady));
    if (asked.length > 0) throw new Error(`the list asked again for what its page holds: ${asked.join(', ')}`);
    page.removeAllListeners('request');
  }
  await page.context().close();
  return times.toSorted((one, other) => one - other)[Math.floor(visits / 2)] ?? Number.NaN;
}

/** Runs in the page: notes when its rows were drawn and it listens. */
function noteReady(): void {
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.ready !== 'awake' || !document.querySelector('.w-grid tr[data-id]')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { listReady: performance.now() });
      port2.postMessage(undefined);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page. */
function readReady(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (window as unknown as { listReady: number }).listReady - (visit?.responseEnd ?? 0);
}

/** Runs in the page. */
function scrollFor({ seconds, pixels }: { seconds: number; pixels: number }): Promise<number[]> {
  const grid = document.querySelector('.w-grid');
  if (!grid) throw new Error('there is no list');
  return new Promise((resolve) => {
    const times: number[] = [];
    const begin = performance.now();
    let before = begin;
    const frame = (now: number) => {
      // Clocks of browsers tell tenths of a millisecond; a difference of two of them carries the error of the arithmetic.
      if (now > before) times.push(Math.round((now - before) * 10) / 10);
      before = now;
      grid.scrollTop += pixels;
      if (now - begin < seconds * 1000) requestAnimationFrame(frame);
      else resolve(times.slice(5));
    };
    requestAnimationFrame(frame);
  });
}

async function openList(bench: Bench): Promise<Page> {
  const server = await bench.server();
  const jobs = await openBenchJobs(bench, name);
  await bench.once(`records of ${name}`, () => jobs.fill(records));
  const { page } = await openPage(await bench.browser(), { viewport: { width: 1280, height: 800 } });
  await page.goto(server.url(jobs.host, '/user/login'));
  await signInPage(page, 'superadmin@demo.test');
  await page.goto(server.url(jobs.host, `/records/${name}`));
  await page.locator('html[data-ready="awake"]').waitFor({ state: 'attached' });
  return page;
}

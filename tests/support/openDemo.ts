import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startJobs } from '../../server/app/startJobs.ts';
import { openPage, shareBrowser, type WatchedPage } from './browser.ts';
import { openShippedAssets } from './openShippedAssets.ts';
import { findFreePort, type RunningServer } from './startServer.ts';
import { openTestApp } from './testApp.ts';

/** The demo sites and a browser, from the first test of a file to its last. */
export interface Demo {
  server: Pick<RunningServer, 'port' | 'url'>;
  browser: Browser;
  /** A page of somebody with a role, who is signed in at the site of a host. */
  openAs(host: string, role: string, options?: BrowserContextOptions): Promise<WatchedPage>;
}

/** Called at the head of a file, before hooks that need the server. Its environment may be made for it, right before its start. */
export function openDemo(makeEnv: () => Promise<Record<string, string>> = async () => ({})): Demo {
  let server: Awaited<ReturnType<typeof startInProcess>> | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    const env = await makeEnv();
    [server, browser] = await Promise.all([startInProcess(env), shareBrowser()]);
  });
  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
    await server?.stop();
  });
  const demo: Demo = {
    get server() {
      return found(server);
    },
    get browser() {
      return found(browser);
    },
    openAs: async (host, role, options) => {
      const watched = await openPage(demo.browser, options, host);
      const [name = '', value = ''] = (await found(server).newCookie(role, host)).split('=');
      await watched.page.context().addCookies([{ name, value, url: demo.server.url(host, '/') }]);
      return watched;
    },
  };
  return demo;
}

/** All that a server does, but within the process of the tests: starting one for each file cost more than what it answered. */
async function startInProcess(env: Record<string, string>) {
  const port = await findFreePort();
  const test = await openTestApp({ PORT: String(port), ...env }, await openShippedAssets());
  const jobs = await startJobs(test.app);
  return {
    port,
    newCookie: test.newCookie,
    url: (host: string, path: string) => `http://${host}:${port}${path}`,
    stop: async () => {
      for (const end of jobs.reverse()) await end();
      await test.close();
    },
  };
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the demo is open within tests and hooks only');
  return value;
}

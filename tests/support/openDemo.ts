import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, openPage, signInByCall, type WatchedPage } from './browser.ts';
import { startSeededServer } from './startSeededServer.ts';
import type { RunningServer } from './startServer.ts';

/** The demo sites and a browser, from the first test of a file to its last. */
export interface Demo {
  server: RunningServer;
  browser: Browser;
  /** A page of somebody with a role, who is signed in at the site of a host. */
  openAs(host: string, role: string, options?: BrowserContextOptions): Promise<WatchedPage>;
}

/** Called at the head of a file, before hooks that need the server. */
export function openDemo(env: Record<string, string> = {}): Demo {
  let server: RunningServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startSeededServer(env), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
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
      const watched = await openPage(demo.browser, options);
      const url = demo.server.url(host, '/');
      await signInByCall(watched.page, { url, username: `${role}@demo.test`, password: 'sala-demo' });
      return watched;
    },
  };
  return demo;
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the demo is open within tests and hooks only');
  return value;
}

import { createHash, randomBytes } from 'node:crypto';
import { Agent, createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import type { Site } from '../../schemas/index.ts';
import type { App } from '../../server/api/app.ts';
import { startRealtime } from '../../server/api/realtime/startRealtime.ts';
import { createServer } from '../../server/app/createServer.ts';
import { demoSites } from '../../server/app/demo/demoSites.ts';
import { openApp } from '../../server/app/openApp.ts';
import type { Assets } from '../../server/pages/assets/assets.ts';
import { readConfig } from '../../server/platform/config/readConfig.ts';
import { cloneSeeded } from './cloneSeeded.ts';
import { loadShipped } from './loadShipped.ts';
import { noAssets } from './noAssets.ts';
import { sendRequest, type TestAnswer } from './sendRequest.ts';
import { createTestClock, type TestClock } from './testClock.ts';
import { watchUndeclared } from './watchUndeclared.ts';

export interface TestCall {
  method?: string;
  body?: unknown;
  /** A body as it goes over the wire, in place of `body`. */
  text?: string;
  headers?: Record<string, string>;
  /** Host name of the site; the factory's without it. */
  host?: string;
}

export interface TestApp {
  app: App;
  port: number;
  /** The time of the app: the real one until a test sets it. */
  clock: TestClock;
  /** The session cookie of a role's demo account on a site. */
  cookie(role: string, host?: string): Promise<string>;
  /** The same of a session that is used nowhere else. */
  newCookie(role: string, host: string): Promise<string>;
  /** A call without a session. */
  call(path: string, call?: TestCall): Promise<TestAnswer>;
  /** The same as the demo account of a role. */
  as(role: string): (path: string, call?: TestCall) => Promise<TestAnswer>;
  site(name: 'academy' | 'shop' | 'factory'): Promise<Site>;
  close(): Promise<void>;
}

/**
 * Sala with a database of its own, the demo sites and a real HTTP face, but without the browser's code. Closing it fails when a
 * call refused with an error that its definition does not name.
 */
export async function openTestApp(env: Record<string, string> = {}, assets: Assets = noAssets): Promise<TestApp> {
  const clone = await cloneSeeded();
  const redisUrl = inject('redisUrl');
  const config = readConfig({
    DATABASE_URL: clone.url,
    DATA_DIR: clone.dataDir,
    LOG_LEVEL: 'silent',
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    ...env,
  });
  const closers: (() => Promise<void>)[] = [];
  const refusals = watchUndeclared();
  const clock = createTestClock();
  const plugins = config.plugins.length === 0 ? await loadShipped() : undefined;
  const app = await openApp(config, { dev: false, assets, plugins, clock, log: refusals.log, closers });
  const server = createHttpServer(createServer(app).callback());
  // A call that needs no connection of its own costs half; one that the server would close meanwhile could fail.
  server.keepAliveTimeout = 0;
  const agent = new Agent({ keepAlive: true });
  await new Promise<void>((done) => server.listen(Number(env.PORT ?? 0), '127.0.0.1', done));
  const endRealtime = await startRealtime(app, server);
  const { port } = server.address() as AddressInfo;
  const call = (path: string, { host = 'factory.localhost', ...options }: TestCall = {}) =>
    sendRequest({ port, path, host, agent, ...options });
  const tokens = new Map<string, Promise<string>>();
  const cookie = async (role: string, host = 'factory.localhost') => {
    const key = `${host} ${role}`;
    const token = tokens.get(key) ?? openSession(app, host, role);
    tokens.set(key, token);
    return `sala=${await token}`;
  };
  return {
    app,
    port,
    clock,
    call,
    cookie,
    newCookie: async (role, host) => `sala=${await openSession(app, host, role)}`,
    as:
      (role) =>
      async (path, options = {}) =>
        call(path, { ...options, headers: { cookie: await cookie(role, options.host), ...options.headers } }),
    site: (name) => findDemoSite(app, name),
    close: async () => {
      await endRealtime();
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      for (const close of closers.reverse()) await close();
      await clone.close();
      refusals.check();
    },
  };
}

async function findDemoSite(app: App, name: string): Promise<Site> {
  const siteId = demoSites.find((site) => site.name === name)?.siteId ?? '';
  const site = await app.sites.byId(siteId);
  if (!site) throw new Error(`no demo site ${name}`);
  return site;
}

/** A session as signing in opens one, without the cost of checking a password each time. */
async function openSession(app: App, host: string, role: string): Promise<string> {
  const site = await app.sites.byHost(host);
  if (!site) throw new Error(`no site at ${host}`);
  const token = randomBytes(32).toString('base64url');
  await app.db.platform.query(
    `insert into session (id_hash, site_id, account_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest(), site.id, `demo_${role}`],
  );
  return token;
}

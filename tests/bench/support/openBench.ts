import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../support/browser.ts';
import { type Cluster, openCluster } from '../../support/openCluster.ts';
import { runAsAdmin, withDatabase } from '../../support/runAsAdmin.ts';
import { type RunningServer, startServer } from '../../support/startServer.ts';

/** What rows share, each opened when the first row asks for it and closed after the last. */
export interface Bench {
  cluster(): Promise<Cluster>;
  /** The owner's URL of the database that the product uses in this run. */
  database(): Promise<string>;
  /** The product on `database()`, with its demo sites. */
  server(): Promise<RunningServer>;
  browser(): Promise<Browser>;
  /** Work that rows of one file share: measured once, answered to each. */
  once<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Called when all rows are done, latest first. */
  later(cleanup: () => Promise<unknown>): void;
  close(): Promise<void>;
}

export const demoPassword = 'sala-demo';

export function openBench(): Bench {
  const known = new Map<string, Promise<unknown>>();
  const cleanups: (() => Promise<unknown>)[] = [];

  function once<T>(name: string, work: () => Promise<T>): Promise<T> {
    const promise = known.get(name) ?? work();
    known.set(name, promise);
    return promise as Promise<T>; // each name is used with one type
  }

  const bench: Bench = {
    once,
    later: (cleanup) => void cleanups.unshift(cleanup),
    cluster: () =>
      once('cluster', async () => {
        const cluster = await openCluster();
        cleanups.push(cluster.close);
        return cluster;
      }),
    server: () =>
      once('server', async () => {
        const server = await startServer({
          env: { DATABASE_URL: await bench.database(), DEMO: 'true', DEMO_PASSWORD: demoPassword },
        });
        bench.later(server.stop);
        return server;
      }),
    database: () =>
      once('database', async () => {
        const { adminUrl } = await bench.cluster();
        const name = `sala_bench_${randomUUID().slice(0, 8)}`;
        await runAsAdmin(adminUrl, `create database ${name}`);
        bench.later(() => runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`));
        return withDatabase(adminUrl, name);
      }),
    browser: () =>
      once('browser', async () => {
        const browser = await openBrowser();
        bench.later(() => browser.close());
        return browser;
      }),
    close: async () => {
      for (const cleanup of cleanups.splice(0)) await cleanup();
    },
  };
  return bench;
}

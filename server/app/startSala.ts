import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { createSessionStore } from '../accounts/session.ts';
import { openAssets } from '../assets/assets.ts';
import type { Config } from '../config/readConfig.ts';
import { deriveAppUrl } from '../db/appRole.ts';
import { openDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { seedDemo } from '../demo/seedDemo.ts';
import { collectEffects } from '../effects/effects.ts';
import { startWorker } from '../effects/startWorker.ts';
import { startEmbeddedPostgres } from '../embedded/startEmbeddedPostgres.ts';
import { createMetrics } from '../http/metrics.ts';
import { createLayoutStore } from '../layouts/layoutStore.ts';
import { loadPlugins, rootDir } from '../plugins/loadPlugins.ts';
import { createPluginRegistry } from '../plugins/pluginRegistry.ts';
import { openQueue } from '../queue/openQueue.ts';
import { createCollectionStore, toTableShape } from '../records/collections.ts';
import { collectNumberPatterns } from '../records/collectNumberPatterns.ts';
import { syncTables } from '../records/syncTables.ts';
import { createSiteStore } from '../sites/siteStore.ts';
import { announceStart } from './announceStart.ts';
import type { App } from './app.ts';
import { createServer } from './createServer.ts';
import { stopGracefully } from './stopGracefully.ts';

/** Starts Sala: database, queue, plugins, assets and, where the role says so, the HTTP face. */
export async function startSala(config: Config, options: { dev: boolean }): Promise<void> {
  const started = performance.now();
  const log = pino({
    level: config.logLevel,
    redact: ['password', '*.password', 'headers.cookie', 'headers.authorization'],
  });
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const one of closers.reverse()) await one();
  };
  try {
    const app = await openApp(config, { ...options, log, closers });
    if (config.demo) await seedDemo(app);
    if (config.role !== 'web') closers.push(await startWorker(app));
    const server = config.role === 'worker' ? undefined : await listen(app);
    stopGracefully({ server, close, log });
    announceStart(app, Math.round(performance.now() - started));
  } catch (error) {
    await close().catch((closeError: unknown) => log.error({ err: closeError }, 'closing after a failed start'));
    throw error;
  }
}

interface OpenOptions {
  dev: boolean;
  log: Logger;
  /** Filled as parts open; closed in the opposite order. */
  closers: (() => Promise<void>)[];
}

async function openApp(config: Config, { dev, log, closers }: OpenOptions): Promise<App> {
  const loading = loadPlugins({ foreign: config.plugins, log });
  const ownerUrl = config.databaseUrl ?? (await openEmbedded(config, log, closers));
  const appUrl = config.databaseAppUrl ?? deriveAppUrl(ownerUrl);
  await migrateDatabase({ ownerUrl, appUrl, log });
  const db = openDatabase({ ownerUrl, appUrl, log });
  closers.push(() => db.close());
  const registry = createPluginRegistry(await loading);
  const [queue, assets] = await Promise.all([
    openQueue({ databaseUrl: ownerUrl, redisUrl: config.redisUrl, log }),
    openAssets({ plugins: registry.plugins, mode: dev ? 'dev' : 'built', log }),
  ]);
  closers.push(() => queue.close());
  closers.push(() => assets.close());
  const collections = await createCollectionStore({ db, queue, registry });
  await syncTables(db.platform, collections.shipped.map(toTableShape), log);
  return {
    config,
    log,
    version: readVersion(),
    db,
    queue,
    registry,
    assets,
    sites: await createSiteStore({ platform: db.platform, queue, log }),
    sessions: await createSessionStore({ db, queue }),
    collections,
    effects: collectEffects(registry.plugins),
    numberPatterns: collectNumberPatterns(registry.plugins),
    layouts: await createLayoutStore({ db, queue, registry }),
    metrics: createMetrics(),
  };
}

async function openEmbedded(config: Config, log: Logger, closers: OpenOptions['closers']): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  closers.push(() => postgres.stop());
  return postgres.url;
}

async function listen(app: App): Promise<Server> {
  const server = createHttpServer(createServer(app).callback());
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(app.config.port, app.config.host, done);
  });
  return server;
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')) as { version: string }; // our own file
  return version;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createSessionStore } from '../accounts/session.ts';
import { type Assets, openAssets } from '../assets/assets.ts';
import { loadSecret } from '../config/loadSecret.ts';
import type { Config } from '../config/readConfig.ts';
import { deriveAppUrl } from '../db/appRole.ts';
import { openDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { collectEffects } from '../effects/effects.ts';
import { startEmbeddedPostgres } from '../embedded/startEmbeddedPostgres.ts';
import { openFileStore } from '../files/fileStore.ts';
import { createMetrics } from '../http/metrics.ts';
import { createLayoutStore } from '../layouts/layoutStore.ts';
import { loadPlugins, rootDir } from '../plugins/loadPlugins.ts';
import { createPluginRegistry } from '../plugins/pluginRegistry.ts';
import { openQueue } from '../queue/openQueue.ts';
import { createCollectionStore, toTableShape } from '../records/collections.ts';
import { collectNumberPatterns } from '../records/collectNumberPatterns.ts';
import { syncTables } from '../records/syncTables.ts';
import { createSiteStore } from '../sites/siteStore.ts';
import type { App } from './app.ts';

export interface OpenOptions {
  dev: boolean;
  /** In place of the built browser code. */
  assets?: Assets;
  log: Logger;
  /** Filled as parts open; closed in the opposite order. */
  closers: (() => Promise<void>)[];
}

/** Opens every part of Sala but the HTTP face. Tests open the same with a database of their own and no browser code. */
export async function openApp(config: Config, { dev, log, closers, ...given }: OpenOptions): Promise<App> {
  const loading = loadPlugins({ foreign: config.plugins, log });
  const ownerUrl = config.databaseUrl ?? (await openEmbedded(config, log, closers));
  const appUrl = config.databaseAppUrl ?? deriveAppUrl(ownerUrl);
  await migrateDatabase({ ownerUrl, appUrl, log });
  const db = openDatabase({ ownerUrl, appUrl, log });
  closers.push(() => db.close());
  const registry = createPluginRegistry(await loading);
  const opening = openQueue({ databaseUrl: ownerUrl, redisUrl: config.redisUrl, log });
  const building = given.assets ?? openAssets({ plugins: registry.plugins, mode: dev ? 'dev' : 'built', log });
  // Whichever fails, the other is there to be closed before the database is.
  await Promise.allSettled([opening, building]);
  const queue = await opening;
  closers.push(() => queue.close());
  const assets = await building;
  closers.push(() => assets.close());
  const collections = await createCollectionStore({ db, queue, registry });
  await syncTables(db.platform, collections.shipped.map(toTableShape), log);
  return {
    config,
    log,
    version: readVersion(),
    secret: await loadSecret(config),
    db,
    queue,
    registry,
    assets,
    files: await openFileStore(config),
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

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')) as { version: string }; // our own file
  return version;
}

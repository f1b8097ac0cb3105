import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { App } from '../api/app.ts';
import { createAsk } from '../api/call/askCall.ts';
import { callGroups } from '../api/calls/callGroups.ts';
import { openPdfPrinter } from '../documents/print/openPdfPrinter.ts';
import { openFileStore } from '../files/fileStore.ts';
import { createSessionStore } from '../identity/sessionStore.ts';
import { createTicketStore } from '../identity/ticketStore.ts';
import type { Assets } from '../pages/assets/assets.ts';
import { openAssets } from '../pages/assets/openAssets.ts';
import { createLayoutStore } from '../pages/layouts/layoutStore.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/readConfig.ts';
import { rootDir } from '../platform/config/rootDir.ts';
import { deriveAppUrl } from '../platform/db/appRole.ts';
import { openDatabase } from '../platform/db/database.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../platform/embedded/startEmbeddedPostgres.ts';
import { limitConnections } from '../platform/limits/limitConnections.ts';
import { openLimits } from '../platform/limits/openLimits.ts';
import { createMetrics } from '../platform/metrics.ts';
import { openQueue } from '../platform/queue/openQueue.ts';
import { loadSecret } from '../platform/secrets/loadSecret.ts';
import { loadChecked } from '../plugins/loadChecked.ts';
import type { LoadedPlugins } from '../plugins/loadPlugins.ts';
import { createCollectionStore, toTableShape } from '../records/collections/collections.ts';
import { syncTables } from '../records/collections/syncTables.ts';
import { createFlowTriggerStore } from '../records/context/flowTriggerStore.ts';
import { createHolidayStore } from '../records/context/holidays.ts';
import { createWebhookStore } from '../records/context/webhookStore.ts';
import { collectNumberPatterns } from '../records/numbers/collectNumberPatterns.ts';
import { planRecalculations } from '../records/recalculate/planRecalculations.ts';
import { fillRollups } from '../records/rollups/fillRollups.ts';
import { createSiteStore } from '../sites/siteStore.ts';
import { checkPluginParts } from './checkPluginParts.ts';
import { openEffects } from './openEffects.ts';
import { openRegistry } from './openRegistry.ts';

const ownCalls = callGroups.flatMap(({ calls }) => calls);

export interface OpenOptions {
  dev: boolean;
  /** Replaces the built browser code in tests. */
  assets?: Assets;
  /** Loaded before, by tests that open many apps. */
  plugins?: LoadedPlugins;
  /** Replaces the clock in tests. */
  clock?: Clock;
  log: Logger;
  /** Filled as parts open; closed in reverse order. */
  closers: (() => Promise<void>)[];
}

/** Opens every part of the server except HTTP. Tests use it with a database of their own and without browser code. */
export async function openApp(config: Config, { dev, log, closers, ...given }: OpenOptions): Promise<App> {
  const loading = given.plugins ?? loadChecked({ foreign: config.plugins, log, check: checkPluginParts });
  const building = given.assets ?? prepareAssets(loading, { dev, log });
  const opening = openData(config, { log, closers });
  // The browser's code is built while the database is made. If one fails, the other must be closed, too.
  await Promise.allSettled([opening, building]);
  const { db, queue } = await opening;
  const assets = await building;
  const registry = openRegistry(await loading, assets, log);
  closers.push(() => assets.close());
  const collections = await createCollectionStore({ db, queue, registry });
  await syncTables(db.platform, collections.shipped.map(toTableShape), log);
  const limits = openLimits(db.platform, config.limits);
  const app: App = {
    config,
    log,
    version: readVersion(),
    secret: await loadSecret(config),
    db,
    queue,
    clock: given.clock ?? systemClock,
    registry,
    assets,
    files: await openFileStore(config),
    sites: await createSiteStore({ platform: db.platform, queue, registry, log }),
    sessions: await createSessionStore({ db, queue }),
    collections,
    holidays: await createHolidayStore({ db, queue }),
    webhooks: await createWebhookStore({ db, queue }),
    triggers: await createFlowTriggerStore({ db, queue }),
    effects: openEffects(registry.plugins, () => app),
    numberPatterns: collectNumberPatterns(registry.plugins),
    layouts: await createLayoutStore({ db, queue, registry }),
    tickets: createTicketStore(db),
    printer: startPrinter({ log, closers }),
    ...limits,
    metrics: createMetrics(limits.share),
    ask: (visit, call, params) => askCall(visit, call, params),
  };
  await updateComputed(app);
  const askCall = createAsk(app, ownCalls);
  return app;
}

/** Before the first request: roll-ups, which guards read, are filled; formulas are noted for the workers. */
async function updateComputed(app: App): Promise<void> {
  await fillRollups(app);
  await planRecalculations(app);
}

function startPrinter({ log, closers }: Pick<OpenOptions, 'log' | 'closers'>) {
  const printer = openPdfPrinter({ log });
  closers.push(() => printer.close());
  return printer;
}

async function prepareAssets(
  loading: LoadedPlugins | Promise<LoadedPlugins>,
  { dev, log }: Pick<OpenOptions, 'dev' | 'log'>,
) {
  const { plugins } = await loading;
  return openAssets({ plugins, mode: dev ? 'dev' : 'built', log });
}

async function openData(config: Config, { log, closers }: Pick<OpenOptions, 'log' | 'closers'>) {
  const ownerUrl = config.databaseUrl ?? (await openEmbedded(config, log, closers));
  const appUrl = config.databaseAppUrl ?? deriveAppUrl(ownerUrl);
  await migrateDatabase({ ownerUrl, appUrl, log });
  const db = openDatabase({ ownerUrl, appUrl, log, inTurn: limitConnections(config.limits) });
  closers.push(() => db.close());
  const queue = await openQueue({ databaseUrl: ownerUrl, redisUrl: config.redisUrl, log });
  closers.push(() => queue.close());
  return { db, queue };
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

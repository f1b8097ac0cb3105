import type { Logger } from 'pino';
import type { SessionStore } from '../accounts/session.ts';
import type { Assets } from '../assets/assets.ts';
import type { Config } from '../config/readConfig.ts';
import type { Database } from '../db/database.ts';
import type { Metrics } from '../http/metrics.ts';
import type { LayoutStore } from '../layouts/layoutStore.ts';
import type { PluginRegistry } from '../plugins/pluginRegistry.ts';
import type { Queue } from '../queue/openQueue.ts';
import type { SiteStore } from '../sites/siteStore.ts';

/** The parts of a running Sala, put together once in `main.ts` and passed on as an argument. */
export interface App {
  config: Config;
  log: Logger;
  version: string;
  db: Database;
  queue: Queue;
  registry: PluginRegistry;
  sites: SiteStore;
  sessions: SessionStore;
  layouts: LayoutStore;
  assets: Assets;
  metrics: Metrics;
}

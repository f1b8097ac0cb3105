import type { Logger } from 'pino';
import type { SessionStore } from '../accounts/session.ts';
import type { Assets } from '../assets/assets.ts';
import type { Config } from '../config/readConfig.ts';
import type { Database } from '../db/database.ts';
import type { RegisteredEffect } from '../effects/effects.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Metrics } from '../http/metrics.ts';
import type { LayoutStore } from '../layouts/layoutStore.ts';
import type { PluginRegistry } from '../plugins/pluginRegistry.ts';
import type { Queue } from '../queue/openQueue.ts';
import type { CollectionStore } from '../records/collections.ts';
import type { ShippedPattern } from '../records/collectNumberPatterns.ts';
import type { SiteStore } from '../sites/siteStore.ts';

/** The parts of a running Sala, put together once in `main.ts` and passed on as an argument. */
export interface App {
  config: Config;
  log: Logger;
  version: string;
  /** Signs links and tokens; the same for every process of a deployment. */
  secret: string;
  db: Database;
  queue: Queue;
  registry: PluginRegistry;
  sites: SiteStore;
  sessions: SessionStore;
  layouts: LayoutStore;
  collections: CollectionStore;
  effects: Map<string, RegisteredEffect>;
  numberPatterns: Map<string, ShippedPattern>;
  assets: Assets;
  files: FileStore;
  metrics: Metrics;
}

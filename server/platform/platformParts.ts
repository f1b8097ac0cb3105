import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config/readConfig.ts';
import type { Database } from './db/database.ts';
import type { Budgets } from './limits/budgets.ts';
import type { RateLimits } from './limits/rateLimits.ts';
import type { FairShare } from './limits/shareFairly.ts';
import type { Queue } from './queue/openQueue.ts';

/** The parts available to every room of the server. Each room above adds its own; together they are the `App`. */
export interface PlatformParts {
  config: Config;
  log: Logger;
  version: string;
  /** Signs links and tokens; the same for every process of a deployment. */
  secret: string;
  db: Database;
  queue: Queue;
  clock: Clock;
  limits: RateLimits;
  budgets: Budgets;
  /** The time of this process, divided between sites. */
  share: FairShare;
}

import type { LimitSettings } from '../config/limitTable.ts';
import type { InTurn } from '../db/tenantDb.ts';
import { siteBusy } from '../errors/httpErrors.ts';
import { limitEachSite } from './limitEachSite.ts';

/** As long as the pool itself lets somebody wait for a connection. */
const patienceMs = 10_000;

/** Slow statements of one site never hold all connections to the database. */
export function limitConnections({ connectionsBySite }: LimitSettings): InTurn {
  return limitEachSite({
    atOnce: connectionsBySite.points,
    mayWait: Number.POSITIVE_INFINITY,
    patienceMs,
    refuse: () => siteBusy({ seconds: 5 }),
  });
}

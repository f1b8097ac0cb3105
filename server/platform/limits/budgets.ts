import type { BudgetName, LimitName, LimitSettings } from '../config/limitTable.ts';
import { addressKey, type RateLimits } from './rateLimits.ts';

/** Whose budgets are spent: the person's, without one their address's, and the site's in any case. */
export interface Payer {
  siteId: string;
  userId: string | null;
  address: string;
}

export interface Budgets {
  /** Takes the points before the work is done; refuses with 429 when they are used up. */
  spend(name: BudgetName, payer: Payer, points?: number): Promise<void>;
  /** The same for what a site does by itself, which is nobody's doing at that time. */
  spendOfSite(name: BudgetName, siteId: string, points?: number): Promise<void>;
}

/** Points that this process has taken from the shared counter and not yet spent. */
interface Lease {
  left: number;
  until: number;
}

/** So many trips to the shared counter use up a limit: what one process keeps unspent is small beside it. */
const leasesPerLimit = 100;
const mostLeases = 20_000;
const leaseMs = 30_000;

/**
 * Budgets over all processes. Points are taken from the shared counters in small lots, so that most work costs no trip to the
 * database and many at the same moment still spend one after the other.
 */
export function createBudgets(limits: RateLimits, settings: LimitSettings): Budgets {
  const leases = new Map<string, Lease>();
  const pending = new Map<string, Promise<void>>();

  async function take(name: LimitName, key: string, points: number): Promise<void> {
    const lot = Math.floor(settings[name].points / leasesPerLimit);
    if (points >= lot) return limits.consume(name, key, points);
    const id = `${name} ${key}`;
    for (;;) {
      const lease = leases.get(id);
      if (lease && lease.until > Date.now() && lease.left >= points) {
        lease.left -= points;
        return;
      }
      const waiting = pending.get(id) ?? refill(name, key, { id, lot });
      pending.set(id, waiting);
      await waiting;
    }
  }

  async function refill(name: LimitName, key: string, { id, lot }: { id: string; lot: number }): Promise<void> {
    try {
      await limits.consume(name, key, lot);
      if (leases.size >= mostLeases) leases.clear();
      leases.set(id, { left: lot, until: Date.now() + leaseMs });
    } finally {
      pending.delete(id);
    }
  }

  return {
    spend: async (name, { siteId, userId, address }, points = 1) => {
      if (userId === null) await take(`${name}ByAddress`, `${siteId} ${addressKey(address)}`, points);
      else await take(`${name}ByPerson`, `${siteId} ${userId}`, points);
      await take(`${name}BySite`, siteId, points);
    },
    spendOfSite: (name, siteId, points = 1) => take(`${name}BySite`, siteId, points),
  };
}

import type { LimitSettings } from '../config/limitTable.ts';
import type { PlatformDb } from '../db/database.ts';
import { siteBusy } from '../errors/httpErrors.ts';
import { type Budgets, createBudgets } from './budgets.ts';
import { createRateLimits, type RateLimits } from './rateLimits.ts';
import { type FairShare, shareFairly } from './shareFairly.ts';
import { watchBusy } from './watchBusy.ts';

/** What counts how often something is done, as this deployment bounds it. */
export function openLimits(
  platform: PlatformDb,
  settings: LimitSettings,
): { limits: RateLimits; budgets: Budgets; share: FairShare } {
  const limits = createRateLimits(platform, settings);
  const share = shareFairly({
    most: settings.requestsBySite.points,
    least: settings.requestsBySiteInCrowd.points,
    mayWait: settings.requestsWaiting.points,
    refuse: () => siteBusy({ seconds: 5 }),
  });
  watchBusy(share.adapt);
  return { limits, budgets: createBudgets(limits, settings), share };
}

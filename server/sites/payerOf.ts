import type { Payer } from '../platform/limits/budgets.ts';
import type { Visit } from './visit.ts';

/** Whose budgets a visit spends. */
export function payerOf({ site, session, address }: Visit): Payer {
  return { siteId: site.id, userId: session?.userId ?? null, address };
}

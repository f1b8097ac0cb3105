import type { BudgetName } from '../../platform/config/limitTable.ts';
import type { RecordsContext } from './recordsContext.ts';

/**
 * Counts work before it is done, against the budgets of whoever asked and of the site. Inside a transaction nothing is counted:
 * whoever began it has done so, and it would need a second connection.
 */
export async function spendBudget(
  { app, site, actor, afterCommit }: RecordsContext,
  name: BudgetName,
  points = 1,
): Promise<void> {
  if (actor.trusted || actor.address === undefined || afterCommit) return;
  await app.budgets.spend(name, { siteId: site.id, userId: actor.userId, address: actor.address }, points);
}

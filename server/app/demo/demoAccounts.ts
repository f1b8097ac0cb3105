import { StartError } from '../../platform/config/startError.ts';
import type { PlatformParts } from '../../platform/platformParts.ts';

/** Prefix of the ids of demo accounts. */
export const demoAccountPrefix = 'demo_';

/** Their password is public, so a server that others can reach must not have them. */
export async function refuseDemoAccounts({ db }: PlatformParts): Promise<void> {
  const found = await db.platform.query('select 1 from account where starts_with(id, $1) limit 1', [demoAccountPrefix]);
  if (found.length > 0)
    throw new StartError(
      'this database has demo accounts, whose password everybody knows. Remove them with: npm run setup -- --remove-demo',
    );
}

/** Removes the demo accounts with their sessions and memberships, and returns how many. Their content stays. */
export async function removeDemoAccounts({ db }: PlatformParts): Promise<number> {
  return db.platform.transaction(async (tx) => {
    await tx.query('delete from membership where starts_with(account_id, $1)', [demoAccountPrefix]);
    const removed = await tx.query('delete from account where starts_with(id, $1) returning id', [demoAccountPrefix]);
    return removed.length;
  });
}

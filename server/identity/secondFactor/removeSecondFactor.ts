import type { TenantDb } from '../../platform/db/tenantDb.ts';

/** Removes an account's second factor and recovery codes; pass a transaction on the account's home site. */
export async function removeSecondFactor(tx: TenantDb, accountId: string): Promise<void> {
  await tx.run(
    'update account set second_factor = null, second_factor_at = null, second_factor_step = null where id = $1',
    [accountId],
  );
  await tx.run('delete from recovery_code where account_id = $1', [accountId]);
}

import { createHash } from 'node:crypto';
import type { Collection } from '../../../engine/collection/compiled/collection.ts';
import { createId } from '../../../engine/record/createId.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';

export const recalculationTopic = 'records.recalculate';

/** Has the formulas of a collection computed again in the background, from its first record on. */
export async function noteRecalculation(tx: TenantDb, collection: string, table: string): Promise<void> {
  await tx.run(`${deleteEnded} and site_id = current_site() and table_name = $1`, [table]);
  await tx.run(
    `insert into recalculation (id, site_id, collection, table_name) values ($1, current_site(), $2, $3) ${restartOnConflict}`,
    [createId('recalculation'), collection, table],
  );
}

/** Those that failed or were cancelled: the new one replaces them, so that only one of a collection is ever open. */
export const deleteEnded = `delete from recalculation where status in ('failed', 'cancelled')`;

/** Of an insert: one that is under way begins again, and whoever works at it stops. */
export const restartOnConflict = `
  on conflict (site_id, table_name) where status in ('waiting', 'running') do update
  set status = 'waiting', after_id = '', done = 0, corrected = 0, attempts = 0, error = null, next_at = now(), lease = recalculation.lease + 1`;

/** The same as long as the formulas of a collection are. */
export function fingerprintFormulas({ formulas }: Collection): string {
  const told = formulas.map(({ path, schema }) => [path, schema['x-formula']]);
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 32);
}

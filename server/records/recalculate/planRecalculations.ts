import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import type { StoredCollection } from '../collections/collections.ts';
import type { RecordParts } from '../context/recordParts.ts';
import { deleteEnded, fingerprintFormulas, restartOnConflict } from '../define/noteRecalculation.ts';

type Parts = Pick<RecordParts, 'db' | 'collections' | 'log'>;

/**
 * Notes for every site the shipped collections whose formulas are others than at the last start: what their records hold is computed
 * again in the background. What is noted is remembered by fingerprint beside the tables, in the same transaction.
 */
export async function planRecalculations({ db, collections, log }: Parts): Promise<void> {
  const computed = collections.shipped.filter(({ collection }) => collection.formulas.length > 0);
  const rows = await db.platform.query<{ name: string; fingerprint: string }>(
    'select name, fingerprint from collection_table where name = any($1)',
    [computed.map(nameOf)],
  );
  const done = new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
  const changed = computed.filter((one) => done.get(nameOf(one)) !== fingerprintFormulas(one.collection));
  if (changed.length === 0) return;
  await db.platform.transaction(async (tx) => {
    for (const one of changed) {
      await tx.query(`${deleteEnded} and table_name = $1`, [one.table]);
      await tx.query(
        `insert into recalculation (id, site_id, collection, table_name)
         select 'recalculation_' || replace(gen_random_uuid()::text, '-', ''), site_id, $1, $2 from site
         where exists (select from ${quoteName(one.table)} t where t.site_id = site.site_id) ${restartOnConflict}`,
        [one.collection.name, one.table],
      );
      await tx.query(
        `insert into collection_table (name, fingerprint) values ($1, $2)
         on conflict (name) do update set fingerprint = excluded.fingerprint, synced_at = now()`,
        [nameOf(one), fingerprintFormulas(one.collection)],
      );
    }
  });
  log.info({ collections: changed.map(({ collection }) => collection.name) }, 'formulas to be computed again');
}

/** No table has a dot in its name, and no field an equals sign. */
function nameOf({ table }: StoredCollection): string {
  return `${table}.=formulas`;
}

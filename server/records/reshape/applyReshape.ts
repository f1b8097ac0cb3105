import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import type { PlatformTransaction } from '../../platform/db/database.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { toTableShape } from '../collections/collections.ts';
import { createTable } from '../collections/syncTables.ts';
import { findNamedBy } from './findNamedBy.ts';
import { convertField, copyRecords, countValues, describeLost } from './moveRecords.ts';
import type { Reshaping } from './openReshaping.ts';
import type { LostValues, ReshapePlan } from './reshapePlan.ts';

type Found = Omit<ReshapePlan, 'mark'>;

/** Carries out a reshape that was planned, in the transaction of its caller, and returns what it did. */
export async function applyReshape(platform: PlatformTransaction, tx: TenantDb, reshaping: Reshaping): Promise<Found> {
  const { source, target, reshape, follows, blocked } = reshaping;
  const { rename = {}, remove = [], convert = {} } = reshape;
  await tx.run(`lock table ${quoteName(source.table)} in access exclusive mode`);
  const namedBy = await findNamedBy(tx, {
    name: source.collection.name,
    fields: [...Object.keys(rename), ...remove, ...Object.keys(convert)],
  });
  const names = follows.map(({ name }) => name);
  const told = { moved: [], converted: [], follows: names, namedBy, indexes: [], blocked };
  if (!target) {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from ${quoteName(source.table)} where site_id = current_site()`,
    );
    const records = row?.count ?? 0;
    if (reshape.drop) await dropCollection(tx, source);
    return { ...told, records, lost: reshape.drop ? [{ field: '*', count: records, examples: [] }] : [] };
  }
  const lost: LostValues[] = [];
  for (const field of remove) lost.push(await describeLost(tx, source, field));
  const moved: Found['moved'] = [];
  for (const [from, to] of Object.entries(rename)) moved.push({ from, to, count: await countValues(tx, source, from) });
  await createTable(platform, toTableShape(target));
  const records = await copyRecords(tx, { from: source, to: target, reshape });
  const converted: Found['converted'] = [];
  for (const [field, schema] of Object.entries(convert)) {
    const result = await convertField(tx, target, { field, schema });
    converted.push({ field, count: result.converted });
    if (result.lost.count > 0) lost.push(result.lost);
  }
  await storeDefinitions(tx, reshaping);
  await dropTable(tx, source.table);
  const indexes = target.collection.columns.map(({ field }) => field);
  return { ...told, records, moved, converted, lost, indexes };
}

async function storeDefinitions(
  tx: TenantDb,
  { source, target, definition: { schema, machine }, follows }: Reshaping,
): Promise<void> {
  const { name } = source.collection;
  await tx.run(
    `update collection set name = $2, schema = $3, machine = $4, table_name = $5, version = version + 1, updated_at = now()
     where site_id = current_site() and name = $1`,
    [name, schema.name, JSON.stringify(schema), machine && JSON.stringify(machine), target?.table],
  );
  for (const follow of follows)
    await tx.run(
      `update collection set schema = $2, machine = $3, version = version + 1, updated_at = now()
       where site_id = current_site() and name = $1`,
      [
        follow.name,
        JSON.stringify(follow.definition.schema),
        follow.definition.machine && JSON.stringify(follow.definition.machine),
      ],
    );
  if (schema.name !== name) await renameRows(tx, name, schema.name);
}

/** What stands beside the table names the collection. */
async function renameRows(tx: TenantDb, from: string, to: string): Promise<void> {
  for (const table of ['record_history', 'outbox', 'due_event', 'due_plan', 'file', 'file_upload'])
    await tx.run(`update ${table} set collection = $2 where site_id = current_site() and collection = $1`, [from, to]);
  await tx.run(
    'update record_history set cause_collection = $2 where site_id = current_site() and cause_collection = $1',
    [from, to],
  );
}

async function dropCollection(tx: TenantDb, { table, collection: { name } }: Reshaping['source']): Promise<void> {
  for (const kept of ['record_history', 'outbox', 'due_event', 'due_plan'])
    await tx.run(`delete from ${kept} where site_id = current_site() and collection = $1`, [name]);
  await tx.run('delete from collection where site_id = current_site() and name = $1', [name]);
  await dropTable(tx, table);
}

/** Two collections of old may share a table; what is another's stays. */
async function dropTable(tx: TenantDb, table: string): Promise<void> {
  const [shared] = await tx.query('select 1 from collection where table_name = $1 limit 1', [table]);
  if (shared) {
    await tx.run(`delete from ${quoteName(table)} where site_id = current_site()`);
    return;
  }
  await tx.run(`drop table ${quoteName(table)}`);
  await tx.run('delete from collection_table where name = $1', [table]);
}

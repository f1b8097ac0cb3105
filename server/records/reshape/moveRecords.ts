import { convertValue } from '../../../engine/collection/reshape/convertValue.ts';
import type { Reshape } from '../../../engine/collection/reshape/reshapeDefinition.ts';
import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import type { FieldSchema, Json } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { StoredCollection } from '../collections/collections.ts';
import type { LostValues } from './reshapePlan.ts';

const blockSize = 500;
const shown = 5;

interface Move {
  from: StoredCollection;
  to: StoredCollection;
  reshape: Reshape;
}

/** Copies every record, in the trash too, into the new table under the new names. Returns how many there are. */
export function copyRecords(tx: TenantDb, { from, to, reshape: { rename = {}, remove = [] } }: Move): Promise<number> {
  const names = Object.entries(rename).map(([old, next]) => ({ old, next }));
  const columns = 'site_id, id, state, version, created_at, created_by, updated_at, updated_by, deleted_at';
  return tx.run(
    `insert into ${quoteName(to.table)} (${columns}, data)
     select ${columns}, (o.data - $1::text[]) || coalesce((
       select jsonb_object_agg(n.next, o.data -> n.old) from jsonb_to_recordset($2::jsonb) as n(old text, next text)
       where jsonb_exists(o.data, n.old)), '{}')
     from ${quoteName(from.table)} o where o.site_id = current_site()`,
    [[...remove, ...Object.keys(rename)], JSON.stringify(names)],
  );
}

/** How many records have a value of this field. */
export async function countValues(tx: TenantDb, { table }: StoredCollection, field: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from ${quoteName(table)} where site_id = current_site() and jsonb_exists(data, $1)`,
    [field],
  );
  return row?.count ?? 0;
}

/** The values that go with a field, or with all records. */
export async function describeLost(tx: TenantDb, stored: StoredCollection, field: string): Promise<LostValues> {
  const { collection, table } = stored;
  const isHidden = collection.secrets.includes(field);
  const examples = await tx.query<{ id: string; value: Json }>(
    `select id, data -> $1 as value from ${quoteName(table)}
     where site_id = current_site() and jsonb_exists(data, $1) order by id limit ${isHidden ? 0 : shown}`,
    [field],
  );
  return { field, count: await countValues(tx, stored, field), examples };
}

/** Reads the values of a field as its new type, block by block; what cannot be read is removed and reported. */
export async function convertField(
  tx: TenantDb,
  { collection, table }: StoredCollection,
  { field, schema }: { field: string; schema: FieldSchema },
): Promise<{ converted: number; lost: LostValues }> {
  const lost: LostValues = { field, count: 0, examples: [] };
  let converted = 0;
  let after: string | undefined = '';
  while (after !== undefined) {
    const rows: { id: string; value: Json }[] = await tx.query(
      `select id, data -> $2 as value from ${quoteName(table)}
       where site_id = current_site() and id > $1 and jsonb_exists(data, $2) order by id limit ${blockSize}`,
      [after, field],
    );
    const read = rows.map(({ id, value }) => ({
      id,
      value,
      next: value === null ? null : convertValue(value, schema),
    }));
    const failed = read.filter(({ next }) => next === undefined);
    lost.count += failed.length;
    if (!collection.secrets.includes(field))
      lost.examples.push(...failed.slice(0, shown - lost.examples.length).map(({ id, value }) => ({ id, value })));
    converted += read.length - failed.length;
    await tx.run(
      `update ${quoteName(table)} t set data = case when n.value is null then t.data - $2
         else t.data || jsonb_build_object($2::text, n.value -> 0) end
       from jsonb_to_recordset($1::jsonb) as n(id text, value jsonb) where t.site_id = current_site() and t.id = n.id`,
      [JSON.stringify(read.map(({ id, next }) => ({ id, value: next === undefined ? null : [next] }))), field],
    );
    after = rows.length < blockSize ? undefined : rows.at(-1)?.id;
  }
  return { converted, lost };
}

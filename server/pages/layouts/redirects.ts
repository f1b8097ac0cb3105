import type { TenantDb } from '../../platform/db/tenantDb.ts';

/** Leads visitors of a page's old address to its new one, also from the addresses that it had before. */
export async function noteRedirect(tx: TenantDb, from: string, to: string): Promise<void> {
  await tx.run('delete from layout_redirect where from_key = $1', [to]);
  await tx.run('update layout_redirect set to_key = $2 where to_key = $1', [from, to]);
  await tx.run(
    `insert into layout_redirect (site_id, from_key, to_key) values (current_site(), $1, $2)
     on conflict (site_id, from_key) do update set to_key = excluded.to_key`,
    [from, to],
  );
}

/** The key that a page has now which had this one before; undefined when it never had, or is published no longer. */
export async function findMovedKey(db: TenantDb, key: string): Promise<string | undefined> {
  const [found] = await db.query<{ to_key: string }>(
    `select to_key from layout_redirect join layout on layout.key = to_key
     where from_key = $1 and layout.published is not null and layout.deleted_at is null`,
    [key],
  );
  return found?.to_key;
}

/** The earlier keys of pages that are published. */
export async function listMovedKeys(db: TenantDb): Promise<string[]> {
  const rows = await db.query<{ from_key: string }>(
    `select from_key from layout_redirect join layout on layout.key = to_key
     where layout.published is not null and layout.deleted_at is null`,
  );
  return rows.map(({ from_key }) => from_key);
}

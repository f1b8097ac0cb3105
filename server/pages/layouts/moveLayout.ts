import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { layoutTaken, layoutUnknown } from './layouts.errors.ts';
import { noteRedirect } from './redirects.ts';
import { createTrashKey } from './trashKey.ts';

/** A layout that was deleted, and the key that it had. */
export interface TrashedLayout {
  key: string;
  formerKey: string;
  title: string | { th: string; en: string } | null;
  deletedAt: string;
}

interface Moved {
  key: string;
}

type Log = ChangeLog | undefined;

const back = `draft = coalesce(draft, published), published = null, published_version = null, published_at = null,
  version = version + 1, updated_at = now()`;

/** Takes a page away from visitors; what was published is its draft, unless there is a newer one. */
export async function unpublishLayout(db: TenantDb, key: string, logChange: Log): Promise<Moved> {
  return db.transaction(async (tx) => {
    const [row] = await tx.query<Moved>(
      `update layout set ${back} where key = $1 and published is not null and deleted_at is null returning key`,
      [key],
    );
    if (!row) throw layoutUnknown({ key });
    await logChange?.(tx, row);
    return row;
  });
}

/** Gives a layout another key, with its earlier versions and its password. */
export async function renameLayout(
  db: TenantDb,
  { key, to }: { key: string; to: string },
  logChange: Log,
): Promise<Moved> {
  return db.transaction(async (tx) => {
    await refuseTaken(tx, to);
    const [row] = await tx.query<Moved & { visible: boolean }>(
      `update layout set key = $2, updated_at = now() where key = $1 and deleted_at is null
       returning key, published is not null as visible`,
      [key, to],
    );
    if (!row) throw layoutUnknown({ key });
    await moveVersions(tx, key, to);
    if (row.visible) await noteRedirect(tx, key, to);
    await logChange?.(tx, { key: to });
    return { key: to };
  });
}

/**
 * Deletes a layout: visitors do not see it any more, links to its draft have ended, and its key is free; it can be brought back as a
 * draft, without these links.
 */
export async function trashLayout(
  db: TenantDb,
  key: string,
  { logChange, before }: { logChange: Log; before?: (tx: TenantDb) => Promise<void> },
): Promise<Moved> {
  const trashed = createTrashKey();
  return db.transaction(async (tx) => {
    await before?.(tx);
    const [row] = await tx.query<Moved>(
      `update layout set ${back}, key = $2, former_key = $1, deleted_at = now()
       where key = $1 and deleted_at is null returning key`,
      [key, trashed],
    );
    if (!row) throw layoutUnknown({ key });
    await tx.run('delete from layout_preview where key = $1', [key]);
    await moveVersions(tx, key, trashed);
    await logChange?.(tx, row);
    return row;
  });
}

/** Brings a deleted layout back under the key that it had, as a draft; `refuse` throws for whom that key is closed. */
export async function restoreLayout(
  db: TenantDb,
  key: string,
  { refuse, logChange }: { refuse: (formerKey: string) => void; logChange: Log },
): Promise<Moved> {
  return db.transaction(async (tx) => {
    const [found] = await tx.query<{ former_key: string }>(
      'select former_key from layout where key = $1 and deleted_at is not null for update',
      [key],
    );
    if (!found) throw layoutUnknown({ key });
    refuse(found.former_key);
    await refuseTaken(tx, found.former_key);
    const [row] = await tx.query<Moved>(
      `update layout set key = former_key, former_key = null, deleted_at = null, updated_at = now()
       where key = $1 returning key`,
      [key],
    );
    await moveVersions(tx, key, found.former_key);
    await logChange?.(tx, row ?? { key: found.former_key });
    return { key: found.former_key };
  });
}

export async function listTrashed(db: TenantDb): Promise<TrashedLayout[]> {
  return db.query<TrashedLayout>(
    `select key, former_key as "formerKey", draft -> 'settings' -> 'title' as title, deleted_at as "deletedAt"
     from layout where deleted_at is not null order by deleted_at desc limit 200`,
  );
}

async function refuseTaken(tx: TenantDb, key: string): Promise<void> {
  const rows = await tx.query('select from layout where key = $1', [key]);
  // People know a page by its name, without what kind of layout it is.
  if (rows.length > 0) throw layoutTaken({ name: key.slice(key.indexOf('/') + 1) });
}

/** Earlier versions and the password of a layout follow it. */
async function moveVersions(tx: TenantDb, from: string, to: string): Promise<void> {
  for (const table of ['layout_version', 'page_lock', 'layout_preview', 'layout_schedule'])
    await tx.run(`update ${table} set key = $2 where key = $1`, [from, to]);
}

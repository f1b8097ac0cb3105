import { holdSession } from '../../identity/holdSession.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { createToken, hashToken } from '../../platform/secrets/tokens.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { readAuthors, type Session } from '../../sites/visit.ts';
import { previewUnknown, tooManyPreviews } from './preview.errors.ts';

/** A link that shows a draft to whoever has it. */
export interface PreviewLink {
  id: string;
  key: string;
  createdAt: string;
  expiresAt: string;
  by: string | null;
}

/** Where previews are drawn; a token follows it in links. */
export const previewPath = '/_preview';

/** Fewer than are listed: none works that nobody sees. */
const mostLinks = 50;

const columns = `preview.id, preview.key, preview.created_at as "createdAt", preview.expires_at as "expiresAt"`;

/** The links of a layout that still work. */
export async function listPreviewLinks(db: TenantDb, key: string): Promise<PreviewLink[]> {
  return db.query<PreviewLink>(
    `select ${columns},
       coalesce(nullif(concat_ws(' ', account.profile->>'firstname', account.profile->>'lastname'), ''), account.email) as by
     from layout_preview preview left join account on account.id = preview.created_by
     where preview.key = $1 and preview.expires_at > now() order by preview.created_at desc limit 100`,
    [key],
  );
}

/** Makes a link; its token is shown once and stored nowhere. */
export async function createPreviewLink(
  db: TenantDb,
  { key, hours, session }: { key: string; hours: number; session: Session },
  logChange: ChangeLog | undefined,
): Promise<{ id: string; path: string; expiresAt: string }> {
  const token = createToken();
  return db.transaction(async (tx) => {
    await holdSession(tx, session);
    await tx.run('delete from layout_preview where expires_at < now()');
    const open = await tx.query('select from layout_preview where key = $1', [key]);
    if (open.length >= mostLinks) throw tooManyPreviews({ most: mostLinks });
    const [row] = await tx.query<{ id: string; expiresAt: string }>(
      `insert into layout_preview as preview (site_id, key, token_hash, created_by, expires_at)
       values (current_site(), $1, $2, $3, now() + make_interval(hours => $4)) returning ${columns}`,
      [key, hashToken(token), readAuthors(session).by, hours],
    );
    if (!row) throw previewUnknown();
    await logChange?.(tx, row);
    return { id: row.id, path: `${previewPath}/${token}`, expiresAt: row.expiresAt };
  });
}

/** Ends a link; `requireAllowed` refuses whoever may not edit the layout that it shows. */
export async function revokePreviewLink(
  db: TenantDb,
  { id, requireAllowed }: { id: string; requireAllowed: (key: string) => void },
  logChange: ChangeLog | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.query<{ id: string; key: string }>(
      'delete from layout_preview where id::text = $1 returning id, key',
      [id],
    );
    if (!row) throw previewUnknown();
    requireAllowed(row.key);
    await logChange?.(tx, row);
  });
}

/** The layout that a token shows. */
export async function findPreviewed(db: TenantDb, token: string): Promise<string> {
  const [row] = await db.query<{ key: string }>(
    'select key from layout_preview where token_hash = $1 and expires_at > now()',
    [hashToken(token)],
  );
  if (!row) throw previewUnknown();
  return row.key;
}

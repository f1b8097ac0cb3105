import { hashPassword } from '../../identity/credentials/hashPassword.ts';
import { pageUnknown } from '../../platform/errors/httpErrors.ts';
import { writeAudit } from '../../sites/audit/writeAudit.ts';
import { readAuthors, type Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';

/** Sets or removes the password of a page. Only its hash is stored, beside the layout and never in it. */
export async function setPageLock(
  app: PageParts,
  visit: Visit,
  { key, password }: { key: string; password?: string },
): Promise<void> {
  const { site, session } = visit;
  if (!(await app.layouts.read(site.id, key))) throw pageUnknown();
  const hash = password === undefined ? undefined : await hashPassword(password);
  await app.db.site(site.id).transaction(async (tx) => {
    if (hash === undefined) await tx.run('delete from page_lock where key = $1', [key]);
    else
      await tx.run(
        `insert into page_lock (site_id, key, password_hash, updated_by) values (current_site(), $1, $2, $3)
         on conflict (site_id, key) do update
         set password_hash = excluded.password_hash, updated_at = now(), updated_by = excluded.updated_by`,
        [key, hash, readAuthors(session).by],
      );
    await writeAudit(tx, visit, {
      action: hash === undefined ? 'page.password_removed' : 'page.password_set',
      targetKind: 'page',
      targetId: key,
    });
  });
}

import { hashPassword } from '../accounts/password.ts';
import { writeAudit } from '../accounts/writeAudit.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';

/** Sets or removes the password in front of a page. Only its hash is kept, beside the layout and never in it. */
export async function setPageLock(
  app: App,
  context: Context,
  { key, password }: { key: string; password: string | undefined },
): Promise<void> {
  const { site, session } = context.state;
  const hash = password === undefined ? undefined : await hashPassword(password);
  await app.db.site(site.id).transaction(async (tx) => {
    if (hash === undefined) await tx.run('delete from page_lock where key = $1', [key]);
    else
      await tx.run(
        `insert into page_lock (site_id, key, password_hash, updated_by) values (current_site(), $1, $2, $3)
         on conflict (site_id, key) do update
         set password_hash = excluded.password_hash, updated_at = now(), updated_by = excluded.updated_by`,
        [key, hash, session?.userId],
      );
    await writeAudit(tx, context, {
      action: hash === undefined ? 'page.password_removed' : 'page.password_set',
      targetKind: 'page',
      targetId: key,
    });
  });
}

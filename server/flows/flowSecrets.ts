import { openSecretBox } from '../platform/secrets/secretBox.ts';
import type { RecordParts } from '../records/context/recordParts.ts';
import type { ChangeLog } from '../sites/audit/writeAudit.ts';
import type { SignedInVisit } from '../sites/visit.ts';

/** The names of the secrets that requests of flows may use; their values leave the server in requests alone. */
export function listSecrets({ db }: SignedInVisit) {
  return db.query<{ name: string; updatedAt: string }>(
    `select name, updated_at as "updatedAt" from flow_secret where site_id = current_site() order by name`,
  );
}

export async function setSecret(
  app: RecordParts,
  { db, session }: SignedInVisit,
  { name, value, logChange }: { name: string; value: string; logChange: ChangeLog },
): Promise<void> {
  const sealed = (await openSecretBox(app.config)).seal(value);
  await db.transaction(async (tx) => {
    await tx.run(
      `insert into flow_secret (site_id, name, sealed, updated_by) values (current_site(), $1, $2, $3)
       on conflict (site_id, name) do update
         set sealed = excluded.sealed, updated_by = excluded.updated_by, updated_at = now()`,
      [name, sealed, session.userId],
    );
    await logChange(tx);
  });
}

export async function removeSecret(
  { db }: SignedInVisit,
  { name, logChange }: { name: string; logChange: ChangeLog },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run('delete from flow_secret where site_id = current_site() and name = $1', [name]);
    await logChange(tx);
  });
}

import type { JsonObject } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { openSecretBox } from '../../platform/secrets/secretBox.ts';
import type { SiteParts } from '../../sites/siteParts.ts';

export type GatewayKind = 'mail' | 'line';

export interface Gateway {
  settings: JsonObject;
  /** Opened; never answered to anybody. */
  secrets: Record<string, string>;
  changedAt: string;
  /** The role that whoever named it had then. */
  changedByRole: string;
}

interface GatewayRow {
  settings: JsonObject;
  secrets: string;
  changed_at: string;
  changed_by_role: string;
}

/** A site's way to people outside; undefined where it has none. */
export async function findGateway(
  { config }: Pick<SiteParts, 'config'>,
  db: TenantDb,
  kind: GatewayKind,
): Promise<Gateway | undefined> {
  const [row] = await db.query<GatewayRow>(
    'select settings, secrets, changed_at, changed_by_role from gateway where site_id = current_site() and kind = $1',
    [kind],
  );
  if (!row) return undefined;
  const secrets = JSON.parse((await openSecretBox(config)).open(row.secrets)) as Record<string, string>; // as stored below
  return { settings: row.settings, secrets, changedAt: row.changed_at, changedByRole: row.changed_by_role };
}

export async function storeGateway(
  { config }: Pick<SiteParts, 'config'>,
  tx: TenantDb,
  gateway: { kind: GatewayKind; settings: object; secrets: Record<string, string>; by: string; role: string },
): Promise<void> {
  const { kind, settings, secrets, by, role } = gateway;
  const sealed = (await openSecretBox(config)).seal(JSON.stringify(secrets));
  await tx.run(
    `insert into gateway (site_id, kind, settings, secrets, changed_by, changed_by_role) values (current_site(), $1, $2, $3, $4, $5)
     on conflict (site_id, kind) do update
       set settings = excluded.settings, secrets = excluded.secrets, changed_by = excluded.changed_by,
         changed_by_role = excluded.changed_by_role, changed_at = now()`,
    [kind, JSON.stringify(settings), sealed, by, role],
  );
}

export async function removeGateway(tx: TenantDb, kind: GatewayKind): Promise<boolean> {
  return (await tx.run('delete from gateway where site_id = current_site() and kind = $1', [kind])) > 0;
}

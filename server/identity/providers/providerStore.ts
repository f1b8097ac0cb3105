import { siteRows } from '../../platform/db/sql.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';

export interface OidcSettings {
  preset: 'line' | 'google' | 'custom';
  issuer: string;
  clientId: string;
  scopes: string;
  /** Creates an account of role `user` for people who have none here yet. */
  signUp: boolean;
  /** How the provider signs its ID tokens. */
  idTokenAlgorithm: string;
}

export interface LdapSettings {
  url: string;
  startTls: boolean;
  /** The account that searches the directory; empty for an anonymous search. */
  bindDn: string;
  baseDn: string;
  /** Attribute that holds the user name people type. */
  nameAttribute: string;
  /** Attribute that never changes; `dn` where the directory has none. */
  idAttribute: string;
  signUp: boolean;
  role: string;
}

interface ProviderBase {
  id: string;
  title: string;
  enabled: boolean;
  position: number;
  updatedAt: string;
  /** Sealed; opened only for a request to the provider. */
  secret: string | null;
}

export type Provider = ProviderBase & ({ kind: 'oidc'; config: OidcSettings } | { kind: 'ldap'; config: LdapSettings });
export type ProviderOf<Kind extends Provider['kind']> = Extract<Provider, { kind: Kind }>;

function providerRows() {
  const columns = ['id', 'kind', 'title', 'config', 'secret', 'enabled', 'position'];
  return siteRows('sign_in_provider').select(...columns, { updatedAt: 'updated_at' });
}

export async function listProviders(db: TenantDb): Promise<Provider[]> {
  return db.query<Provider>(providerRows().orderBy(['position', 'id']));
}

export async function findProvider<Kind extends Provider['kind']>(
  db: TenantDb,
  id: string,
  kind: Kind,
): Promise<ProviderOf<Kind> | undefined> {
  const rows = await db.query<ProviderOf<Kind>>(providerRows().where({ id, kind, enabled: true }));
  return rows[0];
}

export interface SavedProvider {
  id: string;
  kind: Provider['kind'];
  title: string;
  config: OidcSettings | LdapSettings;
  /** Undefined keeps the present one. */
  secret?: string;
  enabled: boolean;
  position: number;
  updatedBy: string;
}

export async function saveProvider(tx: TenantDb, provider: SavedProvider): Promise<void> {
  await tx.run(
    `insert into sign_in_provider (site_id, id, kind, title, config, secret, enabled, position, updated_by)
     values (current_site(), $1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (site_id, id) do update set kind = excluded.kind, title = excluded.title, config = excluded.config,
       secret = coalesce(excluded.secret, sign_in_provider.secret), enabled = excluded.enabled,
       position = excluded.position, updated_by = excluded.updated_by, updated_at = now()`,
    [
      provider.id,
      provider.kind,
      provider.title,
      JSON.stringify(provider.config),
      provider.secret,
      provider.enabled,
      provider.position,
      provider.updatedBy,
    ],
  );
}

/** What administrators see of a provider: whether it has a secret, never the secret. */
export function presentProvider({ secret, ...provider }: Provider) {
  return { ...provider, hasSecret: secret !== null };
}

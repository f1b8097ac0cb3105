import type { TenantDb } from '../../db/tenantDb.ts';

export interface OidcSettings {
  preset: 'line' | 'google' | 'custom';
  issuer: string;
  clientId: string;
  scopes: string;
  /** People who have no account here yet get one, of role `user`. */
  signUp: boolean;
  /** How the provider signs its ID tokens. */
  idTokenAlgorithm: string;
}

export interface LdapSettings {
  url: string;
  startTls: boolean;
  /** Who looks people up; empty asks the directory without a name. */
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
  /** Sealed; opened only where the provider is talked to. */
  secret: string | null;
}

export type Provider = ProviderBase & ({ kind: 'oidc'; config: OidcSettings } | { kind: 'ldap'; config: LdapSettings });
export type ProviderOf<Kind extends Provider['kind']> = Extract<Provider, { kind: Kind }>;

const select = `
  select id, kind, title, config, secret, enabled, position, updated_at as "updatedAt"
  from sign_in_provider where site_id = current_site()`;

export async function listProviders(db: TenantDb): Promise<Provider[]> {
  return db.query<Provider>(`${select} order by position, id`);
}

export async function findProvider<Kind extends Provider['kind']>(
  db: TenantDb,
  id: string,
  kind: Kind,
): Promise<ProviderOf<Kind> | undefined> {
  const rows = await db.query<ProviderOf<Kind>>(`${select} and id = $1 and kind = $2 and enabled`, [id, kind]);
  return rows[0];
}

export interface SavedProvider {
  id: string;
  kind: Provider['kind'];
  title: string;
  config: OidcSettings | LdapSettings;
  /** Undefined keeps the one there is. */
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

import type { DocumentSettings } from '../../schemas/index.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';

export interface SettingsRow {
  document: string;
  version: number;
  settings: DocumentSettings | null;
  saved_by: string;
  saved_at: string;
}

/** How this site wants a document; undefined where it is as declared. */
export async function readSettings(db: TenantDb, document: string): Promise<DocumentSettings | undefined> {
  const [latest] = await db.query<Pick<SettingsRow, 'settings'>>({
    name: 'document_settings_latest',
    text: `select settings from document_settings where site_id = current_site() and document = $1
      order by version desc limit 1`,
    values: [document],
  });
  return latest?.settings ?? undefined;
}

/** The versions of a document's settings, latest first. */
export function listVersions(db: TenantDb, document: string): Promise<SettingsRow[]> {
  return db.query<SettingsRow>(
    `select document, version, settings, saved_by, saved_at from document_settings
     where site_id = current_site() and document = $1 order by version desc limit 50`,
    [document],
  );
}

/** The latest of each document that this site has changed. */
export function listLatestSettings(db: TenantDb): Promise<Pick<SettingsRow, 'document' | 'version' | 'settings'>[]> {
  return db.query(
    `select distinct on (document) document, version, settings from document_settings
     where site_id = current_site() order by document, version desc`,
  );
}

/** Stores the version after `version`; false where somebody else has. */
export async function insertVersion(
  tx: TenantDb,
  { document, version, settings, by }: Pick<SettingsRow, 'document' | 'version' | 'settings'> & { by: string },
): Promise<boolean> {
  const inserted = await tx.run(
    `insert into document_settings (site_id, document, version, settings, saved_by)
     select current_site(), $1, $2::int + 1, $3, $4
     where $2::int = (select coalesce(max(version), 0) from document_settings
       where site_id = current_site() and document = $1)
     on conflict do nothing`,
    [document, version, settings === null ? null : JSON.stringify(settings), by],
  );
  return inserted === 1;
}

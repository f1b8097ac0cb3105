import type { App } from '../../app/app.ts';
import type { TenantDb } from '../../db/tenantDb.ts';
import type { FileRow } from '../../files/fileRows.ts';
import { listVariantKeys } from '../../files/images/makeVariant.ts';
import type { UploadPart } from '../../files/uploadRows.ts';

/**
 * Takes from a site what was the person's alone: what he was told, uploads on their way and files of forms he never sent. Files
 * that belong to something of the site (a sent form, a record, a page) stay with it and lose his name (docs/decisions/0071).
 * Answers the places in the store that are free once this is committed.
 */
export async function forgetPerson(app: App, tx: TenantDb, accountId: string): Promise<string[]> {
  const uploads = await tx.query<{ parts: UploadPart[] }>(
    'delete from file_upload where site_id = current_site() and owner_id = $1 returning parts',
    [accountId],
  );
  const files = await tx.query<FileRow>(
    `delete from file where site_id = current_site() and owner_id = $1 and purpose = 'form' and record_id is null returning *`,
    [accountId],
  );
  await tx.run(
    `update file set owner_id = null where site_id = current_site() and owner_id = $1 and purpose <> 'avatar'`,
    [accountId],
  );
  await forgetNotifications(app, tx, accountId);
  return [...uploads.flatMap(({ parts }) => parts.map(({ key }) => key)), ...listKeys(files)];
}

/** The portraits of an account that is no more, wherever he uploaded them. */
export async function forgetPortraits(app: App, accountId: string): Promise<string[]> {
  const files = await app.db.platform.query<FileRow>(
    `delete from file where owner_id = $1 and purpose = 'avatar' returning *`,
    [accountId],
  );
  return listKeys(files);
}

/** Not into the trash: what was told to one person is nobody else's to restore. */
async function forgetNotifications(app: App, tx: TenantDb, accountId: string): Promise<void> {
  const site = await app.sites.byId(tx.siteId);
  const stored = site && (await app.collections.of(site)).get('notification');
  if (!stored) return;
  const told = await tx.query<{ id: string }>(
    `delete from "${stored.table}" where site_id = current_site() and data ->> 'user' = $1 returning id`,
    [accountId],
  );
  await tx.run(
    `delete from record_history where site_id = current_site() and collection = 'notification' and record_id = any ($1)`,
    [told.map(({ id }) => id)],
  );
}

function listKeys(files: FileRow[]): string[] {
  return files.flatMap((file) => [file.storage_key, ...listVariantKeys(file)]);
}

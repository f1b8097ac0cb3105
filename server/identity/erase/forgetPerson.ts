import type { FileRow } from '../../files/fileRows.ts';
import type { UploadPart } from '../../files/uploadRows.ts';
import { listVariantKeys } from '../../files/variantKeys.ts';
import { siteRows } from '../../platform/db/sql.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { IdentityParts } from '../identityParts.ts';
import { findNotifications } from './notificationsOf.ts';

/** What a person leaves outside of the database: keys of the file store, and mails of which development keeps a file. */
export interface Leftovers {
  keys: string[];
  mails: string[];
}

/**
 * Deletes what a person alone had on a site: mails and invitations to their addresses, invitations of theirs that are on their way,
 * API keys, notifications, the pages that they were on, unfinished uploads, files of forms that they never sent, and what went in and
 * out of the flows that they ran.
 * Files that belong to something of the site (a sent form, a record, a page) stay and lose their owner (docs/decisions/0071).
 * Answers what lies outside of the database and may be deleted once this is committed.
 */
export async function forgetPerson(
  app: IdentityParts,
  tx: TenantDb,
  { accountId, addresses }: { accountId: string; addresses: string[] },
): Promise<Leftovers> {
  const mails = await forgetMail(tx, accountId, addresses);
  await tx.run('delete from api_key where site_id = current_site() and account_id = $1', [accountId]);
  await tx.run('delete from notice_preference where site_id = current_site() and account_id = $1', [accountId]);
  await tx.run('delete from notice_delivery where site_id = current_site() and account_id = $1', [accountId]);
  await tx.run('delete from place where site_id = current_site() and account_id = $1', [accountId]);
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
  await forgetRuns(tx, accountId);
  return { keys: [...uploads.flatMap(({ parts }) => parts.map(({ key }) => key)), ...listKeys(files)], mails };
}

async function forgetMail(tx: TenantDb, accountId: string, addresses: string[]): Promise<string[]> {
  // Of an address that they wanted to change to, only the mail that asked for its confirmation is deleted: it may be somebody else's.
  const asked = await tx.query<{ id: string }>(
    `delete from mail where site_id = current_site() and kind = 'confirm_email' and to_address in (
       select payload ->> 'email' from ticket where site_id = current_site() and account_id = $1) returning id`,
    [accountId],
  );
  // An invitation says by its text who sent it.
  const invited = await tx.query<{ id: string }>(
    `delete from mail where site_id = current_site() and kind = 'invitation' and to_address in (
       select email from invitation where site_id = current_site() and invited_by = $1) returning id`,
    [accountId],
  );
  const own = await tx.query<{ id: string }>(
    'delete from mail where site_id = current_site() and to_address = any ($1) returning id',
    [addresses],
  );
  // What they sent about records belongs to the site; their own address in it does not.
  await tx.run(
    `update mail set sent_by = null, content = content - 'replyTo' - 'copyTo' where site_id = current_site() and sent_by = $1`,
    [accountId],
  );
  await tx.run('delete from invitation where site_id = current_site() and email = any ($1)', [addresses]);
  return [...asked, ...invited, ...own].map(({ id }) => id);
}

/** Deletes the portraits of an account, on whatever site they were uploaded. */
export async function forgetPortraits(tx: TenantDb, accountId: string): Promise<string[]> {
  const files = await tx.query<FileRow>(`delete from file where owner_id = $1 and purpose = 'avatar' returning *`, [
    accountId,
  ]);
  return listKeys(files);
}

/** Not moved to the trash: nobody else may restore a person's notifications. */
async function forgetNotifications(app: IdentityParts, tx: TenantDb, accountId: string): Promise<void> {
  const stored = await findNotifications(app, tx.siteId);
  if (!stored) return;
  const deleted = await tx.query<{ id: string }>(
    siteRows(stored.table).whereRaw(`data ->> 'user' = ?`, [accountId]).delete('id'),
  );
  await tx.run(
    `delete from record_history where site_id = current_site() and collection = $2 and record_id = any ($1)`,
    [deleted.map(({ id }) => id), stored.collection.name],
  );
}

/** That a flow ran stays, and what its steps did; what is still open ends, for nobody is left whose rights it could have. */
async function forgetRuns(tx: TenantDb, accountId: string): Promise<void> {
  await tx.run('delete from flow_start where site_id = current_site() and account_id = $1', [accountId]);
  await forgetApprovals(tx, accountId);
  await tx.run(
    `update flow_step set input = null, output = null, error = null where site_id = current_site() and run_id in (
       select id from flow_run where site_id = current_site() and account_id = $1)`,
    [accountId],
  );
  await tx.run(
    `update flow_run set input = '{}', error = null, lease = lease + 1, next_at = null,
       status = case when finished_at is null then 'cancelled' else status end, finished_at = coalesce(finished_at, now())
     where site_id = current_site() and account_id = $1`,
    [accountId],
  );
}

/** Their notes on approvals and their requests for approval are deleted; open approvals no longer wait for them. */
async function forgetApprovals(tx: TenantDb, accountId: string): Promise<void> {
  await tx.run('update flow_approval set note = null where site_id = current_site() and answered_by = $1', [accountId]);
  await tx.run(
    `update flow_approval set status = case when status in ('next', 'waiting') then 'ended' else status end,
       title = case when account_id = $1 then title else '' end, text = case when account_id = $1 then text end
     where site_id = current_site() and (account_id = $1 or run_id in (
       select id from flow_run where site_id = current_site() and account_id = $1))`,
    [accountId],
  );
}

function listKeys(files: FileRow[]): string[] {
  return files.flatMap((file) => [file.storage_key, ...listVariantKeys(file)]);
}

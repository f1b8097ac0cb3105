import type { TenantDb } from '../platform/db/tenantDb.ts';
import type { UploadPurpose } from './fileRows.ts';

export interface UploadPart {
  key: string;
  size: number;
}

/** An upload in progress. */
export interface UploadRow {
  id: string;
  name: string;
  extension: string;
  size: number;
  received: number;
  parts: UploadPart[];
  purpose: UploadPurpose;
  is_public: boolean;
  owner_id: string | null;
  ticket_hash: Buffer | null;
  form_key: string | null;
  form_field: string | null;
  collection: string | null;
  record_id: string | null;
  file_id: string | null;
}

export type NewUpload = Omit<UploadRow, 'id' | 'received' | 'parts' | 'file_id'>;

/** Registers an upload, within the site's quota and the sender's limit. */
export async function insertUpload(
  db: TenantDb,
  upload: NewUpload & { id: string },
  limits: { quota: number; open: number },
): Promise<'made' | 'full' | 'many'> {
  return db.transaction(async (tx) => {
    // Serialised, so that two uploads cannot both get the last room.
    await tx.query(`select pg_advisory_xact_lock(hashtext('file_quota ' || current_site()::text))`);
    const [used] = await tx.query<{ bytes: number; open: number }>(
      `select (select coalesce(sum(size), 0) from file where site_id = current_site())::bigint
            + (select coalesce(sum(size), 0) from file_upload where site_id = current_site() and file_id is null)::bigint as bytes,
        (select count(*) from file_upload where site_id = current_site() and file_id is null
          and (owner_id = $1 or ticket_hash = $2)) as open`,
      [upload.owner_id, upload.ticket_hash],
    );
    if ((used?.bytes ?? 0) + upload.size > limits.quota) return 'full';
    if ((used?.open ?? 0) >= limits.open) return 'many';
    await tx.run(
      `insert into file_upload (site_id, id, name, extension, size, purpose, is_public, owner_id, ticket_hash, form_key,
         form_field, collection, record_id)
       values (current_site(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        ...[upload.id, upload.name, upload.extension, upload.size, upload.purpose, upload.is_public, upload.owner_id],
        ...[upload.ticket_hash, upload.form_key, upload.form_field, upload.collection, upload.record_id],
      ],
    );
    return 'made';
  });
}

export async function findUpload(db: TenantDb, id: string): Promise<UploadRow | undefined> {
  const rows = await db.query<UploadRow>('select * from file_upload where site_id = current_site() and id = $1', [id]);
  return rows[0];
}

/**
 * Takes an upload for one request, for as long as that may last; undefined when it is elsewhere or somebody has it. Asking alone
 * keeps no upload from being swept: only bytes that arrive do.
 */
export async function claimUpload(
  db: TenantDb,
  claim: { id: string; received: number; seconds: number },
): Promise<UploadRow | undefined> {
  const rows = await db.query<UploadRow>(
    `update file_upload set busy_until = now() + make_interval(secs => $3)
     where site_id = current_site() and id = $1 and received = $2 and file_id is null
       and (busy_until is null or busy_until < now())
     returning *`,
    [claim.id, claim.received, claim.seconds],
  );
  return rows[0];
}

export async function releaseUpload(db: TenantDb, id: string): Promise<void> {
  await db.run('update file_upload set busy_until = null where site_id = current_site() and id = $1', [id]);
}

/** Adds a received part, and stays with the request that sends it; false when another request was faster. */
export async function addPart(
  db: TenantDb,
  { id, from, seconds, ...part }: UploadPart & { id: string; from: number; seconds: number },
): Promise<boolean> {
  const added = await db.run(
    `update file_upload set received = received + $3, parts = parts || $4::jsonb, touched_at = now(),
       busy_until = now() + make_interval(secs => $5)
     where site_id = current_site() and id = $1 and received = $2 and file_id is null`,
    [id, from, part.size, JSON.stringify(part), seconds],
  );
  return added > 0;
}

/** Forgets the last part, which is to be sent again. */
export async function dropLastPart(db: TenantDb, { id, parts }: UploadRow): Promise<void> {
  await db.run(
    `update file_upload set received = received - $2, parts = parts - -1, busy_until = null
     where site_id = current_site() and id = $1 and file_id is null`,
    [id, parts.at(-1)?.size ?? 0],
  );
}

export async function deleteUpload(db: TenantDb, id: string): Promise<void> {
  await db.run('delete from file_upload where site_id = current_site() and id = $1', [id]);
}

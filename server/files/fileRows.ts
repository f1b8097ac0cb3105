import { isFileId } from '../../engine/content/fileName.ts';
import { currentSite, siteRows, sql } from '../platform/db/sql.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';

/** What people send a file for: pages of the site, an answer in a form, a portrait, or one record. */
export type UploadPurpose = 'library' | 'form' | 'avatar' | 'record';

/** Those of a mail are made by the server and attached to it; prints of many records are kept for a while for who asked for them. */
export type FilePurpose = UploadPurpose | 'mail' | 'print';

export interface FileRow {
  id: string;
  name: string;
  extension: string;
  mime: string;
  size: number;
  hash: string;
  width: number | null;
  height: number | null;
  storage_key: string;
  purpose: FilePurpose;
  is_public: boolean;
  owner_id: string | null;
  ticket_hash: Buffer | null;
  form_key: string | null;
  form_field: string | null;
  collection: string | null;
  record_id: string | null;
  /** Of a document that was printed for somebody: the collections that it shows whole, beside that of its record. */
  shows: string[] | null;
  created_at: string;
}

const columns = [
  ...['id', 'name', 'extension', 'mime', 'size', 'hash', 'width', 'height', 'storage_key', 'purpose', 'is_public'],
  ...['owner_id', 'ticket_hash', 'form_key', 'form_field', 'collection', 'record_id'],
] as const;

/** A row that is to be stored; `shows` as JSON. */
export type NewFileRow = Omit<FileRow, 'created_at' | 'shows'> & { shows?: string | null };

/** Stores the row of a complete file, and marks its upload as finished. */
export async function insertFile(db: TenantDb, file: NewFileRow, uploadId?: string): Promise<FileRow | undefined> {
  return db.transaction(async (tx) => {
    const values = {
      ...Object.fromEntries(columns.map((column) => [column, file[column]])),
      shows: file.shows ?? null,
    };
    const [row] = await tx.query<FileRow>(sql('file').insert({ site_id: currentSite, ...values }, '*'));
    if (uploadId)
      await tx.run(
        `update file_upload set file_id = $2, parts = '[]', busy_until = null where site_id = current_site() and id = $1`,
        [uploadId, file.id],
      );
    return row;
  });
}

export async function findFile(db: TenantDb, id: string): Promise<FileRow | undefined> {
  if (!isFileId(id)) return undefined;
  const rows = await db.query<FileRow>({
    name: 'file_find',
    text: 'select * from file where site_id = current_site() and id = $1',
    values: [id],
  });
  return rows[0];
}

export async function findFiles(db: TenantDb, ids: string[]): Promise<FileRow[]> {
  return db.query<FileRow>('select * from file where site_id = current_site() and id = any($1)', [ids]);
}

export interface FileSearch {
  text: string;
  /** Prefix of the media types, such as `image/`; empty for all. */
  mime: string;
  page: number;
  limit: number;
}

/** The library files of the site, newest first; without files of forms. */
export async function listFiles(db: TenantDb, search: FileSearch): Promise<{ rows: FileRow[]; total: number }> {
  const { text, mime, page, limit } = search;
  const found = siteRows('file').where('purpose', 'library');
  if (text) found.whereRaw('position(lower(?) in lower(name)) > 0', [text]);
  if (mime) found.whereRaw('starts_with(mime, ?)', [mime]);
  const [counted] = await db.query<{ total: number }>(found.clone().count({ total: '*' }));
  const rows = await db.query<FileRow>(
    found
      .orderByRaw('created_at desc, id desc')
      .limit(limit)
      .offset((page - 1) * limit),
  );
  return { rows, total: counted?.total ?? 0 };
}

/** Total size of a site's files. */
export async function sumFiles(db: TenantDb): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(
    'select coalesce(sum(size), 0)::bigint as bytes from file where site_id = current_site()',
  );
  return row?.bytes ?? 0;
}

export async function deleteFileRow(db: TenantDb, id: string): Promise<boolean> {
  return (await db.run('delete from file where site_id = current_site() and id = $1', [id])) > 0;
}

/** Attaches files to a record; each only once. */
export async function attachFiles(
  db: TenantDb,
  ids: string[],
  record: { collection: string; id: string },
): Promise<number> {
  return db.run(
    'update file set collection = $2, record_id = $3 where site_id = current_site() and id = any($1) and record_id is null',
    [ids, record.collection, record.id],
  );
}

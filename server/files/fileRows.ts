import { isFileId } from '../../engine/file/fileName.ts';
import type { TenantDb } from '../db/tenantDb.ts';

/** What a file is for: pages of the site, an answer in a form, somebody's picture, or one record. */
export type FilePurpose = 'library' | 'form' | 'avatar' | 'record';

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
  created_at: string;
}

const columns = [
  ...['id', 'name', 'extension', 'mime', 'size', 'hash', 'width', 'height', 'storage_key', 'purpose', 'is_public'],
  ...['owner_id', 'ticket_hash', 'form_key', 'form_field', 'collection', 'record_id'],
] as const;

/** Keeps a file that is whole, and notes at its upload, when it came by one, what became of it. */
export async function insertFile(
  db: TenantDb,
  file: Omit<FileRow, 'created_at'>,
  uploadId?: string,
): Promise<FileRow | undefined> {
  return db.transaction(async (tx) => {
    const places = columns.map((_, index) => `$${index + 1}`).join(', ');
    const [row] = await tx.query<FileRow>(
      `insert into file (site_id, ${columns.join(', ')}) values (current_site(), ${places}) returning *`,
      columns.map((column) => file[column]),
    );
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
  /** The beginning of the kinds wanted, such as `image/`; empty for all. */
  mime: string;
  page: number;
  limit: number;
}

/** The files of the site's pages, newest first. What people sent by forms is theirs and stands with the forms. */
export async function listFiles(db: TenantDb, search: FileSearch): Promise<{ rows: FileRow[]; total: number }> {
  const where = `site_id = current_site() and purpose = 'library'
    and ($1 = '' or position(lower($1) in lower(name)) > 0) and ($2 = '' or starts_with(mime, $2))`;
  const [counted] = await db.query<{ total: number }>(`select count(*) as total from file where ${where}`, [
    search.text,
    search.mime,
  ]);
  const rows = await db.query<FileRow>(
    `select * from file where ${where} order by created_at desc, id desc limit $3 offset $4`,
    [search.text, search.mime, search.limit, (search.page - 1) * search.limit],
  );
  return { rows, total: counted?.total ?? 0 };
}

/** Bytes that the files of a site take. */
export async function sumFiles(db: TenantDb): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(
    'select coalesce(sum(size), 0)::bigint as bytes from file where site_id = current_site()',
  );
  return row?.bytes ?? 0;
}

export async function deleteFileRow(db: TenantDb, id: string): Promise<boolean> {
  return (await db.run('delete from file where site_id = current_site() and id = $1', [id])) > 0;
}

/** Ties files to the record that names them; each only once. */
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

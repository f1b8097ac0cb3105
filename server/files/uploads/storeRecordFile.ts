import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanFileName } from '../../../engine/content/fileName.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { FileParts } from '../fileParts.ts';
import { type FileRow, insertFile } from '../fileRows.ts';
import { createFileId } from './createFileId.ts';

interface NewFile {
  collection: string;
  record: string;
  name: string;
  content: Uint8Array;
  owner: string;
  purpose?: 'record' | 'mail';
}

/** Keeps a PDF that the server made of a record as its file, or for a mail, in the transaction of what it was made for. */
export async function storeRecordFile<Result>(
  { files: { storage, workDir } }: FileParts,
  db: TenantDb,
  { collection, record, name, content, owner, purpose = 'record' }: NewFile,
  finish: (tx: TenantDb, file: FileRow) => Promise<Result>,
): Promise<Result> {
  const id = createFileId();
  const whole = join(workDir, randomUUID());
  const key = `upload/${db.siteId}/${id}.pdf`;
  const row = {
    ...{ id, name: cleanFileName(name), extension: 'pdf', mime: 'application/pdf', size: content.byteLength },
    ...{ hash: createHash('sha256').update(content).digest('hex'), width: null, height: null, storage_key: key },
    ...{ purpose, is_public: false, owner_id: owner, ticket_hash: null },
    ...{ form_key: null, form_field: null, collection, record_id: record },
  };
  await mkdir(workDir, { recursive: true });
  await writeFile(whole, content, { mode: 0o600 });
  await storage.put(key, whole, row.mime);
  try {
    return await db.transaction(async (tx) => {
      const file = await insertFile(tx, row);
      if (!file) throw new Error(`file ${id} was not kept`);
      return finish(tx, file);
    });
  } catch (error) {
    await storage.remove([key]);
    throw error;
  } finally {
    await rm(whole, { force: true });
  }
}

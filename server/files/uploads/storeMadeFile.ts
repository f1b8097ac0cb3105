import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypes } from '../../../engine/content/fileKinds.ts';
import { cleanFileName } from '../../../engine/content/fileName.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { FileParts } from '../fileParts.ts';
import { type FilePurpose, type FileRow, insertFile } from '../fileRows.ts';
import { createFileId } from './createFileId.ts';

interface MadeFile {
  name: string;
  extension: 'pdf' | 'zip';
  content: Uint8Array;
  owner: string;
  purpose: Extract<FilePurpose, 'record' | 'mail' | 'print'>;
  /** The record that it was made of. */
  of?: { collection: string; record: string };
  /** The collections whose records it shows beside its own: others open it only where they may read them whole. */
  shows?: readonly string[];
}

/** Keeps a file that the server made, in the transaction of what it was made for. */
export async function storeMadeFile<Result>(
  { files: { storage, workDir } }: FileParts,
  db: TenantDb,
  { name, extension, content, owner, purpose, of, shows }: MadeFile,
  finish: (tx: TenantDb, file: FileRow) => Promise<Result>,
): Promise<Result> {
  const id = createFileId();
  const whole = join(workDir, randomUUID());
  const key = `upload/${db.siteId}/${id}.${extension}`;
  const mime = fileTypes[extension]?.mime ?? 'application/octet-stream';
  const row = {
    ...{ id, name: cleanFileName(name), extension, mime, size: content.byteLength },
    ...{ hash: createHash('sha256').update(content).digest('hex'), width: null, height: null, storage_key: key },
    ...{ purpose, is_public: false, owner_id: owner, ticket_hash: null },
    ...{ form_key: null, form_field: null, collection: of?.collection ?? null, record_id: of?.record ?? null },
    shows: shows ? JSON.stringify(shows) : null,
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

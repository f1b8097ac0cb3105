import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileTypes } from '../../../engine/content/fileKinds.ts';
import { SalaError } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { type FileRow, findFile, insertFile } from '../fileRows.ts';
import type { FileStore } from '../fileStore.ts';
import { fileNotWhatItSays, fileUnknown, uploadBusy, uploadIncomplete, uploadUnknown } from '../files.errors.ts';
import { readImage } from '../images/readImage.ts';
import { claimUpload, deleteUpload, dropLastPart, findUpload, type UploadRow } from '../uploadRows.ts';
import { createFileId } from './createFileId.ts';
import { isWhatItSays, sampleBytes } from './sniffFile.ts';

/** Joining two gigabytes takes a while. */
const seconds = 900;

/** Makes a file of a complete upload: joins, checks and stores it. Idempotent: a second call returns the same file. */
export async function finishUpload(store: FileStore, db: TenantDb, id: string): Promise<FileRow> {
  const known = await findUpload(db, id);
  if (!known) throw uploadUnknown();
  if (known.file_id) return requireFile(db, known.file_id);
  if (known.received !== known.size) throw uploadIncomplete({}, { offset: known.received });
  const upload = await claimUpload(db, { id, received: known.size, seconds });
  if (!upload) throw uploadBusy();
  const whole = join(store.workDir, randomUUID());
  try {
    const hash = await joinParts(store, upload, whole);
    const file = await storeWhole(store, db, { upload, whole, hash });
    await store.storage.remove(upload.parts.map((part) => part.key));
    return file;
  } catch (error) {
    // A refused file will be refused again. After a failure the last part is sent again, and the file tried with it.
    if (error instanceof SalaError && error.status < 500) await dropUpload(store, db, upload);
    else await forgetLastPart(store, db, upload);
    throw error;
  } finally {
    await rm(whole, { force: true });
  }
}

async function forgetLastPart({ storage }: FileStore, db: TenantDb, upload: UploadRow): Promise<void> {
  await dropLastPart(db, upload);
  await storage.remove(upload.parts.slice(-1).map(({ key }) => key));
}

/** Deletes an upload and its parts. */
export async function dropUpload(store: FileStore, db: TenantDb, upload: UploadRow): Promise<void> {
  await deleteUpload(db, upload.id);
  await store.storage.remove(upload.parts.map((part) => part.key));
}

async function requireFile(db: TenantDb, id: string): Promise<FileRow> {
  const file = await findFile(db, id);
  if (!file) throw fileUnknown();
  return file;
}

async function joinParts({ storage, workDir }: FileStore, upload: UploadRow, whole: string): Promise<string> {
  await mkdir(workDir, { recursive: true });
  const hash = createHash('sha256');
  await pipeline(
    async function* read() {
      for (const { key } of upload.parts) {
        const part = await storage.open(key);
        if (!part) throw new Error(`part ${key} is gone`);
        for await (const chunk of part) {
          hash.update(chunk);
          yield chunk;
        }
      }
    },
    createWriteStream(whole, { mode: 0o600 }),
  );
  return hash.digest('hex');
}

async function storeWhole(
  store: FileStore,
  db: TenantDb,
  { upload, whole, hash }: { upload: UploadRow; whole: string; hash: string },
): Promise<FileRow> {
  const { extension, name, purpose, is_public } = upload;
  if (!(await isWhatItSays(await readSample(whole), extension))) throw fileNotWhatItSays({ extension });
  const picture = await readImage(db.siteId, { file: whole, extension });
  const id = createFileId(picture);
  const mime = fileTypes[extension]?.mime ?? 'application/octet-stream';
  const storageKey = `upload/${db.siteId}/${id}.${extension}`;
  const { size } = await stat(whole);
  const row = {
    ...{ id, name, extension, mime, size, hash, purpose, is_public, storage_key: storageKey },
    ...{ width: picture?.width ?? null, height: picture?.height ?? null },
    ...{ owner_id: upload.owner_id, ticket_hash: upload.ticket_hash },
    ...{ form_key: upload.form_key, form_field: upload.form_field },
    ...{ collection: upload.collection, record_id: upload.record_id },
  };
  await store.storage.put(storageKey, whole, mime);
  try {
    const file = await insertFile(db, row, upload.id);
    if (!file) throw new Error(`file ${id} was not kept`);
    return file;
  } catch (error) {
    await store.storage.remove([storageKey]);
    throw error;
  }
}

async function readSample(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

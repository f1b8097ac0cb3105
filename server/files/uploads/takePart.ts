import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { SalaError } from '../../../schemas/index.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import { receiveBytes } from '../../platform/input/receiveBytes.ts';
import type { Visit } from '../../sites/visit.ts';
import { maxChunkBytes } from '../fileLimits.ts';
import type { FileParts } from '../fileParts.ts';
import { chunkTooLarge, uploadBroken, uploadBusy, uploadElsewhere, uploadUnknown } from '../files.errors.ts';
import { addPart, claimUpload, findUpload, releaseUpload, type UploadRow } from '../uploadRows.ts';
import { isSender } from '../visitorTicket.ts';

/** Smallest useful part on a slow connection. */
const chunkSeconds = 280;

/** For everybody but its sender the upload does not exist. */
export async function requireUpload(visit: Visit, id: string): Promise<UploadRow> {
  const upload = /^[\w-]{32}$/.test(id) ? await findUpload(visit.db, id) : undefined;
  if (!upload || !isSender(visit, upload)) throw uploadUnknown();
  return upload;
}

/** Stores the next part of an upload and returns the progress. */
export async function takePart(
  { files: { storage, workDir } }: FileParts,
  { db }: Visit,
  { id, offset, bytes }: { id: string; offset: number; bytes: IncomingMessage },
): Promise<number> {
  const claimed = await claimUpload(db, { id, received: offset, seconds: chunkSeconds });
  if (!claimed) throw await explainRefusal(db, id, offset);
  let stored: string | undefined;
  try {
    const { file, size } = await receiveBytes(bytes, {
      dir: workDir,
      maxBytes: Math.min(claimed.size - claimed.received, maxChunkBytes),
      tooLarge: chunkTooLarge,
    });
    if (size === 0) {
      await rm(file, { force: true });
      throw badRequest({ what: 'body' });
    }
    stored = `part/${db.siteId}/${id}-${randomUUID()}`;
    await storage.put(stored, file, 'application/octet-stream');
    if (!(await addPart(db, id, offset, { key: stored, size }))) throw uploadElsewhere({}, { offset });
    return offset + size;
  } catch (error) {
    if (stored) await storage.remove([stored]);
    await releaseUpload(db, id);
    // The client is gone; not a failure of the server.
    throw bytes.complete || error instanceof SalaError ? error : uploadBroken();
  }
}

async function explainRefusal(db: Visit['db'], id: string, offset: number): Promise<Error> {
  const now = await findUpload(db, id);
  if (!now) return uploadUnknown();
  const details = { offset: now.received };
  return now.received === offset && !now.file_id ? uploadBusy({}, details) : uploadElsewhere({}, details);
}

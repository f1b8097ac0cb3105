import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { SalaError } from '../../../schemas/index.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import { receiveParts } from '../../platform/input/receiveParts.ts';
import type { Visit } from '../../sites/visit.ts';
import { chunkBytes, mostParts } from '../fileLimits.ts';
import type { FileParts } from '../fileParts.ts';
import {
  chunkTooLarge,
  partsTooSmall,
  uploadBroken,
  uploadBusy,
  uploadElsewhere,
  uploadUnknown,
} from '../files.errors.ts';
import { addPart, claimUpload, findUpload, releaseUpload, type UploadRow } from '../uploadRows.ts';
import { isSender } from '../visitorTicket.ts';

/** As long as a part may take on a slow connection. */
const partSeconds = 280;

/** For everybody but its sender the upload does not exist. */
export async function requireUpload(visit: Visit, id: string): Promise<UploadRow> {
  const upload = /^[\w-]{32}$/.test(id) ? await findUpload(visit.db, id) : undefined;
  if (!upload || !isSender(visit, upload)) throw uploadUnknown();
  return upload;
}

interface Sent {
  id: string;
  offset: number;
  bytes: IncomingMessage;
}

/** Stores what a request sends from this offset on, and returns the offset that was reached. */
export async function takePart(parts: FileParts, { db }: Visit, sent: Sent): Promise<number> {
  const claimed = await claimUpload(db, { id: sent.id, received: sent.offset, seconds: partSeconds });
  if (!claimed) throw await explainRefusal(db, sent.id, sent.offset);
  try {
    const reached = await storeParts(parts, db, claimed, sent.bytes);
    if (reached === sent.offset) throw badRequest({ what: 'body' });
    return reached;
  } catch (error) {
    // The client is gone; not a failure of the server.
    throw sent.bytes.complete || error instanceof SalaError ? error : uploadBroken();
  } finally {
    await releaseUpload(db, sent.id);
  }
}

/** Piece by piece: when the connection breaks, those that arrived whole are kept. */
async function storeParts(
  { files: { storage, workDir } }: FileParts,
  db: Visit['db'],
  { id, size, received, parts: arrived }: UploadRow,
  bytes: IncomingMessage,
): Promise<number> {
  if (arrived.length >= mostParts(size)) throw partsTooSmall();
  let offset = received;
  if (Number(bytes.headers['content-length'] ?? 0) > size - offset) throw chunkTooLarge();
  for await (const part of receiveParts(bytes, { dir: workDir, partBytes: chunkBytes })) {
    if (part.size > size - offset) {
      await rm(part.file, { force: true });
      throw chunkTooLarge();
    }
    const key = `part/${db.siteId}/${id}-${randomUUID()}`;
    await storage.put(key, part.file, 'application/octet-stream');
    if (!(await addPart(db, { id, from: offset, key, size: part.size, seconds: partSeconds }))) {
      await storage.remove([key]);
      throw uploadElsewhere({}, { offset });
    }
    offset += part.size;
  }
  return offset;
}

async function explainRefusal(db: Visit['db'], id: string, offset: number): Promise<Error> {
  const now = await findUpload(db, id);
  if (!now) return uploadUnknown();
  const details = { offset: now.received };
  return now.received === offset && !now.file_id ? uploadBusy({}, details) : uploadElsewhere({}, details);
}

import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { SalaError } from '../../schemas/index.ts';
import { addressKey, createRateLimits } from '../accounts/rateLimits.ts';
import type { App } from '../app/app.ts';
import { badRequest } from '../errors/httpErrors.ts';
import type { Context } from '../http/context.ts';
import { readBody } from '../http/readBody.ts';
import type { RoutedContext, Router } from '../http/router.ts';
import { createFileId } from './createFileId.ts';
import { chunkBytes, maxChunkBytes, maxOpenUploads, quotaBytes } from './fileLimits.ts';
import {
  quotaExceeded,
  tooManyUploads,
  uploadBroken,
  uploadBusy,
  uploadElsewhere,
  uploadUnknown,
} from './files.errors.ts';
import { dropUpload, finishUpload } from './finishUpload.ts';
import { planUpload } from './planUpload.ts';
import { presentFile } from './presentFile.ts';
import { receiveChunk } from './receiveChunk.ts';
import { addPart, claimUpload, findUpload, insertUpload, releaseUpload, type UploadRow } from './uploadRows.ts';
import { isSender } from './visitorTicket.ts';

/** A part of the slowest connection that is still of use. */
const chunkSeconds = 280;

/**
 * Sending a file: `POST /api/files` begins, `PUT /api/files/upload/:id?offset=` sends the next part, `GET` tells how much has
 * arrived, `POST …/finish` makes the file, `DELETE` gives up. What has arrived stays for a day, so a sender may go on later.
 */
export function addUploadRoutes(router: Router, app: App): void {
  const limits = createRateLimits(app.db.platform);

  router.post('/api/files', async (context) => {
    const { site, session } = context.state;
    const sender = session ? session.userId : addressKey(context.ip);
    await limits.consume(session ? 'fileUpload' : 'visitorUpload', `${site.id} ${sender}`);
    const upload = await planUpload(app, context, await readBody(context, '16kb'));
    const id = createUploadId();
    const made = await insertUpload(
      app.db.site(site.id),
      { ...upload, id },
      { quota: quotaBytes(site), open: maxOpenUploads },
    );
    if (made === 'full') throw quotaExceeded();
    if (made === 'many') throw tooManyUploads();
    context.status = 201;
    context.body = { status: 201, data: { upload: id, name: upload.name, offset: 0, size: upload.size, chunkBytes } };
  });

  router.get('/api/files/upload/:id', async (context) => {
    const { id, received, size, file_id: file } = await requireUpload(app, context);
    context.set('Cache-Control', 'no-store');
    context.body = { status: 200, data: { upload: id, offset: received, size, file } };
  });

  router.put('/api/files/upload/:id', async (context) => {
    const upload = await requireUpload(app, context);
    const offset = await receivePart(app, context, upload);
    context.body = { status: 200, data: { upload: upload.id, offset, size: upload.size } };
  });

  router.post('/api/files/upload/:id/finish', async (context) => {
    const { id } = await requireUpload(app, context);
    const file = await finishUpload(app.files, app.db.site(context.state.site.id), id);
    context.status = 201;
    context.body = { status: 201, data: presentFile(file) };
  });

  router.delete('/api/files/upload/:id', async (context) => {
    const upload = await requireUpload(app, context);
    await dropUpload(app.files, app.db.site(context.state.site.id), upload);
    context.body = { status: 200, data: null };
  });
}

/** Nobody may guess it, and it does not tell anything. */
function createUploadId(): string {
  return createHash('sha256').update(createFileId()).update(randomUUID()).digest('base64url').slice(0, 32);
}

/** Only its sender knows an upload: to everybody else it does not exist. */
async function requireUpload(app: App, context: RoutedContext): Promise<UploadRow> {
  const { id = '' } = context.params;
  const upload = /^[\w-]{32}$/.test(id) ? await findUpload(app.db.site(context.state.site.id), id) : undefined;
  if (!upload || !isSender(context, upload)) throw uploadUnknown();
  return upload;
}

async function receivePart(app: App, context: Context, { id }: UploadRow): Promise<number> {
  const { storage, workDir } = app.files;
  const db = app.db.site(context.state.site.id);
  const offset = readOffset(context);
  const claimed = await claimUpload(db, { id, received: offset, seconds: chunkSeconds });
  if (!claimed) throw await explainRefusal(app, context, id, offset);
  const left = claimed.size - claimed.received;
  let stored: string | undefined;
  try {
    const { file, size } = await receiveChunk(context.req, { dir: workDir, maxBytes: Math.min(left, maxChunkBytes) });
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
    // Nobody hears the answer; it is no fault of ours either.
    throw context.req.complete || error instanceof SalaError ? error : uploadBroken();
  }
}

async function explainRefusal(app: App, context: Context, id: string, offset: number): Promise<Error> {
  const now = await findUpload(app.db.site(context.state.site.id), id);
  if (!now) return uploadUnknown();
  const details = { offset: now.received };
  return now.received === offset && !now.file_id ? uploadBusy({}, details) : uploadElsewhere({}, details);
}

function readOffset(context: Context): number {
  const { offset } = context.query;
  if (typeof offset === 'string' && /^\d{1,15}$/.test(offset)) return Number(offset);
  throw badRequest({ what: 'offset' });
}

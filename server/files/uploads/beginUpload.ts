import { createHash, randomUUID } from 'node:crypto';
import type { Visit } from '../../sites/visit.ts';
import { maxOpenUploads, quotaBytes } from '../fileLimits.ts';
import { quotaExceeded, tooManyUploads } from '../files.errors.ts';
import { insertUpload, type NewUpload } from '../uploadRows.ts';
import { createFileId } from './createFileId.ts';

/** Creates a planned upload within the site's quota; returns its id. */
export async function beginUpload({ db, site }: Visit, upload: NewUpload): Promise<string> {
  const id = createUploadId();
  const made = await insertUpload(db, { ...upload, id }, { quota: quotaBytes(site), open: maxOpenUploads });
  if (made === 'full') throw quotaExceeded();
  if (made === 'many') throw tooManyUploads();
  return id;
}

/** Random and without information. */
function createUploadId(): string {
  return createHash('sha256').update(createFileId()).update(randomUUID()).digest('base64url').slice(0, 32);
}

import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '../../server/api/app.ts';
import { type FilePurpose, insertFile } from '../../server/files/fileRows.ts';
import { createFileId } from '../../server/files/uploads/createFileId.ts';

/** A PNG among the files of a site; its address. */
export async function addLibraryPicture(
  app: App,
  siteId: string,
  content: Buffer,
  { purpose = 'library', is_public = true }: { purpose?: FilePurpose; is_public?: boolean } = {},
): Promise<string> {
  const id = createFileId({ width: 40, height: 20 });
  const { storage, workDir } = app.files;
  await mkdir(workDir, { recursive: true });
  const whole = join(workDir, id);
  await writeFile(whole, content);
  const key = `upload/${siteId}/${id}.png`;
  await storage.put(key, whole, 'image/png');
  await insertFile(app.db.site(siteId), {
    ...{ id, name: 'picture.png', extension: 'png', mime: 'image/png', size: content.length, purpose, is_public },
    ...{ hash: createHash('sha256').update(content).digest('hex'), width: 40, height: 20, storage_key: key },
    ...{ owner_id: null, ticket_hash: null, form_key: null, form_field: null, collection: null, record_id: null },
  });
  return `/files/${id}/picture.png`;
}

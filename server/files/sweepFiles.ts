import type { App } from '../app/app.ts';
import { keepHours } from './fileLimits.ts';
import type { FileRow } from './fileRows.ts';
import { listVariantKeys } from './images/makeVariant.ts';
import type { UploadPart } from './uploadRows.ts';

const atOnce = 200;

/**
 * Removes what nobody went on with or used: uploads that stand still, files of forms that were never sent, portraits that
 * were replaced. First the row, then the bytes: a kill in between leaves bytes without a row, never a row without bytes.
 */
export async function sweepFiles(app: App): Promise<{ uploads: number; files: number }> {
  const { platform } = app.db;
  const uploads = await platform.query<{ parts: UploadPart[] }>(
    `delete from file_upload where id in (
       select id from file_upload where touched_at < now() - make_interval(hours => $1)
         and (busy_until is null or busy_until < now()) limit ${atOnce})
     returning parts`,
    [keepHours.upload],
  );
  const files = await platform.query<FileRow>(
    `delete from file where id in (
       select id from file where created_at < now() - make_interval(hours => $1) and (
         (purpose = 'form' and record_id is null)
         or (purpose = 'avatar' and not exists (
           select from account where account.id = file.owner_id and position(file.id in account.profile ->> 'avatar') > 0)))
       limit ${atOnce})
     returning *`,
    [keepHours.unclaimed],
  );
  await app.files.storage.remove([
    ...uploads.flatMap(({ parts }) => parts.map((part) => part.key)),
    ...files.flatMap((file) => [file.storage_key, ...listVariantKeys(file)]),
  ]);
  if (uploads.length + files.length > 0) app.log.info({ uploads: uploads.length, files: files.length }, 'files swept');
  return { uploads: uploads.length, files: files.length };
}

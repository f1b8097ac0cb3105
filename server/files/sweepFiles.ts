import { keepHours, visitorUploadHours } from './fileLimits.ts';
import type { FileParts } from './fileParts.ts';
import type { FileRow } from './fileRows.ts';
import { deleteLostFiles } from './recordFiles.ts';
import type { UploadPart } from './uploadRows.ts';
import { listVariantKeys } from './variantKeys.ts';

const atOnce = 200;

/**
 * Deletes abandoned data: stalled uploads, files of forms that were never sent, replaced portraits, files that no record or mail has, old prints. First the row, then
 * the bytes: an interruption leaves bytes without a row, never a row without bytes.
 */
export async function sweepFiles(app: FileParts): Promise<{ uploads: number; files: number }> {
  const { platform } = app.db;
  const uploads = await platform.query<{ parts: UploadPart[] }>(
    `delete from file_upload where id in (
       select id from file_upload
       where (touched_at < now() - make_interval(hours => case when owner_id is null then $2::int else $1::int end)
           or (owner_id is null and created_at < now() - make_interval(hours => $4::int)))
         and (busy_until is null or busy_until < now()) limit $3)
     returning parts`,
    [keepHours.upload, keepHours.visitor, atOnce, visitorUploadHours],
  );
  const files = await platform.query<FileRow>(
    `delete from file where id in (
       select id from file where
         (purpose = 'form' and record_id is null
           and created_at < now() - make_interval(hours => case when owner_id is null then $2::int else $1::int end))
         or (purpose = 'avatar' and created_at < now() - make_interval(hours => $1::int) and not exists (
           select from account where account.id = file.owner_id and position(file.id in account.profile ->> 'avatar') > 0))
         or (purpose = 'mail' and created_at < now() - make_interval(hours => $1::int) and not exists (
           select from mail where mail.site_id = file.site_id and mail.record_id = file.record_id
             and mail.content -> 'files' @> to_jsonb(file.id)))
         or (purpose = 'print' and created_at < now() - make_interval(hours => $4::int))
       limit $3)
     returning *`,
    [keepHours.unclaimed, keepHours.visitor, atOnce, keepHours.print],
  );
  files.push(...(await deleteLostFiles(app)));
  await app.files.storage.remove([
    ...uploads.flatMap(({ parts }) => parts.map((part) => part.key)),
    ...files.flatMap((file) => [file.storage_key, ...listVariantKeys(file)]),
  ]);
  if (uploads.length + files.length > 0) app.log.info({ uploads: uploads.length, files: files.length }, 'files swept');
  const more = Math.max(uploads.length, files.length) < atOnce ? { uploads: 0, files: 0 } : await sweepFiles(app);
  return { uploads: uploads.length + more.uploads, files: files.length + more.files };
}

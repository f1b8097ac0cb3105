import { notAllowed } from '../../engine/record/recordErrors.ts';
import { writeAudit } from '../sites/audit/writeAudit.ts';
import type { Visit } from '../sites/visit.ts';
import type { FileParts } from './fileParts.ts';
import { deleteFileRow, type FileRow, findFile } from './fileRows.ts';
import { fileUnknown } from './files.errors.ts';
import { mayDeleteFile, mayReadFile } from './mayReadFile.ts';
import { listVariantKeys } from './variantKeys.ts';

/** Without access the answer is the same as for a missing file. */
export async function requireFile(app: FileParts, visit: Visit, id: string): Promise<FileRow> {
  const file = await findFile(visit.db, id);
  if (!file || !(await mayReadFile(app, visit, file))) throw fileUnknown();
  return file;
}

/** Deletes a file with its variants; for library files the audit log keeps the name. */
export async function deleteFile(app: FileParts, visit: Visit, file: FileRow): Promise<void> {
  if (!mayDeleteFile(visit, file)) throw notAllowed();
  const { id, name, size } = file;
  await visit.db.transaction(async (tx) => {
    await deleteFileRow(tx, id);
    if (file.purpose !== 'library') return;
    await writeAudit(tx, visit, { action: 'file.delete', targetKind: 'file', targetId: id, changes: { name, size } });
  });
  await app.files.storage.remove([file.storage_key, ...listVariantKeys(file)]);
}

import { editorRoles } from '../sites/guards.ts';
import type { Visit } from '../sites/visit.ts';
import type { FileParts } from './fileParts.ts';
import type { FileRow } from './fileRows.ts';
import { mayReadRecordFile } from './recordFiles.ts';
import { isSender } from './visitorTicket.ts';

/**
 * Public files are readable by anybody on their site; those of a field of a record by those who may read the field; others by
 * their sender and by those who may read the record they belong to. What was mailed or printed may say more than others may read of
 * the records.
 */
export async function mayReadFile(app: FileParts, visit: Visit, file: FileRow): Promise<boolean> {
  if (file.is_public) return true;
  const isOwn = isSender(visit, file);
  if (file.purpose === 'mail' || file.purpose === 'print') return isOwn;
  const isOfField = file.purpose === 'record' && file.form_field !== null;
  return (isOwn && !isOfField) || mayReadRecordFile(app, visit, file, isOwn);
}

/** The sender may delete a file until it is part of a record; editors may delete library files. */
export function mayDeleteFile(visit: Visit, file: FileRow): boolean {
  const { session } = visit;
  const isEditor = session !== null && !session.apiKey && editorRoles.includes(session.role);
  if (file.purpose === 'library') return isEditor;
  if (file.purpose === 'mail') return false;
  return isSender(visit, file) && (file.purpose !== 'form' || file.record_id === null);
}

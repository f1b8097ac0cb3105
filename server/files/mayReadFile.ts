import { SalaError } from '../../schemas/index.ts';
import { actorOf } from '../records/actor.ts';
import { openRecords } from '../records/openRecords.ts';
import { editorRoles } from '../sites/guards.ts';
import type { Visit } from '../sites/visit.ts';
import type { FileParts } from './fileParts.ts';
import type { FileRow } from './fileRows.ts';
import { isSender } from './visitorTicket.ts';

/**
 * Public files are readable by anybody on their site; others by their sender and by those who may read the record they
 * belong to.
 */
export async function mayReadFile(app: FileParts, visit: Visit, file: FileRow): Promise<boolean> {
  if (file.is_public || isSender(visit, file)) return true;
  if (file.collection && file.record_id) return mayReadRecord(app, visit, file.collection, file.record_id);
  return false;
}

async function mayReadRecord(app: FileParts, visit: Visit, collection: string, id: string): Promise<boolean> {
  const { site, language } = visit;
  const records = await openRecords(app, { siteId: site.id, actor: actorOf(visit), language });
  try {
    await records.read(collection, id);
    return true;
  } catch (error) {
    if (error instanceof SalaError) return false;
    throw error;
  }
}

/** The sender may delete a file until it is part of a record; editors may delete library files. */
export function mayDeleteFile(visit: Visit, file: FileRow): boolean {
  const { session } = visit;
  const isEditor = session !== null && !session.apiKey && editorRoles.includes(session.role);
  if (file.purpose === 'library') return isEditor;
  return isSender(visit, file) && (file.purpose !== 'form' || file.record_id === null);
}

import { SalaError } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { editorRoles } from '../layouts/layouts.routes.ts';
import { actorOf } from '../records/actor.ts';
import { openRecords } from '../records/openRecords.ts';
import type { FileRow } from './fileRows.ts';
import { isSender } from './visitorTicket.ts';

/** Public files are anybody's on their site; others are their sender's, and those's who may read the record they belong to. */
export async function mayReadFile(app: App, context: Context, file: FileRow): Promise<boolean> {
  if (file.is_public || isSender(context, file)) return true;
  if (file.collection && file.record_id) return mayReadRecord(app, context, file.collection, file.record_id);
  return false;
}

async function mayReadRecord(app: App, context: Context, collection: string, id: string): Promise<boolean> {
  const { site, language } = context.state;
  const records = await openRecords(app, { siteId: site.id, actor: actorOf(context), language });
  try {
    await records.read(collection, id);
    return true;
  } catch (error) {
    if (error instanceof SalaError) return false;
    throw error;
  }
}

/** Who sent it may delete it until it is part of a record; editors look after the files of the pages. */
export function mayDeleteFile(context: Context, file: FileRow): boolean {
  const { session } = context.state;
  const isEditor = session !== null && !session.apiKey && editorRoles.includes(session.role);
  if (file.purpose === 'library') return isEditor;
  return isSender(context, file) && (file.purpose !== 'form' || file.record_id === null);
}

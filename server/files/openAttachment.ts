import type { Readable } from 'node:stream';
import type { FileParts } from './fileParts.ts';
import { findFile } from './fileRows.ts';

export interface Attachment {
  filename: string;
  contentType: string;
  content: Readable;
}

/** A file as an attachment of a mail, which says what it may attach; undefined where it is gone. */
export async function openAttachment(
  { db, files }: FileParts,
  siteId: string,
  id: string,
): Promise<Attachment | undefined> {
  const file = await findFile(db.site(siteId), id);
  const content = file && (await files.storage.open(file.storage_key));
  return content && { filename: file.name, contentType: file.mime, content };
}

import type { Language } from '../../../schemas/index.ts';
import type { FileParts } from '../../files/fileParts.ts';
import type { FileRow } from '../../files/fileRows.ts';
import { storeMadeFile } from '../../files/uploads/storeMadeFile.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { Actor } from '../../records/context/actor.ts';
import { openRecords } from '../../records/openRecords.ts';
import { documentFileName } from '../documentFileName.ts';
import type { DocumentParts } from '../documentParts.ts';
import { drawRecord } from '../drawDocument.ts';
import type { WantedCopies } from '../frameDocument.ts';
import { showAsIssued } from '../issued/openDocument.ts';
import { listShown } from '../listShown.ts';
import type { MeasuredPaper } from '../measurePaper.ts';

export interface WantedPrint {
  siteId: string;
  actor: Actor;
  document: string;
  id: string;
  language?: Language;
  copies?: WantedCopies;
  /** A label by itself, where its paper is a sheet of many. */
  single?: boolean;
}

/** A document as a PDF, and what must be known to keep it. */
export interface PrintedRecord {
  content: Uint8Array;
  name: string;
  of: { collection: string; record: string };
  /** The sheet that it stands on with others. */
  sheet?: MeasuredPaper['sheet'];
  /** The collections that it shows beside its own. */
  shows: string[];
}

/** Prints the document of a record outside of a visit: as it was issued, else as this actor may read it. */
export async function printRecord(
  app: DocumentParts,
  { siteId, actor, document, id, language, copies = 'original', single }: WantedPrint,
): Promise<PrintedRecord> {
  const { context, ...records } = await openRecords(app, { siteId, actor, ...(language && { language }) });
  const wanted = { name: document, id, copies, single, person: '', now: app.clock.now() };
  const opened = await showAsIssued(context, await drawRecord(app, { context, ...records }, wanted), wanted);
  const { collection } = opened.document.declaration;
  return {
    content: await app.printer.print({ siteId, html: opened.html }),
    name: documentFileName(opened),
    of: { collection: context.collections.get(collection)?.collection.name ?? collection, record: id },
    ...(single && { sheet: opened.paper.sheet }),
    shows: listShown(context, opened),
  };
}

/** Keeps a printed document with its record: whoever may not read all that it shows does not see it. */
export function keepPrinted<Result>(
  app: FileParts,
  db: TenantDb,
  { owner, ...printed }: PrintedRecord & { owner: string },
  finish: (tx: TenantDb, file: FileRow) => Promise<Result>,
): Promise<Result> {
  return storeMadeFile(app, db, { ...printed, owner, extension: 'pdf', purpose: 'record' }, finish);
}

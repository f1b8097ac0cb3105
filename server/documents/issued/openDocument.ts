import type { FileParts } from '../../files/fileParts.ts';
import type { RecordsContext } from '../../records/context/recordsContext.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import type { Visit } from '../../sites/visit.ts';
import { type DrawnDocument, drawDocument, type WantedDocument } from '../drawDocument.ts';
import { mayReadShown } from '../listShown.ts';
import { markCancelled } from '../markCancelled.ts';
import { mayIssue } from './issueDocument.ts';
import { findIssued, type Issue } from './issuedDocuments.ts';

export interface OpenedDocument extends DrawnDocument {
  /** Of a document that was issued; its HTML is the stored one. */
  issued?: Issue;
  /** Whether the visitor may issue it now. */
  mayIssue: boolean;
}

/** A document as it was issued, else as it is drawn now; read with the rights of the visitor. */
export async function openDocument(app: FileParts, visit: Visit, wanted: WantedDocument): Promise<OpenedDocument> {
  const drawn = await drawDocument(app, visit, wanted);
  const { context } = await openVisitRecords(app, visit);
  return showAsIssued(context, drawn, wanted);
}

/** The document as it was issued, where it was and this actor may read all of it. */
export async function showAsIssued(
  context: RecordsContext,
  drawn: DrawnDocument,
  { name, id, copies = 'original' }: Omit<WantedDocument, 'language'>,
): Promise<OpenedDocument> {
  const stored = await findIssued(context.db, { name, id, copies });
  if (!stored) return { ...drawn, mayIssue: mayIssue(context, drawn) };
  if (!mayReadShown(context, drawn)) return { ...drawn, mayIssue: false };
  const { html, sha256, issuedAt } = stored;
  return {
    ...drawn,
    html: drawn.view.isCancelled ? markCancelled(html) : html,
    issued: { sha256, issuedAt },
    mayIssue: false,
  };
}

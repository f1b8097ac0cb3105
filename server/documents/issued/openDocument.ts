import { openVisitRecords } from '../../records/openVisitRecords.ts';
import type { RecordParts } from '../../records/recordParts.ts';
import type { Visit } from '../../sites/visit.ts';
import { type DrawnDocument, drawDocument, type WantedDocument } from '../drawDocument.ts';
import { mayIssue } from './issueDocument.ts';
import { findIssued, type Issue } from './issuedDocuments.ts';
import { mayReadWhole } from './mayReadWhole.ts';

export interface OpenedDocument extends DrawnDocument {
  /** Of a document that was issued; its HTML is the stored one. */
  issued?: Issue;
  /** Whether the visitor may issue it now. */
  mayIssue: boolean;
}

/** A document as it was issued, else as it is drawn now; read with the rights of the visitor. */
export async function openDocument(app: RecordParts, visit: Visit, wanted: WantedDocument): Promise<OpenedDocument> {
  const drawn = await drawDocument(app, visit, wanted);
  const { context } = await openVisitRecords(app, visit);
  const stored = await findIssued(visit.db, { ...wanted, copies: wanted.copies ?? 'original' });
  if (!stored) return { ...drawn, mayIssue: mayIssue(context, drawn) };
  if (!mayReadWhole(context, drawn)) return { ...drawn, mayIssue: false };
  const { html, sha256, issuedAt } = stored;
  return { ...drawn, html, issued: { sha256, issuedAt }, mayIssue: false };
}

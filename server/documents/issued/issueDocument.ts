import { isClosedFor } from '../../../engine/document/isClosedFor.ts';
import type { DataRecord } from '../../../schemas/index.ts';
import type { FileParts } from '../../files/fileParts.ts';
import { decide, findCollection, type RecordsContext, refuse } from '../../records/context/recordsContext.ts';
import { meetsCondition } from '../../records/decide/mayRead.ts';
import { isInPerson } from '../../records/decide/readLevels.ts';
import type { Records } from '../../records/openRecords.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { documentIssued, documentOpen } from '../documents.errors.ts';
import { type DrawnDocument, drawRecord, type WantedDocument } from '../drawDocument.ts';
import { mayReadShown } from '../listShown.ts';
import { requireInPerson } from '../requireInPerson.ts';
import { hashDocument, type Issue, type IssuedKey, keepIssued } from './issuedDocuments.ts';

type Wanted = Pick<WantedDocument, 'name' | 'id' | 'language'>;

/** Keeps a document for good, once its record is closed: from now on everybody gets this very file. */
export async function issueDocument(
  app: FileParts,
  visit: SignedInVisit,
  { logChange, language = visit.language, ...wanted }: Wanted & { logChange: ChangeLog },
): Promise<Issue> {
  requireInPerson(visit);
  const records = await openVisitRecords(app, { ...visit, language });
  const { name: person, userId: by } = visit.session;
  return issueRecord(app, records, { ...wanted, person, by, now: visit.now, finish: logChange });
}

/** The same with the rights and in the language of these records; `finish` belongs to the same transaction. */
export async function issueRecord(
  app: FileParts,
  records: Records,
  { person, by, now, finish, ...key }: IssuedKey & { person: string; by: string; now: Date; finish: ChangeLog },
): Promise<Issue> {
  const { context } = records;
  const wanted = { ...key, person, now };
  const original = await drawRecord(app, records, { ...wanted, copies: 'original' });
  const { collection } = original.document.declaration;
  if (!mayChange(context, original) || !mayReadShown(context, original))
    throw refuse(context, findCollection(context, collection), 'update');
  if (!isClosed(context, original)) throw documentOpen();
  const both = await drawRecord(app, records, { ...wanted, copies: 'both' });
  const issue = { sha256: hashDocument(original.html), issuedAt: now.toISOString() };
  await context.db.transaction(async (tx) => {
    const html = { original: original.html, both: both.html };
    if (!(await keepIssued(tx, { ...key, collection, by }, html))) throw documentIssued();
    await finish(tx, issue);
  });
  return issue;
}

/** Whoever may change such records and read all of this one may issue it in person, once nobody can change what it says. */
export function mayIssue(context: RecordsContext, drawn: DrawnDocument): boolean {
  return (
    isInPerson(context.actor) && isClosed(context, drawn) && mayChange(context, drawn) && mayReadShown(context, drawn)
  );
}

export function mayChange(context: RecordsContext, { document, record }: DrawnDocument): boolean {
  const decision = decide(context, findCollection(context, document.declaration.collection), 'update');
  const { id, state, version, created_at, created_by, updated_at, updated_by, ...data } = record as DataRecord; // read whole
  return (
    decision.allowed &&
    meetsCondition(context, decision, { id, state, version, created_at, created_by, updated_at, updated_by, data })
  );
}

export function isClosed(context: RecordsContext, { document: { declaration }, record }: DrawnDocument): boolean {
  const { collection } = findCollection(context, declaration.collection);
  const state = typeof record.state === 'string' ? record.state : null;
  return isClosedFor(collection, state, { lines: declaration.lines?.field });
}

import { draftMail, type MailDraft } from '../../../engine/document/draftMail.ts';
import { isEmailAddress } from '../../../engine/people/checkRegistration.ts';
import type { FileParts } from '../../files/fileParts.ts';
import { storeMadeFile } from '../../files/uploads/storeMadeFile.ts';
import { queueMail, wakeMailer } from '../../messages/mail/mailQueue.ts';
import { findCollection } from '../../records/context/recordsContext.ts';
import type { Records } from '../../records/openRecords.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { documentFileName } from '../documentFileName.ts';
import type { DocumentParts } from '../documentParts.ts';
import { mailAddressInvalid } from '../documents.errors.ts';
import { drawRecord, type WantedDocument } from '../drawDocument.ts';
import { openDocument, showAsIssued } from '../issued/openDocument.ts';
import { requireOffer } from '../offers.ts';
import { requireInPerson } from '../requireInPerson.ts';

type Parts = DocumentParts & FileParts;

interface DocumentMail {
  to: string;
  subject: string;
  text: string;
  copyToMe: boolean;
}

/** What a mail with this document would say, and the address that answers to it go to. */
export async function proposeMail(
  app: Parts,
  visit: SignedInVisit,
  wanted: WantedDocument,
): Promise<MailDraft & { file: string; replyTo: string }> {
  const { language = visit.language } = wanted;
  const opened = await openDocument(app, visit, wanted);
  const draft = draftMail(opened.document.declaration, opened.view, { sender: visit.session.name, language });
  return { ...draft, file: documentFileName(opened), replyTo: visit.session.email };
}

/** Mails a document as its sender may print it. */
export async function mailDocument(
  app: Parts,
  visit: SignedInVisit,
  {
    mail,
    logChange,
    language = visit.language,
    ...wanted
  }: WantedDocument & { mail: DocumentMail; logChange: ChangeLog },
): Promise<{ mail: string }> {
  requireInPerson(visit);
  const records = await openVisitRecords(app, { ...visit, language });
  const { name, email, userId } = visit.session;
  const sender = { id: userId, name, email };
  const id = await mailRecord(app, records, { ...wanted, sender, mail, now: visit.now, finish: logChange });
  return { mail: id };
}

export interface Sender {
  id: string;
  name: string;
  email: string;
}

/**
 * The same with the rights and in the language of these records; without `mail`, what it would say at first, to the party of the record.
 * The PDF is made now: a later try sends the same. `finish` belongs to the transaction of the mail.
 */
export async function mailRecord(
  app: Parts,
  records: Records,
  {
    sender,
    mail,
    now,
    finish,
    ...wanted
  }: Omit<WantedDocument, 'language'> & { sender: Sender; mail?: DocumentMail; now: Date; finish: ChangeLog },
): Promise<string> {
  const { context } = records;
  const drawn = await drawRecord(app, records, { ...wanted, person: sender.name, now });
  const opened = await showAsIssued(context, drawn, wanted);
  const { declaration } = opened.document;
  requireOffer(declaration, 'mail');
  const proposed = { sender: sender.name, language: context.language };
  const { to, subject, text, copyToMe } = mail ?? { ...draftMail(declaration, opened.view, proposed), copyToMe: false };
  if (!isEmailAddress(to)) throw mailAddressInvalid();
  const { collection } = findCollection(context, declaration.collection);
  const place = { collection: collection.name, record: wanted.id };
  const file = {
    of: place,
    name: documentFileName(opened),
    content: await app.printer.print({ siteId: context.site.id, html: opened.html }),
    owner: sender.id,
    extension: 'pdf',
    purpose: 'mail',
  } as const;
  const id = await storeMadeFile(app, context.db, file, async (tx, stored) => {
    await finish(tx);
    const content = writeContent({ subject, text, copyToMe }, { sender, file: stored.id });
    const about = { ...place, by: sender.id };
    return queueMail(app, tx, { kind: 'document', to, language: context.language, about, content });
  });
  await wakeMailer(app);
  return id;
}

function writeContent(
  { subject, text, copyToMe }: Omit<DocumentMail, 'to'>,
  { sender, file }: { sender: Sender; file: string },
) {
  return {
    subject,
    paragraphs: text.split(/\n{2,}/),
    files: [file],
    ...(sender.email && { replyTo: sender.email }),
    ...(copyToMe && sender.email && { copyTo: sender.email }),
  };
}

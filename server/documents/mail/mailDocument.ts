import { draftMail, type MailDraft } from '../../../engine/document/draftMail.ts';
import { isEmailAddress } from '../../../engine/people/checkRegistration.ts';
import type { FileParts } from '../../files/fileParts.ts';
import { storeMadeFile } from '../../files/uploads/storeMadeFile.ts';
import { queueMail, wakeMailer } from '../../messages/mail/mailQueue.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { findCollection } from '../../records/recordsContext.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { readAuthors, type SignedInVisit } from '../../sites/visit.ts';
import { documentFileName } from '../documentFileName.ts';
import type { DocumentParts } from '../documentParts.ts';
import { mailAddressInvalid } from '../documents.errors.ts';
import type { WantedDocument } from '../drawDocument.ts';
import { openDocument } from '../issued/openDocument.ts';
import { requireOffer } from '../offers.ts';

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
  const { language = visit.language, copies = 'original' } = wanted;
  const opened = await openDocument(app, visit, wanted);
  const draft = draftMail(opened.document.declaration, opened.view, { sender: visit.session.name, language });
  return { ...draft, file: documentFileName(opened, copies), replyTo: visit.session.email };
}

/** Mails a document as its sender may print it. The PDF is made now: a later try sends the same. */
export async function mailDocument(
  app: Parts,
  visit: SignedInVisit,
  { mail, logChange, ...wanted }: WantedDocument & { mail: DocumentMail; logChange: ChangeLog },
): Promise<{ mail: string }> {
  const { session, language } = visit;
  if (!isEmailAddress(mail.to)) throw mailAddressInvalid();
  const opened = await openDocument(app, visit, wanted);
  const { html, document } = opened;
  requireOffer(document.declaration, 'mail');
  const { context } = await openVisitRecords(app, visit);
  const { collection } = findCollection(context, document.declaration.collection);
  const content = await app.printer.print(html);
  const place = { collection: collection.name, record: wanted.id };
  const name = documentFileName(opened, wanted.copies ?? 'original');
  const id = await storeMadeFile(
    app,
    visit.db,
    { of: place, name, extension: 'pdf', content, owner: session.userId, purpose: 'mail' },
    async (tx, file) => {
      await logChange(tx);
      return queueMail(app, tx, {
        kind: 'document',
        to: mail.to,
        language: wanted.language ?? language,
        about: { ...place, by: readAuthors(session).by ?? session.userId },
        content: {
          subject: mail.subject,
          paragraphs: mail.text.split(/\n{2,}/),
          files: [file.id],
          ...(session.email && { replyTo: session.email }),
          ...(mail.copyToMe && session.email && { copyTo: session.email }),
        },
      });
    },
  );
  await wakeMailer(app);
  return { mail: id };
}

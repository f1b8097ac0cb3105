import { findSenderAddress } from '../../../engine/layout/form/findSender.ts';
import { defineError } from '../../../schemas/index.ts';
import { queueMail, wakeMailer, writeTemplate } from '../../messages/mail/mailQueue.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { requireChangeable } from '../../records/read/readRecord.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { findSubmissions } from './describeSender.ts';
import { openFormRecords } from './storeSubmission.ts';

export const noSenderAddress = defineError('no_sender_address', 409, {
  th: 'แบบฟอร์มนี้ไม่มีอีเมลของผู้ส่ง จึงตอบทางอีเมลไม่ได้',
  en: 'The sender of this form left no e-mail address to answer to.',
});

/** Answers a form by mail to the address in it, and keeps the answer with the form; for those who may change it. */
export async function answerSubmission(
  app: PageParts,
  visit: SignedInVisit,
  { id, text }: { id: string; text: string },
): Promise<{ to: string }> {
  const own = await openVisitRecords(app, visit);
  const { name } = findSubmissions(own).collection;
  await requireChangeable(own.context, name, id);
  const { form_data, form_title } = await own.read(name, id);
  const to = findSenderAddress(form_data);
  if (to === undefined) throw noSenderAddress();
  const { language } = visit.site;
  const all = await openFormRecords(app, visit);
  await all.transaction(async (records) => {
    const { replies } = await records.read(name, id);
    const by = visit.session.userId;
    const mail = await queueMail(app, records.context.db, {
      kind: 'form_answer',
      to,
      language,
      content: writeTemplate('form_answer', { language, values: { form: String(form_title ?? ''), text } }),
      about: { collection: name, record: id, by },
    });
    const reply = { text, to, by, at: visit.now.toISOString(), mail };
    await records.update(name, id, { replies: [...(Array.isArray(replies) ? replies : []), reply] });
  });
  await wakeMailer(app);
  return { to };
}

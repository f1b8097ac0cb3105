import { sayAnswer } from '../../../engine/layout/form/sayAnswer.ts';
import { titleQuestion } from '../../../engine/layout/form/titleQuestion.ts';
import { isEmailAddress } from '../../../engine/people/checkRegistration.ts';
import { type Json, type JsonObject, type Layout, readText, SalaError } from '../../../schemas/index.ts';
import { queueMail } from '../../messages/mail/mailQueue.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import type { CheckedForm } from './checkedForm.ts';

/** More addresses than this are a mailing list, which a form is not. */
const mostAddresses = 5;
const longestAnswer = 2000;
const subject = { th: 'มีผู้ส่งแบบฟอร์ม: {title}', en: 'A form was sent: {title}' };

/** Whom the settings of a form notify by mail. */
export function readMailTo({ settings }: Layout): string[] {
  const { mailTo } = settings as JsonObject; // a layout is stored as JSON
  const wanted = typeof mailTo === 'string' ? mailTo.split(/[,;\s]+/).filter(isEmailAddress) : [];
  return [...new Set(wanted)].slice(0, mostAddresses);
}

/** Whether the budgets of the sender and the site still allow these mails: a form is taken all the same. */
export async function mayMail(app: PageParts, { site, session, address }: Visit, count: number): Promise<boolean> {
  try {
    if (count > 0)
      await app.budgets.spend('mails', { siteId: site.id, userId: session?.userId ?? null, address }, count);
    return count > 0;
  } catch (error) {
    if (error instanceof SalaError) return false;
    throw error;
  }
}

/** Tells each of them what was sent, in the transaction that stores it; an answer to the mail goes to the sender. */
export async function mailSubmission(
  app: PageParts,
  db: TenantDb,
  { form, visit, title }: { form: CheckedForm; visit: Visit; title: string },
): Promise<void> {
  const { language } = visit.site;
  const labelled = form.shown.map((one) => ({
    ...one,
    label: titleQuestion(one.field, language),
  }));
  // A hidden field is mailed when it has a label: the product that an order is for.
  const answers = labelled.filter(
    ({ definition, value, label }) => value !== undefined && (!definition.unseen || label !== ''),
  );
  const lines = answers.map(
    ({ label, ...one }) =>
      `${label || one.field.name}: ${(sayAnswer(one, visit.site) ?? writeAnswer(one.value ?? '')).slice(0, longestAnswer)}`,
  );
  const replyTo = answers.map(({ value }) => value).find((value) => typeof value === 'string' && isEmailAddress(value));
  for (const to of readMailTo(form.layout))
    await queueMail(app, db, {
      kind: 'form_sent',
      to,
      language,
      content: {
        subject: readText(subject, language).replace('{title}', title),
        paragraphs: lines,
        ...(typeof replyTo === 'string' && { replyTo }),
      },
    });
}

/** An answer as people read it; of a file its name, since only those who may read the form may open it. */
function writeAnswer(value: Json): string {
  if (Array.isArray(value)) return value.map(writeAnswer).filter(Boolean).join(', ');
  if (typeof value === 'object' && value !== null)
    return 'outputLink' in value ? String(value.name) : Object.values(value).map(writeAnswer).filter(Boolean).join(' ');
  return value === null ? '' : String(value);
}

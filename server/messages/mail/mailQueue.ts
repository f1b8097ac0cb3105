import { createId } from '../../../engine/record/createId.ts';
import type { Language } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { openSecretBox } from '../../platform/secrets/secretBox.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { drawTexts } from '../templates/drawTexts.ts';
import type { TemplateValues } from '../templates/mailTemplate.ts';
import type { MailExtras, ResolvedContent } from '../templates/renderMail.ts';
import { type ShippedTemplate, shippedTemplates } from '../templates/shippedTemplates.ts';

/** A template and its values, drawn when it is sent. The subject is how it is listed until then. */
export type TemplateContent = { subject: string; template: string; values: TemplateValues } & MailExtras;

export type MailContent = ResolvedContent | TemplateContent;

/** A mail of Sala's own. */
export function writeTemplate(
  template: ShippedTemplate,
  { language, values }: { language: Language; values: TemplateValues },
): TemplateContent {
  return { subject: drawTexts(shippedTemplates[template], { language, values }).subject, template, values };
}

export interface NewMail {
  /** What it is about: `reset`, `invitation` … */
  kind: string;
  to: string;
  language: Language;
  content: MailContent;
  /** Target of its button. Stored encrypted until it is sent: whoever has the link may act as the recipient. */
  link?: string;
  /** Administrators must be above this rank to see the link. */
  linkRank?: number;
  /** It is not sent before; at once without it. */
  after?: string;
  /** The record that a person sent it about. */
  about?: MailSubject;
}

export interface MailSubject {
  collection: string;
  record: string;
  by: string;
}

export const mailTopic = 'mail.waiting';

/** Queues an e-mail as a row, in the transaction of its change; call `wakeMailer` after the commit. */
export async function queueMail(app: RecordParts, db: TenantDb, mail: NewMail): Promise<string> {
  const id = createId('mail');
  const link = mail.link && (await openSecretBox(app.config)).seal(mail.link);
  await db.run(
    `insert into mail (id, site_id, kind, to_address, language, content, link, link_rank, collection, record_id, sent_by, next_at)
     values ($1, current_site(), $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce($11::timestamptz, now()))`,
    [
      ...[id, mail.kind, mail.to, mail.language, JSON.stringify(mail.content), link, mail.linkRank ?? 0],
      ...[mail.about?.collection, mail.about?.record, mail.about?.by, mail.after],
    ],
  );
  return id;
}

/** Wakes the workers; without it they find the e-mail at their next sweep. */
export async function wakeMailer(app: RecordParts): Promise<void> {
  await app.queue.publish(mailTopic, {});
}

export async function sendMail(app: RecordParts, siteId: string, mail: NewMail): Promise<void> {
  await queueMail(app, app.db.site(siteId), mail);
  await wakeMailer(app);
}

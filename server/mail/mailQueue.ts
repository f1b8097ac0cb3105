import { createId } from '../../engine/id/createId.ts';
import type { Language } from '../../schemas/index.ts';
import { openSecretBox } from '../accounts/secretBox.ts';
import type { App } from '../app/app.ts';
import type { TenantDb } from '../db/tenantDb.ts';

/** Words of the house, drawn in its own frame when they are sent; or a mail that somebody drew already. */
export type MailContent =
  | { subject: string; paragraphs: string[]; button?: string }
  | { subject: string; text: string; html: string };

export interface NewMail {
  /** What it is about: `reset`, `invitation` … */
  kind: string;
  to: string;
  language: Language;
  content: MailContent;
  /** Where its button leads. Kept sealed until it is sent: whoever holds the link may act as the addressee. */
  link?: string;
  /** Administrators must stand above this rank to be shown the link. */
  linkRank?: number;
}

export const mailTopic = 'mail.waiting';

/**
 * Puts a mail on its way, in the transaction of whatever it tells about. It is a row first, so it survives everything;
 * call `wakeMailer` once the transaction is through.
 */
export async function queueMail(app: App, db: TenantDb, mail: NewMail): Promise<string> {
  const id = createId('mail');
  const link = mail.link && (await openSecretBox(app.config)).seal(mail.link);
  await db.run(
    `insert into mail (id, site_id, kind, to_address, language, content, link, link_rank)
     values ($1, current_site(), $2, $3, $4, $5, $6, $7)`,
    [id, mail.kind, mail.to, mail.language, JSON.stringify(mail.content), link, mail.linkRank ?? 0],
  );
  return id;
}

/** Tells the workers that mail waits; without it they find it a little later by themselves. */
export async function wakeMailer(app: App): Promise<void> {
  await app.queue.publish(mailTopic, {});
}

export async function sendMail(app: App, siteId: string, mail: NewMail): Promise<void> {
  await queueMail(app, app.db.site(siteId), mail);
  await wakeMailer(app);
}

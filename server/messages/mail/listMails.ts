import { defineError } from '../../../schemas/index.ts';
import { siteRows } from '../../platform/db/sql.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { openSecretBox } from '../../platform/secrets/secretBox.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import type { Visit } from '../../sites/visit.ts';
import { maySeeLink } from '../gateways/maySeeLink.ts';
import { renderMail } from '../templates/renderMail.ts';
import { type MailContent, wakeMailer } from './mailQueue.ts';
import { resolveContent } from './resolveContent.ts';

export const mailUnknown = defineError('mail_unknown', 404, { th: 'ไม่พบจดหมายนี้', en: 'There is no such mail.' });

interface MailRow {
  id: string;
  kind: string;
  to_address: string;
  language: 'th' | 'en';
  content: MailContent;
  link: string | null;
  link_rank: number;
  status: string;
  tries: number;
  error: string | null;
  created_at: string;
  sent_at: string | null;
}

/** The mails of a site, the latest first: sent, waiting and failed. */
export async function listMails(db: TenantDb, { page, limit }: { page: number; limit: number }) {
  const [rows, counts] = await Promise.all([
    db.query<MailRow>(
      mailRows()
        .orderByRaw('created_at desc, id desc')
        .limit(limit)
        .offset((page - 1) * limit),
    ),
    db.query<{ total: number }>('select count(*) as total from mail where site_id = current_site()'),
  ]);
  return { mails: rows.map(presentMail), total: counts[0]?.total ?? 0 };
}

/** A mail as it is sent. Its link is shown only to roles above the one that it could be used for. */
export async function readMail(app: RecordParts, { site, db }: Visit, { id, role }: { id: string; role: string }) {
  const [mail] = await db.query<MailRow>(mailRows().where('id', id));
  if (!mail) throw mailUnknown();
  const link =
    mail.link && maySeeLink(role, mail.link_rank) ? (await openSecretBox(app.config)).open(mail.link) : undefined;
  const { language } = mail;
  const content = await resolveContent(app, { content: mail.content, site, language });
  const { text, html } = renderMail({ content, link, site, language });
  return { ...presentMail(mail), text, html, linkHidden: Boolean(mail.link) && !link };
}

/** Sends a mail again that was not sent. */
export async function sendMailAgain(
  app: RecordParts,
  visit: Visit,
  { id, logChange }: { id: string; logChange: ChangeLog },
): Promise<void> {
  await visit.db.transaction(async (tx) => {
    const changed = await tx.run(
      `update mail set status = 'waiting', tries = 0, next_at = now() where id = $1 and status in ('kept', 'failed', 'waiting')`,
      [id],
    );
    if (changed === 0) throw mailUnknown();
    await logChange(tx);
  });
  await wakeMailer(app);
}

function mailRows() {
  const columns = ['id', 'kind', 'to_address', 'language', 'content', 'link', 'link_rank', 'status', 'tries', 'error'];
  return siteRows('mail').select(...columns, 'created_at', 'sent_at');
}

function presentMail(row: MailRow) {
  return {
    id: row.id,
    kind: row.kind,
    to: row.to_address,
    subject: row.content.subject,
    status: row.status,
    tries: row.tries,
    error: row.error,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  };
}

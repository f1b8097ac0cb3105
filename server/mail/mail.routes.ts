import { rankRole } from '../../engine/people/rankRole.ts';
import { mailUnknown } from '../accounts/accounts.errors.ts';
import { readPaging } from '../accounts/readInput.ts';
import { requireAdministrator } from '../accounts/requirePerson.ts';
import { openSecretBox } from '../accounts/secretBox.ts';
import { writeAudit } from '../accounts/writeAudit.ts';
import type { App } from '../app/app.ts';
import type { Router } from '../http/router.ts';
import { type MailContent, wakeMailer } from './mailQueue.ts';
import { renderMail } from './renderMail.ts';

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

/** The outbox: what was sent, what waits, what could not be sent and why. */
export function addMailRoutes(router: Router, app: App): void {
  router.get('/api/mails', async (context) => {
    requireAdministrator(context);
    const { page, limit } = readPaging(context.query);
    const db = app.db.site(context.state.site.id);
    const [rows, counts] = await Promise.all([
      db.query<MailRow>(`${select} order by created_at desc, id desc limit $1 offset $2`, [limit, (page - 1) * limit]),
      db.query<{ total: number }>('select count(*) as total from mail where site_id = current_site()'),
    ]);
    const total = counts[0]?.total ?? 0;
    context.body = {
      status: 200,
      data: rows.map(presentMail),
      total,
      paging: { page, limit, totalPages: Math.ceil(total / limit) },
    };
  });

  router.get('/api/mails/:id', async (context) => {
    const { role } = requireAdministrator(context);
    const { site } = context.state;
    const rows = await app.db.site(site.id).query<MailRow>(`${select} and id = $1`, [context.params.id]);
    const mail = rows[0];
    if (!mail) throw mailUnknown();
    const maySeeLink = role === 'root' || rankRole(role) > mail.link_rank;
    const link = mail.link && maySeeLink ? (await openSecretBox(app.config)).open(mail.link) : undefined;
    const { text, html } = renderMail({ content: mail.content, link, site, language: mail.language });
    context.set('Cache-Control', 'no-store');
    context.body = { status: 200, data: { ...presentMail(mail), text, html, linkHidden: Boolean(mail.link) && !link } };
  });

  router.post('/api/mails/:id/send', async (context) => {
    requireAdministrator(context);
    const db = app.db.site(context.state.site.id);
    const changed = await db.transaction(async (tx) => {
      const count = await tx.run(
        `update mail set status = 'waiting', tries = 0, next_at = now() where id = $1 and status in ('kept', 'failed', 'waiting')`,
        [context.params.id],
      );
      if (count > 0)
        await writeAudit(tx, context, { action: 'mail.sent_again', targetKind: 'mail', targetId: context.params.id });
      return count;
    });
    if (changed === 0) throw mailUnknown();
    await wakeMailer(app);
    context.body = { status: 200, data: null };
  });
}

const select = `
  select id, kind, to_address, language, content, link, link_rank, status, tries, error, created_at, sent_at
  from mail where site_id = current_site()`;

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

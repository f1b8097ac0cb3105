import { createTransport, type Transporter } from 'nodemailer';
import { openSecretBox } from '../accounts/secretBox.ts';
import type { App } from '../app/app.ts';
import type { MailContent } from './mailQueue.ts';
import { mailTopic } from './mailQueue.ts';
import { renderMail } from './renderMail.ts';

/** A mail that is taken out to be sent. */
export interface WaitingMail {
  id: string;
  site_id: string;
  kind: string;
  to_address: string;
  language: 'th' | 'en';
  content: MailContent;
  link: string | null;
  tries: number;
}

/**
 * Writes a mail of some kind only when it is sent: the answer to the request took the same time whether there was anything
 * to write or not. Undefined drops the mail.
 */
export type MailWriter = (app: App, mail: WaitingMail) => Promise<WrittenMail | undefined>;

export interface WrittenMail {
  kind: string;
  content: MailContent;
  link?: string;
  linkRank?: number;
}

const sweepMs = 20_000;
const retryMinutes = [1, 5, 30, 120, 600];
const claimSize = 20;

/** This process sends mail: at once when told, and by itself what was left lying. */
export async function startMailer(app: App, writers: Record<string, MailWriter>): Promise<() => Promise<void>> {
  const transport = app.config.smtpUrl ? createTransport(app.config.smtpUrl) : undefined;
  if (!transport) app.log.warn('SMTP_URL is not set: mail is kept in the outbox and not sent');
  let running: Promise<void> = Promise.resolve();
  const sweep = () => {
    running = running
      .then(() => sendWaiting(app, { transport, writers }))
      .catch((error: unknown) => app.log.error({ err: error }, 'sending mail'));
  };
  const unsubscribe = await app.queue.subscribe(mailTopic, sweep);
  const timer = setInterval(sweep, sweepMs);
  sweep();
  return async () => {
    clearInterval(timer);
    await unsubscribe();
    await running;
    transport?.close();
  };
}

interface Sending {
  transport?: Transporter;
  writers: Record<string, MailWriter>;
}

async function sendWaiting(app: App, sending: Sending): Promise<void> {
  for (;;) {
    const mails = await app.db.platform.query<WaitingMail>(claimSql, [claimSize]);
    for (const mail of mails)
      await sendOne(app, mail, sending).catch((error: unknown) => recordFailure(app, mail, error));
    if (mails.length < claimSize) return;
  }
}

async function sendOne(app: App, mail: WaitingMail, { transport, writers }: Sending): Promise<void> {
  const db = app.db.site(mail.site_id);
  const secrets = await openSecretBox(app.config);
  const writer = writers[mail.kind];
  const written = writer && (await writer(app, mail));
  if (writer && !written) {
    await db.run('delete from mail where id = $1', [mail.id]);
    return;
  }
  const content = written?.content ?? mail.content;
  const link = written ? written.link : mail.link === null ? undefined : secrets.open(mail.link);
  if (written)
    await db.run('update mail set kind = $2, content = $3, link = $4, link_rank = $5 where id = $1', [
      mail.id,
      written.kind,
      JSON.stringify(content),
      link && secrets.seal(link),
      written.linkRank ?? 0,
    ]);
  const site = await app.sites.byId(mail.site_id);
  if (!site) throw new Error('the site of this mail is gone');
  const rendered = renderMail({ content, link, site, language: mail.language });
  if (!transport) {
    await db.run(`update mail set status = 'kept', error = null where id = $1`, [mail.id]);
    const shown = app.config.environment === 'production' ? {} : { subject: rendered.subject, text: rendered.text };
    app.log.info({ mail: mail.id, to: mail.to_address, ...shown }, 'mail kept: SMTP_URL is not set');
    return;
  }
  await transport.sendMail({
    ...rendered,
    from: readSender(site),
    to: mail.to_address,
    messageId: `<${mail.id}@sala>`,
  });
  // What was sent is with its addressee; the link is nobody else's any more.
  await db.run(`update mail set status = 'sent', sent_at = now(), error = null, link = null where id = $1`, [mail.id]);
}

function readSender(site: { name: string; hosts: string[]; settings: Record<string, unknown> }) {
  const from = site.settings.mailFrom;
  const address = typeof from === 'string' && from.includes('@') ? from : `no-reply@${site.hosts[0] ?? 'localhost'}`;
  return { name: site.name, address };
}

async function recordFailure(app: App, mail: WaitingMail, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const wait = retryMinutes[mail.tries - 1];
  app.log.warn({ err: error, mail: mail.id, attempt: mail.tries }, 'mail was not sent');
  await app.db
    .site(mail.site_id)
    .run(`update mail set status = $2, error = $3, next_at = now() + make_interval(secs => $4) where id = $1`, [
      mail.id,
      wait === undefined ? 'failed' : 'waiting',
      reason.slice(0, 500),
      (wait ?? 0) * 60,
    ]);
}

// Whoever dies while sending leaves the mail to be taken up again after five minutes.
const claimSql = `
  update mail set status = 'sending', tries = tries + 1, next_at = now() + interval '5 minutes'
  where id in (
    select id from mail where status in ('waiting', 'sending') and next_at <= now()
    order by next_at limit $1 for update skip locked
  )
  returning id, site_id, kind, to_address, language, content, link, tries`;

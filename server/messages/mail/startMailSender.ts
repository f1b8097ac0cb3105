import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../../platform/config/readConfig.ts';
import { openSecretBox } from '../../platform/secrets/secretBox.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { openMailWay } from '../gateways/mailGateway.ts';
import { type ResolvedContent, renderMail } from '../templates/renderMail.ts';
import { mailFile } from './mailFiles.ts';
import { type MailContent, mailTopic } from './mailQueue.ts';
import { resolveContent } from './resolveContent.ts';
import { settleFailure, settleMail } from './settleMail.ts';
import type { WaitingMail } from './waitingMail.ts';

/**
 * Composes an e-mail of some kind when it is sent, so that the request takes the same time whether there is anything to
 * send or not. Undefined drops it.
 */
export type MailWriter<Parts extends RecordParts = RecordParts> = (
  app: Parts,
  mail: WaitingMail,
) => Promise<WrittenMail | undefined>;

export interface WrittenMail {
  kind: string;
  content: MailContent;
  link?: string;
  linkRank?: number;
}

/** Opens a file that is attached. */
export type FileOpener<Parts> = (
  app: Parts,
  siteId: string,
  id: string,
) => Promise<{ filename: string; contentType: string; content: Readable } | undefined>;

const sweepMs = 20_000;
const claimSize = 20;

/** Sends e-mail from this process: at once when woken, and in sweeps for what was left. */
export async function startMailSender<Parts extends RecordParts>(
  app: Parts,
  writers: Record<string, MailWriter<Parts>>,
  openFile?: FileOpener<Parts>,
): Promise<() => Promise<void>> {
  const transport = app.config.smtpUrl ? createTransport(app.config.smtpUrl) : undefined;
  if (!transport)
    app.log.warn('SMTP_URL is not set: mail of sites without a mail server of their own is kept and not sent');
  let running: Promise<void> = Promise.resolve();
  const sweep = () => {
    running = running
      .then(() => sendWaiting(app, { transport, writers, openFile }))
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

interface Sending<Parts extends RecordParts> {
  transport?: Transporter;
  writers: Record<string, MailWriter<Parts>>;
  openFile?: FileOpener<Parts>;
}

async function sendWaiting<Parts extends RecordParts>(app: Parts, sending: Sending<Parts>): Promise<void> {
  for (;;) {
    const mails = await app.db.platform.query<WaitingMail>(claimSql, [claimSize]);
    for (const mail of mails) await sendOne(app, mail, sending).catch((error: unknown) => fail(app, mail, error));
    if (mails.length < claimSize) return;
  }
}

async function sendOne<Parts extends RecordParts>(
  app: Parts,
  mail: WaitingMail,
  { transport, writers, openFile }: Sending<Parts>,
): Promise<void> {
  const db = app.db.site(mail.site_id);
  const secrets = await openSecretBox(app.config);
  const writer = writers[mail.kind];
  const written = writer && (await writer(app, mail));
  if (writer && !written) {
    await db.run('delete from mail where id = $1', [mail.id]);
    return;
  }
  const link = written ? written.link : mail.link === null ? undefined : secrets.open(mail.link);
  const site = await app.sites.byId(mail.site_id);
  if (!site) throw new Error('the site of this mail is gone');
  const { language } = mail;
  const content = await resolveContent(app, { content: written?.content ?? mail.content, site, language });
  await keepContent(app, mail, { ...written, content, ...(written && { link: link && secrets.seal(link) }) });
  const rendered = renderMail({ content, link, site, language });
  const linkRank = link === undefined ? undefined : (written?.linkRank ?? mail.link_rank);
  const way = await openMailWay(app, site, { common: transport, linkRank });
  if (!way) {
    const isKept = await settleMail(app, mail, 'kept');
    const isWritten = isKept && app.config.environment !== 'production';
    const file = isWritten ? await keepAsFile(app.config, mail, rendered) : undefined;
    app.log.info({ mail: mail.id, to: mail.to_address, file }, 'mail kept: the site has no mail server');
    return;
  }
  try {
    await way.transport.sendMail({
      ...rendered,
      attachments: await openFiles(content.files ?? [], (id) => openFile?.(app, mail.site_id, id)),
      from: way.from,
      to: mail.to_address,
      bcc: content.copyTo,
      replyTo: content.replyTo,
      messageId: `<${mail.id}@sala>`,
    });
  } finally {
    if (way.transport !== transport) way.transport.close();
  }
  await settleMail(app, mail, 'sent');
}

/** A mail stays as it was sent, whatever becomes of its template. */
async function keepContent(
  app: RecordParts,
  mail: WaitingMail,
  {
    kind = mail.kind,
    content,
    link = mail.link,
    linkRank,
  }: { kind?: string; content: ResolvedContent; link?: string | null; linkRank?: number },
): Promise<void> {
  await app.db
    .site(mail.site_id)
    .run('update mail set kind = $2, content = $3, link = $4, link_rank = coalesce($5, link_rank) where id = $1', [
      ...[mail.id, kind, JSON.stringify(content), link, linkRank],
    ]);
}

/** A mail without what it promises is not sent. */
async function openFiles<File>(ids: readonly string[], open: (id: string) => Promise<File | undefined> | undefined) {
  const files: File[] = [];
  for (const id of ids) {
    const file = await open(id);
    if (!file) throw Object.assign(new Error(`the attached file ${id} is gone`), { code: 'EFILE' });
    files.push(file);
  }
  return files;
}

/** So that developers can follow links of e-mails, which a log must not contain. */
async function keepAsFile(
  config: Config,
  { id, to_address }: WaitingMail,
  { subject, text }: { subject: string; text: string },
): Promise<string> {
  const file = mailFile(config, id);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${to_address}\n${subject}\n\n${text}\n`, { mode: 0o600 });
  return file;
}

async function fail(app: RecordParts, mail: WaitingMail, error: unknown): Promise<void> {
  app.log.warn({ err: error, mail: mail.id, attempt: mail.tries }, 'mail was not sent');
  await settleFailure(app, mail, error);
}

// An e-mail claimed by a process that died is taken up again after five minutes.
// One mail of each site before the second of any, so that a busy site delays its own mail only.
const claimSql = `
  update mail set status = 'sending', tries = tries + 1, next_at = now() + interval '5 minutes'
  where id in (
    select mail.id from mail join (
      select id, row_number() over (partition by site_id order by next_at) as place
      from mail where status in ('waiting', 'sending') and next_at <= now()
    ) as turn on turn.id = mail.id
    where status in ('waiting', 'sending') and next_at <= now()
    order by turn.place, next_at limit $1 for update of mail skip locked
  )
  returning id, site_id, kind, to_address, language, content, link, link_rank, tries, collection, record_id`;

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../../platform/config/readConfig.ts';
import { runClaimed } from '../../platform/runClaimed.ts';
import { openSecretBox } from '../../platform/secrets/secretBox.ts';
import { startLoop } from '../../platform/startLoop.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { openMailTransport, sendInTime } from '../gateways/mailGateway.ts';
import { type ResolvedContent, renderMail } from '../templates/renderMail.ts';
import { claimMails } from './claimMails.ts';
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
/** Sites whose mails a process sends at the same time. */
const sitesAtOnce = 8;
/** A server of a site that has not taken a mail by then is given up: four mails take less than a claim lasts. */
const mostMs = 60_000;

/** Sends e-mail from this process: at once when woken, and in sweeps for what was left. Each site has its turn beside the others. */
export async function startMailSender<Parts extends RecordParts>(
  app: Parts,
  writers: Record<string, MailWriter<Parts>>,
  openFile?: FileOpener<Parts>,
): Promise<() => Promise<void>> {
  const transport = app.config.smtpUrl ? createTransport(app.config.smtpUrl) : undefined;
  if (!transport)
    app.log.warn('SMTP_URL is not set: mail of sites without a mail server of their own is kept and not sent');
  const sending = { transport, writers, openFile };
  const busy = new Set<string>();
  const claim = async (sites: number) => {
    const taken = sites > 0 ? await claimMails(app.db.platform, { sites, busy }) : [];
    for (const [first] of taken) if (first) busy.add(first.site_id);
    return taken;
  };
  const handle = async (mails: WaitingMail[]) => {
    for (const mail of mails) await sendOne(app, mail, sending).catch((error: unknown) => fail(app, mail, error));
    busy.delete(mails[0]?.site_id ?? '');
  };
  const stop = await startLoop(app, {
    name: 'sending mail',
    topic: mailTopic,
    sweepMs,
    work: (isStopping, woken) => runClaimed({ claim, handle, atOnce: sitesAtOnce, isStopping, woken }),
  });
  return async () => {
    await stop();
    transport?.close();
  };
}

interface Sending<Parts extends RecordParts> {
  transport?: Transporter;
  writers: Record<string, MailWriter<Parts>>;
  openFile?: FileOpener<Parts>;
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
  const way = await openMailTransport(app, site, { common: transport, linkRank });
  if (!way) {
    const isKept = await settleMail(app, mail, 'kept');
    const isWritten = isKept && app.config.environment !== 'production';
    const file = isWritten ? await keepAsFile(app.config, mail, rendered) : undefined;
    app.log.info({ mail: mail.id, to: mail.to_address, file }, 'mail kept: the site has no mail server');
    return;
  }
  const parts = {
    ...rendered,
    attachments: await openFiles(content.files ?? [], (id) => openFile?.(app, mail.site_id, id)),
    ...{ from: way.from, to: mail.to_address, bcc: content.copyTo, replyTo: content.replyTo },
    messageId: `<${mail.id}@sala>`,
  };
  await sendInTime(way, parts, mostMs);
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

/** Never throws: a mail whose failure cannot be written either is taken up again. */
async function fail(app: RecordParts, mail: WaitingMail, error: unknown): Promise<void> {
  app.log.warn({ err: error, mail: mail.id, attempt: mail.tries }, 'mail was not sent');
  await settleFailure(app, mail, error).catch((unwritten: unknown) =>
    app.log.error({ err: unwritten, mail: mail.id }, 'sending mail'),
  );
}

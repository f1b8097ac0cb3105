import { readText } from '../../../schemas/index.ts';
import { OutgoingFailure, readOutgoingUrl } from '../../platform/outgoing/outgoingRules.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { renderMail } from '../templates/renderMail.ts';
import { urlFaults } from '../webhooks/urlFaults.ts';
import { findGateway, type GatewayKind, removeGateway, storeGateway } from './gatewayRows.ts';
import { gatewayFailed, gatewayInvalid, gatewayUnknown } from './gateways.errors.ts';
import { type LineGateway, lineEndpoint, readLineAccount } from './lineGateway.ts';
import { sayWholeFault } from './mailFaults.ts';
import { checkMailGateway, type MailGateway, openMailTransport, sendInTime } from './mailGateway.ts';

/** How the site reaches people outside, without any secret. */
export async function readGateways(app: RecordParts, { site, db }: Pick<SignedInVisit, 'site' | 'db'>) {
  const [mail, line] = await Promise.all([findGateway(app, db, 'mail'), findGateway(app, db, 'line')]);
  return {
    mail: mail ? { ...mail.settings, hasPassword: Boolean(mail.secrets.password), changedAt: mail.changedAt } : null,
    line: line ? { ...line.settings, hasToken: Boolean(line.secrets.token), changedAt: line.changedAt } : null,
    /** Whether the installation sends the mail of sites that have no server of their own. */
    common: app.config.smtpUrl !== undefined,
    lineHook: `/api/gateways/line/hook`,
    site: site.name,
  };
}

/** Stores the site's mail server; a password that is not given stays, unless the server is another one. */
export async function changeMailGateway(
  app: RecordParts,
  { db, session }: SignedInVisit,
  { password, logChange, ...gateway }: MailGateway & { password?: string; logChange: ChangeLog },
): Promise<void> {
  await checkMailGateway(app.config.outgoing, gateway);
  await db.transaction(async (tx) => {
    const known = await findGateway(app, tx, 'mail');
    // Otherwise whoever may change the server could have the stored password sent to one of their own, or in the clear.
    const stays = (['host', 'port', 'security', 'user'] as const).every(
      (part) => known?.settings[part] === gateway[part],
    );
    const kept = password ?? (stays ? known?.secrets.password : undefined);
    const secrets: Record<string, string> = kept ? { password: kept } : {};
    await storeGateway(app, tx, { kind: 'mail', settings: gateway, secrets, by: session.userId, role: session.role });
    await logChange(tx);
  });
}

/** Stores the site's LINE channel; secrets that are not given stay, unless they would go elsewhere. */
export async function changeLineGateway(
  app: RecordParts,
  { db, session }: SignedInVisit,
  given: LineGateway & { token?: string; secret?: string; logChange: ChangeLog },
): Promise<void> {
  const { token, secret, logChange, account } = given;
  const endpoint = readEndpoint(app, given.endpoint);
  await db.transaction(async (tx) => {
    const known = await findGateway(app, tx, 'line');
    const stays = known?.settings.endpoint === endpoint ? known.secrets : {};
    const secrets = { token: token ?? stays.token ?? '', secret: secret ?? stays.secret ?? '' };
    if (secrets.token === '')
      throw gatewayInvalid({ th: 'กรุณากรอก channel access token', en: 'the channel access token is missing' });
    await storeGateway(app, tx, {
      kind: 'line',
      settings: { account, endpoint },
      secrets,
      by: session.userId,
      role: session.role,
    });
    await logChange(tx);
  });
}

export async function dropGateway(
  { db }: SignedInVisit,
  { kind, logChange }: { kind: GatewayKind; logChange: ChangeLog },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await removeGateway(tx, kind))) throw gatewayUnknown();
    await logChange(tx);
  });
}

/** As long as somebody waits for the answer. */
const tryMs = 30_000;

/** Sends a mail to whoever asks, now, and reports what went wrong. */
export async function tryMailGateway(
  app: RecordParts,
  { site, db, session, language }: SignedInVisit,
): Promise<string> {
  const own = await findGateway(app, db, 'mail');
  if (!own) throw gatewayUnknown();
  if (!session.email) throw gatewayFailed({ reason: readText(noAddress, language) });
  const subject = readText(trial.subject, language).replace('{site}', site.name);
  const content = { subject, paragraphs: [readText(trial.text, language)] };
  const way = await openMailTransport(app, site);
  try {
    const mail = { ...renderMail({ content, site, language }), from: way?.from, to: session.email };
    if (way) await sendInTime(way, mail, tryMs);
  } catch (error) {
    throw gatewayFailed({ reason: describe(error, language) });
  }
  return session.email;
}

/** Asks LINE who the channel is. */
export async function tryLineGateway(app: RecordParts, { db, language }: SignedInVisit): Promise<string> {
  const own = await findGateway(app, db, 'line');
  if (!own) throw gatewayUnknown();
  try {
    const answer = JSON.parse(await readLineAccount(app.config.outgoing, own)) as { displayName?: string };
    return String(answer.displayName ?? '');
  } catch (error) {
    throw gatewayFailed({ reason: describe(error, language) });
  }
}

function readEndpoint({ config }: RecordParts, endpoint: string): string {
  try {
    return readOutgoingUrl(config.outgoing, endpoint || lineEndpoint).origin;
  } catch (error) {
    if (error instanceof OutgoingFailure) throw gatewayInvalid(urlFaults[error.reason]);
    throw error;
  }
}

function describe(error: unknown, language: 'th' | 'en'): string {
  return error instanceof OutgoingFailure
    ? readText(urlFaults[error.reason], language)
    : sayWholeFault(error, language);
}

const noAddress = { th: 'บัญชีของคุณไม่มีอีเมล', en: 'your account has no mail address' };
const trial = {
  subject: { th: 'ทดสอบการส่งอีเมลของ {site}', en: 'Test mail of {site}' },
  text: {
    th: 'หากคุณได้รับอีเมลนี้ การตั้งค่าเซิร์ฟเวอร์อีเมลของเว็บไซต์ใช้งานได้',
    en: 'If you read this, the mail server of the site is set up well.',
  },
};

import { connect, type Socket } from 'node:net';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { isEmailAddress } from '../../../engine/people/checkRegistration.ts';
import type { Site, Text } from '../../../schemas/index.ts';
import { findOutgoingAddress } from '../../platform/outgoing/findOutgoingAddress.ts';
import { OutgoingFailure, type OutgoingRules } from '../../platform/outgoing/outgoingRules.ts';
import type { SiteParts } from '../../sites/siteParts.ts';
import { urlFaults } from '../webhooks/urlFaults.ts';
import { findGateway, type Gateway } from './gatewayRows.ts';
import { gatewayInvalid } from './gateways.errors.ts';
import { maySeeLink } from './maySeeLink.ts';

export const mailSecurities = ['tls', 'starttls', 'none'] as const;

/** A mail server of a site; its password is kept apart. */
export interface MailGateway {
  host: string;
  port: number;
  security: (typeof mailSecurities)[number];
  user: string;
  sender: string;
  senderName: string;
}

/** How the mails of a site go out, and as whom. */
export interface MailTransport {
  transport: Transporter;
  from: { name: string; address: string };
  /** Ends its connection, whatever is on its way. That of the installation stays. */
  end(): void;
}

/** The usual ports of mail; an installation may open others (`OUTGOING_PORTS`). */
const mailPorts = [25, 465, 587, 2525];
const timeoutMs = 15_000;
const closedPort: Text = {
  th: `ระบบนี้ไม่ส่งไปยังพอร์ตนี้ เซิร์ฟเวอร์อีเมลมักใช้พอร์ต ${mailPorts.join(' ')} ดูจากผู้ให้บริการอีเมล`,
  en: `nothing is sent to this port: mail servers use ${mailPorts.join(' ')}, see what your mail provider says`,
};

/** Refuses a server that mail does not go to, and a sender that is no address. */
export async function checkMailGateway(rules: OutgoingRules, gateway: MailGateway): Promise<void> {
  if (!isEmailAddress(gateway.sender))
    throw gatewayInvalid({ th: 'อีเมลผู้ส่งไม่ถูกต้อง', en: 'the address of the sender is not valid' });
  try {
    await findServer(rules, gateway);
  } catch (error) {
    if (error instanceof OutgoingFailure)
      throw gatewayInvalid(error.reason === 'port' ? closedPort : urlFaults[error.reason]);
    throw error;
  }
}

/**
 * The site's own mail server, else that of the installation; none where mails are kept to be read. A link goes through a server of the
 * site only if whoever named the server may see it: else they would read the reset mails of those above them.
 */
export async function openMailTransport(
  app: SiteParts,
  site: Site,
  { common, linkRank }: { common?: Transporter | undefined; linkRank?: number | undefined } = {},
): Promise<MailTransport | undefined> {
  const own = await findGateway(app, app.db.site(site.id), 'mail');
  const mayCarry = own !== undefined && (linkRank === undefined || maySeeLink(own.changedByRole, linkRank));
  if (mayCarry) return { ...(await openTransport(app.config.outgoing, own)), from: readSender(own, site) };
  if (!common) return undefined;
  const from = { name: site.name, address: `no-reply@${site.hosts[0] ?? 'localhost'}` };
  return { transport: common, from, end: () => undefined };
}

/** A transport to the server that was checked: its name is resolved once. */
export async function openTransport(
  rules: OutgoingRules,
  { settings, secrets }: Pick<Gateway, 'settings' | 'secrets'>,
): Promise<Pick<MailTransport, 'transport' | 'end'>> {
  const { port, security, user, host } = settings as unknown as MailGateway; // as stored by changeGateways
  const address = await findServer(rules, { host, port });
  const sockets = new Set<Socket>();
  const transport = createTransport({
    host: address,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    tls: { servername: host },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    getSocket: (_, done) => {
      const socket = openSocket({ host: address, port }, done);
      sockets.add(socket);
    },
    ...(user !== '' && { auth: { user, pass: secrets.password ?? '' } }),
  });
  const end = () => {
    for (const socket of sockets) socket.destroy();
    transport.close();
  };
  return { transport, end };
}

/** A connection that can be ended from outside, with the codes of Nodemailer where there is none. */
function openSocket(
  server: { host: string; port: number },
  done: (error: Error | null, opened: { connection: Socket } | false) => void,
): Socket {
  const socket = connect({ ...server, timeout: timeoutMs });
  const fail = (error: Error) => done(Object.assign(error, { code: 'ESOCKET' }), false);
  const giveUp = () => {
    socket.off('error', fail).destroy();
    done(Object.assign(new Error('Connection timeout'), { code: 'ETIMEDOUT' }), false);
  };
  // Between its connection and its use nobody else listens.
  socket.on('error', () => undefined);
  socket.once('error', fail).once('timeout', giveUp);
  socket.once('connect', () => {
    socket.off('error', fail).off('timeout', giveUp).setTimeout(0);
    done(null, { connection: socket });
  });
  return socket;
}

/** Sends a mail, and ends the connection in any case: a server that says a little now and then would be listened to for ever. */
export async function sendInTime(way: MailTransport, mail: SendMailOptions, ms: number): Promise<void> {
  const timer = setTimeout(() => way.end(), ms);
  try {
    await way.transport.sendMail(mail);
  } finally {
    clearTimeout(timer);
    way.end();
  }
}

function readSender({ settings }: Gateway, site: Site): MailTransport['from'] {
  const { sender, senderName } = settings as unknown as MailGateway; // as stored by changeGateways
  return { name: senderName || site.name, address: sender };
}

async function findServer(rules: OutgoingRules, { host, port }: Pick<MailGateway, 'host' | 'port'>): Promise<string> {
  const isOpen = mailPorts.includes(port) || rules.ports.some(({ from, to }) => port >= from && port <= to);
  if (!isOpen) throw new OutgoingFailure('port', String(port));
  return findOutgoingAddress(rules, host);
}

import { connect, isIP, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { Client, type Entry, EqualityFilter, InvalidCredentialsError } from 'ldapts';
import { hostOf } from '../../platform/outgoing/outgoingRules.ts';
import type { LdapSettings } from './providerStore.ts';

export interface DirectoryPerson {
  subject: string;
  email?: string;
  firstname?: string;
  lastname?: string;
}

const timeoutMs = 8000;
/** Two entries with a few attributes each, and the certificate of the server, are far smaller. */
const mostBytes = 1_000_000;

/**
 * Searches the directory for a name and checks the password by a bind. Undefined for an unknown name and for a wrong
 * password; throws when the directory does not answer, answers without an end or refuses our own account. Where it refers to
 * another directory, nobody goes: passwords are shown to the one that root named.
 */
export async function askDirectory(
  settings: LdapSettings,
  secret: string,
  { username, password }: { username: string; password: string },
): Promise<DirectoryPerson | undefined> {
  // A bind with an empty password is anonymous, and it succeeds.
  if (password === '') return undefined;
  const client = openClient(settings.url);
  try {
    if (settings.startTls) await client.startTLS(nameHost(settings.url));
    if (settings.bindDn) await client.bind(settings.bindDn, secret);
    const entry = await findEntry(client, settings, username);
    // Unknown names are bound too, so that they take as long as known ones.
    const accepted = await tryPassword(client, entry?.dn ?? `cn=nobody,${settings.baseDn}`, password);
    return accepted && entry ? readPerson(entry, settings) : undefined;
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

/** Whose certificate it must be: of a connection that is there already, nobody would know. */
function nameHost(url: string): { host: string; servername?: string } {
  const host = hostOf(new URL(url));
  return isIP(host) === 0 ? { host, servername: host } : { host };
}

function openClient(url: string): Client {
  return new Client({
    url,
    timeout: timeoutMs,
    connectTimeout: timeoutMs,
    createConnection: ((...to: Parameters<typeof connect>) => limitBytes(connect(...to))) as typeof connect, // its overloads
    createSecureConnection: ((...to: Parameters<typeof connectSecurely>) =>
      limitBytes(connectSecurely(...to))) as typeof connectSecurely, // its overloads
  });
}

/** The client keeps what it has of a message until all of it is there, however long the directory says that it is. */
function limitBytes<Connection extends Socket>(connection: Connection): Connection {
  let bytes = 0;
  return connection.on('data', ({ length }: Buffer) => {
    bytes += length;
    if (bytes > mostBytes) connection.destroy(new Error(`a directory answered with more than ${mostBytes} bytes`));
  });
}

/** The entry with that name; undefined when two match. */
async function findEntry(client: Client, settings: LdapSettings, username: string): Promise<Entry | undefined> {
  const { nameAttribute, idAttribute } = settings;
  const { searchEntries } = await client.search(settings.baseDn, {
    scope: 'sub',
    // A filter object instead of text, so that input cannot change the filter.
    filter: new EqualityFilter({ attribute: nameAttribute, value: username }),
    attributes: ['mail', 'givenName', 'sn', nameAttribute, ...(idAttribute === 'dn' ? [] : [idAttribute])],
    sizeLimit: 2,
  });
  const [found] = searchEntries;
  return searchEntries.length === 1 && found && bearsName(found, nameAttribute, username) ? found : undefined;
}

/**
 * A directory overlooks spaces, marks and widths of letters where it compares. Each spelling would be a name of its own to whoever
 * counts tries, and a password could be guessed as often as there are spellings: so only the name itself counts, in any case.
 */
function bearsName(entry: Entry, attribute: string, username: string): boolean {
  return readValues(entry, attribute).some((name) => name.normalize().toLowerCase() === username.toLowerCase());
}

async function tryPassword(client: Client, dn: string, password: string): Promise<boolean> {
  try {
    await client.bind(dn, password);
    return true;
  } catch (error) {
    if (error instanceof InvalidCredentialsError) return false;
    throw error;
  }
}

function readPerson(entry: Entry, settings: LdapSettings): DirectoryPerson {
  return {
    subject:
      (settings.idAttribute === 'dn' ? undefined : readValue(entry, settings.idAttribute)) ?? entry.dn.toLowerCase(),
    email: readValue(entry, 'mail'),
    firstname: readValue(entry, 'givenName'),
    lastname: readValue(entry, 'sn'),
  };
}

function readValue(entry: Entry, name: string): string | undefined {
  return readValues(entry, name)[0];
}

/** Attribute names are case-insensitive. */
function readValues(entry: Entry, name: string): string[] {
  const spelled = Object.keys(entry).find((key) => key.toLowerCase() === name.toLowerCase());
  const values = spelled === undefined ? [] : [entry[spelled]].flat();
  return values.flatMap((value) => (Buffer.isBuffer(value) ? value.toString('hex') : (value ?? []))).filter(Boolean);
}

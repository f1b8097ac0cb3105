import { Client, type Entry, EqualityFilter, InvalidCredentialsError } from 'ldapts';
import type { LdapSettings } from './providerStore.ts';

export interface DirectoryPerson {
  subject: string;
  email?: string;
  firstname?: string;
  lastname?: string;
}

const timeoutMs = 8000;

/**
 * Searches the directory for a name and checks the password by a bind. Undefined for an unknown name and for a wrong
 * password; throws when the directory does not answer or refuses our own account.
 */
export async function askDirectory(
  settings: LdapSettings,
  secret: string,
  { username, password }: { username: string; password: string },
): Promise<DirectoryPerson | undefined> {
  // A bind with an empty password is anonymous, and it succeeds.
  if (password === '') return undefined;
  const client = new Client({ url: settings.url, timeout: timeoutMs, connectTimeout: timeoutMs });
  try {
    if (settings.startTls) await client.startTLS({});
    if (settings.bindDn) await client.bind(settings.bindDn, secret);
    const entry = await findEntry(client, settings, username);
    // Unknown names are bound too, so that they take as long as known ones.
    const accepted = await tryPassword(client, entry?.dn ?? `cn=nobody,${settings.baseDn}`, password);
    return accepted && entry ? readPerson(entry, settings) : undefined;
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

/** The entry with that name; undefined when two match. */
async function findEntry(client: Client, settings: LdapSettings, username: string): Promise<Entry | undefined> {
  const { searchEntries } = await client.search(settings.baseDn, {
    scope: 'sub',
    // A filter object instead of text, so that input cannot change the filter.
    filter: new EqualityFilter({ attribute: settings.nameAttribute, value: username }),
    attributes: ['mail', 'givenName', 'sn', ...(settings.idAttribute === 'dn' ? [] : [settings.idAttribute])],
    sizeLimit: 2,
  });
  return searchEntries.length === 1 ? searchEntries[0] : undefined;
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

/** Attribute names are case-insensitive. */
function readValue(entry: Entry, name: string): string | undefined {
  const spelled = Object.keys(entry).find((key) => key.toLowerCase() === name.toLowerCase());
  const value = spelled === undefined ? undefined : [entry[spelled]].flat()[0];
  if (Buffer.isBuffer(value)) return value.toString('hex');
  return typeof value === 'string' && value !== '' ? value : undefined;
}

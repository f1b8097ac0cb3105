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
 * Looks a name up and lets the directory itself check the password. Undefined for an unknown name and a wrong password
 * alike; a directory that does not answer, or refuses us, throws.
 */
export async function askDirectory(
  settings: LdapSettings,
  secret: string,
  { username, password }: { username: string; password: string },
): Promise<DirectoryPerson | undefined> {
  // To a directory an empty password means "nobody in particular", and it would agree.
  if (password === '') return undefined;
  const client = new Client({ url: settings.url, timeout: timeoutMs, connectTimeout: timeoutMs });
  try {
    if (settings.startTls) await client.startTLS({});
    if (settings.bindDn) await client.bind(settings.bindDn, secret);
    const entry = await findEntry(client, settings, username);
    // A name that nobody has is asked for too, so that it takes as long.
    const accepted = await tryPassword(client, entry?.dn ?? `cn=nobody,${settings.baseDn}`, password);
    return accepted && entry ? readPerson(entry, settings) : undefined;
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

/** The one entry of that name; of two nobody can say which is meant. */
async function findEntry(client: Client, settings: LdapSettings, username: string): Promise<Entry | undefined> {
  const { searchEntries } = await client.search(settings.baseDn, {
    scope: 'sub',
    // A filter object, not text: whatever was typed stays a value.
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

/** Directories spell the names of attributes in cases of their own. */
function readValue(entry: Entry, name: string): string | undefined {
  const spelled = Object.keys(entry).find((key) => key.toLowerCase() === name.toLowerCase());
  const value = spelled === undefined ? undefined : [entry[spelled]].flat()[0];
  if (Buffer.isBuffer(value)) return value.toString('hex');
  return typeof value === 'string' && value !== '' ? value : undefined;
}

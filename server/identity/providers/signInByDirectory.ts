import { openSecretBox } from '../../platform/secrets/secretBox.ts';
import type { Visit } from '../../sites/visit.ts';
import { providerFailed, providerUnknown, wrongCredentials } from '../accounts.errors.ts';
import { tryCredential } from '../credentials/tryCredential.ts';
import type { IdentityParts } from '../identityParts.ts';
import { completeSignIn } from '../signIn/completeSignIn.ts';
import { askDirectory, type DirectoryPerson } from './askDirectory.ts';
import { findProvider, listProviders, type ProviderOf } from './providerStore.ts';
import { resolveIdentity } from './resolveIdentity.ts';

interface Credentials {
  username: string;
  password: string;
}

/** Signs a person in by an LDAP directory; by the first one, unless the call names another. */
export async function signInByDirectory(
  app: IdentityParts,
  visit: Visit,
  entry: Credentials & { provider?: string; remember: boolean },
): Promise<void> {
  const provider = await chooseDirectory(visit, entry.provider);
  const person = await checkPerson(app, visit, provider, { ...entry, username: entry.username.trim().normalize() });
  // Root configured this directory, so its e-mail addresses count as verified.
  const identity = { providerId: provider.id, emailVerified: true, ...person };
  const account = await resolveIdentity(visit.db, identity, provider.config);
  await completeSignIn(app, visit, { account, via: 'ldap', remember: entry.remember });
}

async function chooseDirectory({ db }: Visit, id: string | undefined): Promise<ProviderOf<'ldap'>> {
  const first = (await listProviders(db)).find(({ kind, enabled }) => kind === 'ldap' && enabled);
  const provider = await findProvider(db, id ?? first?.id ?? '', 'ldap');
  if (!provider) throw providerUnknown();
  return provider;
}

async function checkPerson(
  app: IdentityParts,
  visit: Visit,
  provider: ProviderOf<'ldap'>,
  { username, password }: Credentials,
): Promise<DirectoryPerson> {
  const secret = provider.secret === null ? '' : (await openSecretBox(app.config)).open(provider.secret);
  let person: DirectoryPerson | undefined;
  const check = async () => {
    person = await askDirectory(provider.config, secret, { username, password }).catch((error: unknown) => {
      app.log.warn({ err: error, provider: provider.id }, 'directory');
      throw providerFailed();
    });
    return person !== undefined;
  };
  const subject = `${username.toLowerCase()} of directory ${provider.id}`;
  await tryCredential(app, visit, { kind: 'password', via: 'ldap', name: username, subject, check });
  if (!person) throw wrongCredentials();
  return person;
}

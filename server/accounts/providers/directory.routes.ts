import { badRequest } from '../../errors/httpErrors.ts';
import type { Context } from '../../http/context.ts';
import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import type { AccountParts } from '../accountParts.ts';
import { readAccountSettings } from '../accountSettings.ts';
import { providerFailed, providerUnknown, wrongCredentials } from '../accounts.errors.ts';
import { completeSignIn } from '../completeSignIn.ts';
import { addressKey } from '../rateLimits.ts';
import { readOptional } from '../readInput.ts';
import { openSecretBox } from '../secretBox.ts';
import { answerSignedIn } from '../signIn.routes.ts';
import { countTry, forgetTries } from '../signInFailures.ts';
import { logSignIn } from '../signInLog.ts';
import { askDirectory, type DirectoryPerson } from './askDirectory.ts';
import { findProvider, listProviders, type ProviderOf } from './providerStore.ts';
import { resolveIdentity } from './resolveIdentity.ts';

/** `POST /api/signin/ad`: the organisation's own directory says who someone is. */
export function addDirectoryRoutes(router: Router, parts: AccountParts): void {
  router.post('/api/signin/ad', async (context) => {
    const body = await readBody(context, '16kb');
    const { username, password, remember } = body;
    if (typeof username !== 'string' || typeof password !== 'string' || username.length > 254 || password.length > 1024)
      throw badRequest({ what: 'username, password' });
    const provider = await chooseDirectory(parts, context, readOptional(body, 'provider', 40));
    const person = await checkPerson(parts, context, { provider, username: username.trim(), password });
    const account = await resolveIdentity(
      parts.app.db.site(context.state.site.id),
      // Root named this directory; what it says about its people holds.
      { providerId: provider.id, emailVerified: true, ...person },
      provider.config,
    );
    await completeSignIn(parts, context, { account, via: 'ldap', remember: remember === true });
    answerSignedIn(context);
  });
}

async function chooseDirectory(
  { app }: AccountParts,
  context: Context,
  id: string | undefined,
): Promise<ProviderOf<'ldap'>> {
  const db = app.db.site(context.state.site.id);
  const first = (await listProviders(db)).find(({ kind, enabled }) => kind === 'ldap' && enabled);
  const provider = await findProvider(db, id ?? first?.id ?? '', 'ldap');
  if (!provider) throw providerUnknown();
  return provider;
}

async function checkPerson(
  { app, limits }: AccountParts,
  context: Context,
  { provider, username, password }: { provider: ProviderOf<'ldap'>; username: string; password: string },
): Promise<DirectoryPerson> {
  const { site } = context.state;
  const db = app.db.site(site.id);
  const address = addressKey(context.ip);
  const tries = `directory ${provider.id} ${username.toLowerCase()}`;
  await limits.check('signInFailure', address);
  await countTry(db, tries, readAccountSettings(site));
  const secret = provider.secret === null ? '' : (await openSecretBox(app.config)).open(provider.secret);
  const person = await askDirectory(provider.config, secret, { username, password }).catch((error: unknown) => {
    app.log.warn({ err: error, provider: provider.id }, 'directory');
    throw providerFailed();
  });
  if (!person) {
    await limits.allows('signInFailure', address);
    const event = { name: username, address: context.ip, userAgent: context.get('user-agent') };
    await logSignIn(db, { ...event, outcome: 'wrong_password', via: 'ldap' });
    throw wrongCredentials();
  }
  await forgetTries(db, tries);
  return person;
}

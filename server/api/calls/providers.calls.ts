import { corePaths, SalaError } from '../../../schemas/index.ts';
import {
  accountLocked,
  accountUnknown,
  busy,
  identityTaken,
  lastWayIn,
  linkExpired,
  linkNeedsSignIn,
  passwordNeeded,
  providerFailed,
  providerRefused,
  providerUnknown,
  signInAgain,
  wrongCredentials,
  wrongPassword,
} from '../../identity/accounts.errors.ts';
import { confirmOwnAccount } from '../../identity/credentials/confirmOwner.ts';
import { changeProvider, removeProvider } from '../../identity/providers/changeProvider.ts';
import { listIdentities } from '../../identity/providers/listIdentities.ts';
import { listProviders, presentProvider } from '../../identity/providers/providerStore.ts';
import type { ProviderInput } from '../../identity/providers/readProvider.ts';
import {
  finishProviderSignIn,
  oidcCallbackPath,
  startProviderSignIn,
} from '../../identity/providers/signInByProvider.ts';
import { unlinkIdentity } from '../../identity/providers/unlinkIdentity.ts';
import { readReturnPath } from '../../identity/siteAddress.ts';
import type { Visit } from '../../sites/visit.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import {
  flag,
  list,
  map,
  maybe,
  nothing,
  object,
  oneOf,
  password,
  string,
  text,
  textOf,
  time,
  whole,
} from '../call/fields.ts';
import type { Context } from '../http/context.ts';
import { redirectToSignIn, signInPath } from '../http/redirectToSignIn.ts';
import { entryRefusals } from './sessionAnswer.ts';

const ownPage = corePaths.profile;
const ticketRate = { rate: { name: 'ticket', per: 'address' } } as const;
const kind = oneOf('oidc', 'ldap');
const provider = object({
  id: string,
  kind,
  title: string,
  config: map,
  enabled: flag,
  position: whole,
  updatedAt: time,
  hasSecret: flag,
});

const oidcConfig = object({
  'preset?': string,
  clientId: textOf(300),
  'issuer?': textOf(500),
  'scopes?': text,
  'idTokenAlgorithm?': textOf(10),
  'signUp?': flag,
});
const attribute = textOf(60, { pattern: '^[A-Za-z][A-Za-z0-9-]*$' });
const ldapConfig = object({
  url: textOf(500),
  'startTls?': flag,
  'bindDn?': textOf(500),
  baseDn: textOf(500),
  'nameAttribute?': attribute,
  'idAttribute?': attribute,
  'signUp?': flag,
  'role?': textOf(40),
});

/** Signing in with identity providers, linking them to one's account, and configuring them. */
export const providerCalls: CallGroup = {
  name: 'Providers',
  title: { th: 'ผู้ให้บริการเข้าสู่ระบบภายนอก', en: 'Sign-in providers' },
  calls: [
    defineCall({
      id: 'startProviderSignIn',
      method: 'get',
      path: '/api/signin/oidc/:provider',
      summary: { th: 'ไปเข้าสู่ระบบที่ผู้ให้บริการภายนอก', en: 'Go to an OpenID provider to sign in' },
      parameters: { returnTo: { th: 'ที่อยู่ของหน้าที่จะกลับไป', en: 'Address of the page to return to' } },
      who: 'anyone',
      link: true,
      query: { 'returnTo?': string },
      limits: ticketRate,
      status: 302,
      errors: [providerUnknown, providerFailed],
      handle: async ({ app, visit, params, query, http }) => {
        const returnTo = query.returnTo === undefined ? undefined : readReturnPath(query.returnTo, ownPage);
        const start = { provider: params.provider, returnTo };
        http.redirect(await startProviderSignIn(app, visit, start));
      },
    }),
    defineCall({
      id: 'finishProviderSignIn',
      method: 'get',
      path: oidcCallbackPath,
      summary: { th: 'กลับมาจากผู้ให้บริการภายนอก', en: 'The way back from an OpenID provider' },
      who: 'anyone',
      link: true,
      status: 302,
      errors: [
        linkExpired,
        providerUnknown,
        providerFailed,
        identityTaken,
        linkNeedsSignIn,
        accountUnknown,
        wrongCredentials,
        ...entryRefusals,
      ],
      handle: async ({ app, visit, http }) => {
        try {
          http.redirect(await finishProviderSignIn(app, visit, http.search));
        } catch (error) {
          redirectRefused(http, visit, error);
        }
      },
    }),
    defineCall({
      id: 'listIdentities',
      method: 'get',
      path: '/api/account/identities',
      summary: { th: 'บัญชีภายนอกที่ฉันเชื่อมไว้', en: 'The outside accounts that I connected' },
      who: 'owner',
      asked: true,
      answer: list(object({ provider: string, name: maybe(string), linkedAt: time })),
      handle: async ({ visit, session }) => ({ data: await listIdentities(visit.db, session.userId) }),
    }),
    defineCall({
      id: 'linkIdentity',
      method: 'post',
      path: '/api/account/identities/:provider',
      summary: { th: 'เริ่มเชื่อมบัญชีภายนอก', en: 'Begin to connect one' },
      who: 'owner',
      audit: { none: 'concerns the account of the caller alone' },
      body: { 'returnTo?': string, 'password?': password },
      limits: { body: '16kb' },
      answer: object({ url: string }),
      cache: 'no-store',
      errors: [providerUnknown, providerFailed, passwordNeeded, wrongPassword, signInAgain, accountLocked, busy],
      handle: async ({ app, visit, session, params, body }) => {
        await confirmOwnAccount(app, visit, body.password);
        const url = await startProviderSignIn(app, visit, {
          provider: params.provider,
          returnTo: readReturnPath(body.returnTo, ownPage),
          linkTo: { accountId: session.userId, sessionKey: session.key },
        });
        return { data: { url } };
      },
    }),
    defineCall({
      id: 'unlinkIdentity',
      method: 'delete',
      path: '/api/account/identities/:provider',
      summary: { th: 'ยกเลิกการเชื่อม', en: 'Disconnect one' },
      who: 'owner',
      audit: { none: 'concerns the account of the caller alone' },
      answer: nothing,
      errors: [providerUnknown, lastWayIn],
      handle: async ({ visit, params }) => {
        await unlinkIdentity(visit, params.provider);
        return { data: null };
      },
    }),
    defineCall({
      id: 'listProviders',
      method: 'get',
      path: '/api/signin/providers',
      summary: { th: 'ผู้ให้บริการเข้าสู่ระบบที่ตั้งค่าไว้', en: 'The sign-in providers that are set up' },
      who: 'administrator',
      answer: list(provider),
      handle: async ({ visit }) => ({ data: (await listProviders(visit.db)).map(presentProvider) }),
    }),
    defineCall({
      id: 'changeProvider',
      method: 'put',
      path: '/api/signin/providers/:id',
      summary: { th: 'เพิ่มหรือแก้ไขผู้ให้บริการเข้าสู่ระบบ', en: 'Add or change a sign-in provider' },
      who: 'administrator',
      audit: { within: ['provider.saved'] },
      body: {
        kind,
        title: textOf(60, { example: 'LINE' }),
        config: map,
        'enabled?': flag,
        'position?': whole,
        'secret?': password,
      },
      cases: { by: 'kind', of: { oidc: { body: { config: oidcConfig } }, ldap: { body: { config: ldapConfig } } } },
      limits: { body: '32kb' },
      answer: provider,
      errors: [providerRefused],
      example: {
        body: { kind: 'oidc', title: 'LINE', config: { preset: 'line', clientId: '1650000000' }, secret: '…' },
      },
      handle: async ({ app, visit, session, params, body }) => {
        const saved = await changeProvider(app, visit, { session, id: params.id, given: body as ProviderInput }); // read by its kind
        return { data: presentProvider(saved) };
      },
    }),
    defineCall({
      id: 'removeProvider',
      method: 'delete',
      path: '/api/signin/providers/:id',
      summary: { th: 'ลบผู้ให้บริการเข้าสู่ระบบ', en: 'Remove a sign-in provider' },
      who: 'administrator',
      audit: { within: ['provider.removed'] },
      answer: nothing,
      errors: [providerRefused, providerUnknown],
      handle: async ({ visit, session, params }) => {
        await removeProvider(visit, { session, id: params.id });
        return { data: null };
      },
    }),
  ],
};

/** Signing in continues with the second factor; linking an account stays on the current page. */
function redirectRefused(http: Context, visit: Visit, error: unknown): void {
  if (!(error instanceof SalaError)) throw error;
  if (isSecondFactor(error)) http.redirect(`${signInPath(http)}#second=${error.details.ticket}`);
  else if (visit.session && error.code !== 'role_refused') redirectToSignIn(http, error, ownPage);
  else throw error;
}

function isSecondFactor(error: SalaError): error is SalaError & { details: { ticket: string } } {
  return error.code === 'second_factor_needed';
}

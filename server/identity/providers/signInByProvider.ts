import { isStaff } from '../../../engine/people/isStaff.ts';
import { corePaths } from '../../../schemas/index.ts';
import { readOwnCookie, setOwnCookie } from '../../sites/ownCookie.ts';
import type { Visit } from '../../sites/visit.ts';
import { identityTaken, linkExpired, providerUnknown } from '../accounts.errors.ts';
import type { IdentityParts } from '../identityParts.ts';
import { completeSignIn } from '../signIn/completeSignIn.ts';
import { readOrigin } from '../siteAddress.ts';
import { connectIdentity } from './connectIdentity.ts';
import { type OidcFlow, openOidcClient } from './oidcClient.ts';
import { findProvider, type ProviderOf } from './providerStore.ts';
import { resolveIdentity } from './resolveIdentity.ts';

export const oidcCallbackPath = '/api/signin/oidc/callback';
const flowMinutes = 10;
const cookie = 'sala_oidc';

export interface FlowStart {
  provider: string;
  /** Without it the role decides. */
  returnTo?: string;
  /** The session of a person who links the identity to their own account. */
  linkTo?: { accountId: string; sessionKey: string };
}

interface FlowPayload extends OidcFlow, FlowStart {}

/** Starts an OpenID sign-in: stores the state that the callback must match and returns the redirect URL. */
export async function startProviderSignIn(app: IdentityParts, visit: Visit, start: FlowStart): Promise<string> {
  const provider = await loadProvider(visit, start.provider);
  const client = await openOidcClient(app, visit.site.id, provider);
  const { url, flow } = await client.start(`${readOrigin(visit)}${oidcCallbackPath}`);
  const token = await app.tickets.create({
    siteId: visit.site.id,
    purpose: 'oidc',
    payload: { ...flow, ...start },
    minutes: flowMinutes,
  });
  // Only the browser that started it may return: nobody can be signed in to another person's account by a link.
  setFlowCookie(visit, token, new Date(Date.now() + flowMinutes * 60_000));
  return url;
}

/** Finishes it with the callback: signs in, or links the identity. Returns the path to redirect to. */
export async function finishProviderSignIn(app: IdentityParts, visit: Visit, search: string): Promise<string> {
  const token = readOwnCookie(visit, cookie) ?? '';
  setFlowCookie(visit, '', new Date(0));
  const ticket = await app.tickets.take(visit.site.id, 'oidc', token);
  if (!ticket) throw linkExpired();
  const flow = ticket.payload as unknown as FlowPayload; // what startProviderSignIn wrote into it
  const provider = await loadProvider(visit, flow.provider);
  const client = await openOidcClient(app, visit.site.id, provider);
  const identity = await client.finish(new URL(search, flow.redirectUri), flow);
  if (flow.linkTo) {
    const { accountId, sessionKey } = flow.linkTo;
    const { session } = visit;
    if (session?.key !== sessionKey || session.userId !== accountId) throw identityTaken();
    await connectIdentity(app, { ...visit, session }, { identity, provider: provider.title });
    return flow.returnTo ?? corePaths.profile;
  }
  const account = await resolveIdentity(visit.db, identity, { signUp: provider.config.signUp, role: 'user' });
  await completeSignIn(app, visit, { account, via: 'oidc', remember: false });
  return flow.returnTo ?? (isStaff(account.role) ? corePaths.work : corePaths.profile);
}

async function loadProvider({ db }: Visit, id: string): Promise<ProviderOf<'oidc'>> {
  const provider = await findProvider(db, id, 'oidc');
  if (!provider) throw providerUnknown();
  return provider;
}

function setFlowCookie(visit: Visit, token: string, expires: Date): void {
  setOwnCookie(visit, cookie, { value: token, expires });
}

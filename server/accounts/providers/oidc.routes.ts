import { SalaError } from '../../../schemas/index.ts';
import type { Context } from '../../http/context.ts';
import type { Router } from '../../http/router.ts';
import type { AccountParts } from '../accountParts.ts';
import { identityTaken, providerUnknown, ticketDead } from '../accounts.errors.ts';
import { completeSignIn } from '../completeSignIn.ts';
import { leadToSignIn, signInPath } from '../leadToSignIn.ts';
import { addressKey } from '../rateLimits.ts';
import { readOrigin, readReturnPath } from '../siteAddress.ts';
import { type OidcFlow, openOidcClient } from './oidcClient.ts';
import { findProvider } from './providerStore.ts';
import { linkIdentity, resolveIdentity } from './resolveIdentity.ts';

const flowMinutes = 10;
const callbackPath = '/api/signin/oidc/callback';

/** Signing in at an OpenID provider: the browser goes there and comes back. */
export function addOidcRoutes(router: Router, parts: AccountParts): void {
  router.get(callbackPath, async (context) => {
    context.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    try {
      context.redirect(await finishFlow(parts, context));
    } catch (error) {
      if (!(error instanceof SalaError)) throw error;
      if (isSecondFactor(error)) context.redirect(`${signInPath(context)}#second=${error.details.ticket}`);
      else if (context.state.session && error.code !== 'role_refused') leadToSignIn(context, error, '/user/profile');
      else leadToSignIn(context, error);
    }
  });

  router.get('/api/signin/oidc/:provider', async (context) => {
    context.set('Cache-Control', 'no-store');
    try {
      await parts.limits.consume('ticket', addressKey(context.ip));
      const returnTo = readReturnPath(context.query.returnTo, '/user/profile');
      context.redirect(await startFlow(parts, context, { provider: context.params.provider ?? '', returnTo }));
    } catch (error) {
      if (!(error instanceof SalaError)) throw error;
      leadToSignIn(context, error);
    }
  });
}

export interface FlowStart {
  provider: string;
  returnTo: string;
  /** Someone signed in who wants to connect the identity to his own account. */
  linkTo?: { accountId: string; sessionKey: string };
}

/** Keeps what the return must match and answers where the browser has to go. */
export async function startFlow({ app, tickets }: AccountParts, context: Context, start: FlowStart): Promise<string> {
  const { site } = context.state;
  const provider = await findProvider(app.db.site(site.id), start.provider, 'oidc');
  if (!provider) throw providerUnknown();
  const client = await openOidcClient(app, site.id, provider);
  const { url, flow } = await client.start(`${readOrigin(app, context)}${callbackPath}`);
  const token = await tickets.create({
    siteId: site.id,
    purpose: 'oidc',
    payload: { ...flow, provider: provider.id, returnTo: start.returnTo, linkTo: start.linkTo },
    minutes: flowMinutes,
  });
  // Only the browser that set out may come back: nobody can be led into somebody else's account.
  context.cookies.set(cookieName(context), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: context.secure,
    path: '/',
    maxAge: flowMinutes * 60_000,
    overwrite: true,
  });
  return url;
}

interface FlowPayload extends OidcFlow {
  provider: string;
  returnTo: string;
  linkTo?: { accountId: string; sessionKey: string };
}

async function finishFlow(parts: AccountParts, context: Context): Promise<string> {
  const { app, tickets } = parts;
  const { site, session } = context.state;
  const db = app.db.site(site.id);
  const token = context.cookies.get(cookieName(context)) ?? '';
  context.cookies.set(cookieName(context), '', { path: '/', secure: context.secure, maxAge: 0, overwrite: true });
  const ticket = await tickets.take(site.id, 'oidc', token);
  if (!ticket) throw ticketDead();
  const payload = ticket.payload as unknown as FlowPayload; // what startFlow wrote into it
  const provider = await findProvider(db, payload.provider, 'oidc');
  if (!provider) throw providerUnknown();
  const client = await openOidcClient(app, site.id, provider);
  const identity = await client.finish(new URL(context.search, payload.redirectUri), payload);
  if (payload.linkTo) {
    if (session?.key !== payload.linkTo.sessionKey || session.userId !== payload.linkTo.accountId)
      throw identityTaken();
    await linkIdentity(db, identity, payload.linkTo.accountId);
    return payload.returnTo;
  }
  const account = await resolveIdentity(db, identity, { signUp: provider.config.signUp, role: 'user' });
  await completeSignIn(parts, context, { account, via: 'oidc', remember: false });
  return payload.returnTo;
}

function cookieName(context: Context): string {
  return context.secure ? '__Host-sala_oidc' : 'sala_oidc';
}

function isSecondFactor(error: SalaError): error is SalaError & { details: { ticket: string } } {
  return error.code === 'second_factor_needed';
}

import type Router from '@koa/router';
import type { DefaultContext } from 'koa';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { PublicSession } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import { badRequest, tooManyRequests } from '../errors/httpErrors.ts';
import type { Context, RequestState } from '../http/context.ts';
import { readBody } from '../http/readBody.ts';
import { clearSessionCookie, setSessionCookie } from './findSession.ts';
import { checkCredentials } from './signIn.ts';

/** Signing in and out, and who am I. */
export function addAccountRoutes(router: Router<RequestState, DefaultContext>, app: App): void {
  const byAddress = new RateLimiterMemory({ points: 50, duration: 60 });
  const byAccount = new RateLimiterMemory({ points: 10, duration: 300 });

  router.post('/api/signin', async (context) => {
    const { username, password, remember } = await readBody(context, '16kb');
    if (typeof username !== 'string' || typeof password !== 'string' || password.length > 1024)
      throw badRequest({ what: 'username, password' });
    const { site } = context.state;
    const accountKey = `${site.id} ${username.trim().toLowerCase()}`;
    await consume(byAddress, context.ip);
    await consume(byAccount, accountKey);
    const userId = await checkCredentials(app.db, site.id, username, password);
    await byAccount.delete(accountKey);
    // A new id at every sign-in: an id planted before is worth nothing.
    if (context.state.session) await app.sessions.end(site.id, context.state.session.key);
    const { token, expiresAt } = await app.sessions.open({
      siteId: site.id,
      userId,
      remember: remember === true,
      address: context.ip,
      userAgent: context.get('user-agent'),
    });
    setSessionCookie(context, token, remember === true ? expiresAt : undefined);
    context.state.session = await app.sessions.find(site.id, token);
    context.body = { status: 200, data: presentSession(context) };
  });

  router.post('/api/signout', async (context) => {
    if (context.state.session) await app.sessions.end(context.state.site.id, context.state.session.key);
    clearSessionCookie(context);
    context.body = { status: 200, data: null };
  });

  router.get('/api/session', async (context) => {
    context.body = { status: 200, data: presentSession(context) };
  });
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    const { msBeforeNext } = refusal as RateLimiterRes; // the library throws its result when the points are used up
    throw tooManyRequests({ seconds: Math.ceil(msBeforeNext / 1000) });
  }
}

/** What the browser may know of the session. */
export function presentSession(context: Context): PublicSession {
  const { session, language } = context.state;
  return {
    user: session && {
      id: session.userId,
      name: session.name,
      email: session.email,
      role: session.role,
      avatar: session.avatar,
    },
    role: session?.role ?? 'public',
    language,
    expiresAt: session?.expiresAt,
  };
}

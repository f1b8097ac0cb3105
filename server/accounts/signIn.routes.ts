import { readText as readMessage } from '../../schemas/index.ts';
import { answerRead } from '../asking/houseRead.ts';
import { badRequest } from '../errors/httpErrors.ts';
import type { Context } from '../http/context.ts';
import { readBody } from '../http/readBody.ts';
import type { Router } from '../http/router.ts';
import { accountReads } from './account.reads.ts';
import type { AccountParts } from './accountParts.ts';
import { messages } from './accounts.messages.ts';
import { completeSignIn } from './completeSignIn.ts';
import { clearSessionCookie } from './findSession.ts';
import { presentSession } from './presentSession.ts';
import { checkCredentials } from './signIn.ts';

/** Signing in by password and out, who am I, and what the forms need to know before. */
export function addSignInRoutes(router: Router, parts: AccountParts): void {
  const { app } = parts;

  router.post('/api/signin', async (context) => {
    const { username, password, remember } = await readBody(context, '16kb');
    if (typeof username !== 'string' || typeof password !== 'string' || password.length > 1024 || username.length > 254)
      throw badRequest({ what: 'username, password' });
    const account = await checkCredentials(parts, context, { username, password });
    await completeSignIn(parts, context, { account, via: 'password', remember: remember === true });
    answerSignedIn(context);
  });

  router.post('/api/signout', async (context) => {
    const { session, site, language } = context.state;
    if (session && !session.apiKey) await app.sessions.end(site.id, session.key);
    clearSessionCookie(context);
    context.body = { status: 200, message: readMessage(messages.signedOut, language), data: null };
  });

  router.get('/api/session', async (context) => {
    context.set('Cache-Control', 'no-store');
    context.body = { status: 200, data: presentSession(context) };
  });

  router.get('/api/signin/options', answerRead(app, accountReads['signIn.options']));
}

/** The answer to every way of signing in by a call. */
export function answerSignedIn(context: Context): void {
  context.set('Cache-Control', 'no-store');
  context.body = {
    status: 200,
    message: readMessage(messages.signedIn, context.state.language),
    data: presentSession(context),
  };
}

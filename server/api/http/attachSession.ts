import { findSession } from '../../identity/findSession.ts';
import { readSessionCookie } from '../../identity/sessionCookie.ts';
import type { App } from '../app.ts';
import type { Middleware } from './context.ts';
import { chooseLanguage, isCall } from './language.ts';

/** Gives the visit the session of its cookie. */
export function attachSession(app: App): Middleware {
  return async (context, next) => {
    const { state } = context;
    state.session = await findSession(app, state.site, readSessionCookie(state));
    // The language was chosen before the session was known: a call that asks for none gets that of the account.
    if (state.session?.language && isCall(context)) state.language = chooseLanguage(context);
    await next();
  };
}

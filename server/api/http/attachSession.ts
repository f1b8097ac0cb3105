import { resumeSession } from '../../identity/resumeSession.ts';
import { readSessionCookie } from '../../identity/sessionCookie.ts';
import type { App } from '../app.ts';
import type { Middleware } from './context.ts';

/** Gives the visit the session of its cookie. */
export function attachSession(app: App): Middleware {
  return async ({ state }, next) => {
    state.session = await resumeSession(app, state.site, readSessionCookie(state));
    await next();
  };
}

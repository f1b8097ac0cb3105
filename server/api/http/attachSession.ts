import { resumeSession } from '../../identity/resumeSession.ts';
import { readSessionCookie } from '../../identity/sessionCookie.ts';
import type { SessionStore } from '../../identity/sessionStore.ts';
import type { Middleware } from './context.ts';

/** Gives the visit the session of its cookie. */
export function attachSession(sessions: SessionStore): Middleware {
  return async ({ state }, next) => {
    state.session = await resumeSession(sessions, state.site.id, readSessionCookie(state));
    await next();
  };
}

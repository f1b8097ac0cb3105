import type { Context, Middleware } from '../http/context.ts';
import type { SessionStore } from './session.ts';

/** Under TLS the cookie takes the `__Host-` name, which a neighbouring host name can't set. */
export function sessionCookieName(context: Context): string {
  return context.secure ? secureName : plainName;
}

const secureName = '__Host-sala';
const plainName = 'sala';
export const sessionCookieNames = [secureName, plainName];

/** Finds out who is asking, from the session cookie. */
export function findSession(sessions: SessionStore): Middleware {
  return async (context, next) => {
    const token = context.cookies.get(sessionCookieName(context));
    context.state.session = token ? await sessions.find(context.state.site.id, token) : null;
    await next();
  };
}

export function setSessionCookie(context: Context, token: string, expires?: Date): void {
  context.cookies.set(sessionCookieName(context), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: context.secure,
    path: '/',
    expires,
    overwrite: true,
  });
}

export function clearSessionCookie(context: Context): void {
  context.cookies.set(sessionCookieName(context), '', {
    httpOnly: true,
    sameSite: 'lax',
    secure: context.secure,
    path: '/',
    expires: new Date(0),
    overwrite: true,
  });
}

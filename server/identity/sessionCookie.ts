import type { Visit } from '../sites/visit.ts';

/** Under TLS the cookie takes the `__Host-` name, which a neighbouring host name can't set. */
const names = { secure: '__Host-sala', plain: 'sala' };
export const sessionCookieNames = Object.values(names);

export function readSessionCookie(visit: Pick<Visit, 'protocol' | 'cookies'>): string | undefined {
  return visit.cookies.get(nameOf(visit));
}

/** Without an end the cookie is gone with the browser. */
export function setSessionCookie(visit: Visit, token: string, expires?: Date): void {
  visit.cookies.set(nameOf(visit), token, { httpOnly: true, sameSite: 'lax', expires });
}

export function clearSessionCookie(visit: Visit): void {
  setSessionCookie(visit, '', new Date(0));
}

function nameOf({ protocol }: Pick<Visit, 'protocol'>): string {
  return protocol === 'https' ? names.secure : names.plain;
}

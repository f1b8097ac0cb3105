import { ownCookieNames, readOwnCookie, setOwnCookie } from '../sites/ownCookie.ts';
import type { Visit } from '../sites/visit.ts';

const name = 'sala';
export const sessionCookieNames = ownCookieNames(name);

export function readSessionCookie(visit: Pick<Visit, 'protocol' | 'cookies'>): string | undefined {
  return readOwnCookie(visit, name);
}

/** Without an end the cookie is gone with the browser. */
export function setSessionCookie(visit: Visit, token: string, expires?: Date): void {
  setOwnCookie(visit, name, { value: token, expires });
}

export function clearSessionCookie(visit: Visit): void {
  setSessionCookie(visit, '', new Date(0));
}

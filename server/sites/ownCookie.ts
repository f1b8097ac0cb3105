import type { Visit } from './visit.ts';

const prefix = '__Host-';

/** Both names that a cookie of this site may have, the safer one first. */
export const ownCookieNames = (name: string): string[] => [prefix + name, name];

/**
 * A cookie that says who somebody is or what they may. Under TLS it takes the `__Host-` name, which no neighbouring host
 * name can set: it could hand out a cookie that it knows.
 */
export function readOwnCookie(visit: Pick<Visit, 'protocol' | 'cookies'>, name: string): string | undefined {
  return visit.cookies.get(nameOf(visit, name));
}

/** Without an end the cookie is gone with the browser. */
export function setOwnCookie(
  visit: Pick<Visit, 'protocol' | 'cookies'>,
  name: string,
  { value, expires, sameSite = 'lax' }: { value: string; expires?: Date; sameSite?: 'lax' | 'strict' },
): void {
  visit.cookies.set(nameOf(visit, name), value, { httpOnly: true, sameSite, expires });
}

function nameOf({ protocol }: Pick<Visit, 'protocol'>, name: string): string {
  return protocol === 'https' ? prefix + name : name;
}

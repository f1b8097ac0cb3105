import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readOwnCookie, setOwnCookie } from '../../sites/ownCookie.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';

interface LockRow {
  password_hash: string;
  updated_at: string;
}

/** The password of a page; undefined when none was set, and then a locked page opens for nobody. */
export async function findPageLock(app: PageParts, siteId: string, key: string): Promise<LockRow | undefined> {
  const [row] = await app.db
    .site(siteId)
    .query<LockRow>('select password_hash, updated_at from page_lock where key = $1', [key]);
  return row;
}

/** Whether this browser has entered the current password. */
export async function isUnlocked(app: PageParts, visit: Visit, key: string): Promise<boolean> {
  const given = readOwnCookie(visit, cookieName(key));
  if (!given) return false;
  const lock = await findPageLock(app, visit.site.id, key);
  if (!lock) return false;
  const expected = Buffer.from(sign(app, visit, { key, lock }));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Remembers until the browser is closed that this browser knew the password. */
export function keepUnlocked(app: PageParts, visit: Visit, { key, lock }: { key: string; lock: LockRow }): void {
  setOwnCookie(visit, cookieName(key), { value: sign(app, visit, { key, lock }) });
}

function sign(app: PageParts, visit: Visit, { key, lock }: { key: string; lock: LockRow }): string {
  const text = JSON.stringify(['page unlocked', visit.site.id, key, lock.updated_at, lock.password_hash]);
  return createHmac('sha256', app.secret).update(text).digest('base64url');
}

function cookieName(key: string): string {
  return `sala_page_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
}

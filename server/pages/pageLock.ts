import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';

interface LockRow {
  password_hash: string;
  updated_at: string;
}

/** The password in front of a page; undefined when none was set, and then a locked page opens for nobody. */
export async function findPageLock(app: App, siteId: string, key: string): Promise<LockRow | undefined> {
  const [row] = await app.db
    .site(siteId)
    .query<LockRow>('select password_hash, updated_at from page_lock where key = $1', [key]);
  return row;
}

/** Whether this browser gave the password before, since the password was last set. */
export async function isUnlocked(app: App, context: Context, key: string): Promise<boolean> {
  const given = context.cookies.get(cookieName(key));
  if (!given) return false;
  const lock = await findPageLock(app, context.state.site.id, key);
  if (!lock) return false;
  const expected = Buffer.from(sign(app, context, { key, lock }));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Remembers until the browser is closed that this browser knew the password. */
export function keepUnlocked(app: App, context: Context, { key, lock }: { key: string; lock: LockRow }): void {
  context.cookies.set(cookieName(key), sign(app, context, { key, lock }), {
    httpOnly: true,
    sameSite: 'lax',
    secure: context.secure,
    path: '/',
    overwrite: true,
  });
}

function sign(app: App, context: Context, { key, lock }: { key: string; lock: LockRow }): string {
  const text = JSON.stringify(['page unlocked', context.state.site.id, key, lock.updated_at, lock.password_hash]);
  return createHmac('sha256', app.secret).update(text).digest('base64url');
}

function cookieName(key: string): string {
  return `sala_page_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
}

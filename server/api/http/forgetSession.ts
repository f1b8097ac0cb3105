import { clearSessionCookie, readSessionCookie } from '../../identity/sessionCookie.ts';
import type { Context } from './context.ts';

/** The answer that ends the session of this browser: its cookie goes, and what the browser keeps of answers. */
export function forgetSession(context: Context): void {
  clearSessionCookie(context.state);
  clearCache(context);
}

/**
 * The same where the session was ended elsewhere: by time, an administrator or another device. The cookie stays: another
 * tab may have signed in since this request was sent, and its new cookie would go with this answer.
 */
export function forgetEndedSession(context: Context): void {
  const { session } = context.state;
  if (!session && readSessionCookie(context.state) !== undefined) clearCache(context);
}

/**
 * The cache alone, with the pages kept for going back. Not `cookies`: these reach all host names below one domain, and
 * with them sessions of other sites. Not `storage`: drafts of others who use this device, and of somebody whose time ran
 * out, wait there under their ids, and service workers with them; a page forgets those of its own person itself.
 * Browsers ignore the header without TLS.
 */
function clearCache(context: Context): void {
  if (context.state.protocol === 'https') context.set('Clear-Site-Data', '"cache"');
}

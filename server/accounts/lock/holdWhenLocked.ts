import type { Middleware } from '../../http/context.ts';
import { sessionLocked } from '../accounts.errors.ts';

const open = new Set(['/api/session', '/api/signout', '/api/unlock', '/api/page']);

/**
 * A locked session gets nothing: every call is refused until it is unlocked, files too. Pages answer by themselves, with the
 * lock screen in place of the content.
 */
export function holdWhenLocked(): Middleware {
  return async (context, next) => {
    const isCall = /^\/(api|files)\//.test(context.path);
    if (context.state.session?.locked && isCall && !open.has(context.path)) throw sessionLocked();
    await next();
  };
}

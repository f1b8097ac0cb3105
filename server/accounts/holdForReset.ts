import type { Middleware } from '../http/context.ts';
import { resetNeeded } from './accounts.errors.ts';

const resetPage = '/user/reset';
const open = new Set(['/api/session', '/api/signout', '/api/changepwd', '/api/signin', '/api/signin/options']);

/** Whoever must set a new password can do nothing else: calls are refused, and every page leads to the one where it is set. */
export function holdForReset(): Middleware {
  return async (context, next) => {
    if (!context.state.session?.mustReset || open.has(context.path)) return next();
    if (context.path === '/api/page') {
      const path = String(context.query.path ?? '');
      if (isResetPage(path.split('?', 1)[0])) return next();
      context.body = { status: 200, redirect: resetPageOf(path) };
      return;
    }
    if (context.path.startsWith('/api/')) throw resetNeeded();
    if (isResetPage(context.path)) return next();
    context.redirect(resetPageOf(context.path));
  };
}

/** Students are led to their own page. */
function resetPageOf(path: string): string {
  return path.startsWith('/student/') ? '/student/reset' : resetPage;
}

function isResetPage(path: string | undefined): boolean {
  return path === resetPage || path === '/student/reset' || path === '/member/reset';
}

import { callUnknown } from '../../platform/errors/httpErrors.ts';
import type { Middleware } from './context.ts';

/** Paths under /api that match no call are not pages either. */
export function refuseUnknownCalls(): Middleware {
  return async ({ method, path }, next) => {
    if (path.startsWith('/api/')) throw callUnknown({ method, path });
    await next();
  };
}

import { requestCut } from '../../platform/errors/httpErrors.ts';
import type { FairShare } from '../../platform/limits/shareFairly.ts';
import type { Middleware } from './context.ts';
import { isCallerGone } from './isCallerGone.ts';

/** Under load, requests of one site wait for each other, so that they do not hold up other sites. */
export function takeTurn(share: FairShare): Middleware {
  return async (context, next) => {
    const entered = share.enter(context.state.site.id);
    const leave = typeof entered === 'function' ? entered : await entered;
    try {
      if (isCallerGone(context.req)) throw requestCut(); // they left while they waited
      await next();
    } finally {
      leave();
    }
  };
}

import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Middleware } from './context.ts';
import type { Metrics } from './metrics.ts';

const acceptedId = /^[\w-]{8,64}$/;

/** Gives the request an id (or keeps the proxy's), a log of its own, and one line when it is done. */
export function requestLog(options: { log: Logger; metrics: Metrics }): Middleware {
  return async (context, next) => {
    const started = performance.now();
    const given = context.get('x-request-id');
    const requestId = acceptedId.test(given) ? given : randomBytes(9).toString('base64url');
    context.state.requestId = requestId;
    context.state.log = options.log.child({ requestId });
    context.set('X-Request-Id', requestId);
    try {
      await next();
    } finally {
      const ms = performance.now() - started;
      options.metrics.observe(context.method, context.status, ms);
      const level = context.status >= 500 ? 'error' : 'debug';
      context.state.log[level](
        {
          method: context.method,
          path: context.path,
          status: context.status,
          ms: Math.round(ms),
          host: context.hostname,
        },
        'request',
      );
    }
  };
}

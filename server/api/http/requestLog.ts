import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Metrics } from '../../platform/metrics.ts';
import type { Middleware } from './context.ts';
import { loggedPath } from './loggedPath.ts';
import { readAskedHost } from './readAskedHost.ts';

const acceptedId = /^[\w-]{8,64}$/;

/** Gives the request an id (or keeps the proxy's), a logger, and one log line when it is done. */
export function requestLog(options: { log: Logger; metrics: Metrics }): Middleware {
  const nextId = countIds();
  const logsAll = options.log.isLevelEnabled('debug');
  return async (context, next) => {
    const started = performance.now();
    const given = context.get('x-request-id');
    const requestId = given !== '' && acceptedId.test(given) ? given : nextId();
    context.state.requestId = requestId;
    context.state.log = options.log.child({ requestId });
    context.set('X-Request-Id', requestId);
    try {
      await next();
    } finally {
      const ms = performance.now() - started;
      const { method, status } = context;
      options.metrics.observe(method, status, ms);
      if (logsAll || status >= 500) {
        const level = status >= 500 ? 'error' : 'debug';
        const told = {
          method,
          path: loggedPath(context.path),
          status,
          ms: Math.round(ms),
          host: readAskedHost(context).hostname,
        };
        context.state.log[level](told, 'request');
      }
    }
  };
}

/** A random prefix with a counter: cheap, unique across processes, ordered within one. */
function countIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}

import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Middleware } from './context.ts';
import type { Metrics } from './metrics.ts';

const acceptedId = /^[\w-]{8,64}$/;

/** Gives the request an id (or keeps the proxy's), a log of its own, and one line when it is done. */
export function requestLog(options: { log: Logger; metrics: Metrics }): Middleware {
  const nextId = countIds();
  const tellsAll = options.log.isLevelEnabled('debug');
  return async (context, next) => {
    const started = performance.now();
    const given = context.get('x-request-id');
    const requestId = given !== '' && acceptedId.test(given) ? given : nextId();
    context.state.requestId = requestId;
    defineLog(context.state, options.log);
    context.set('X-Request-Id', requestId);
    try {
      await next();
    } finally {
      const ms = performance.now() - started;
      const { method, status } = context;
      options.metrics.observe(method, status, ms);
      if (tellsAll || status >= 500) {
        const level = status >= 500 ? 'error' : 'debug';
        const told = { method, path: context.path, status, ms: Math.round(ms), host: context.hostname };
        context.state.log[level](told, 'request');
      }
    }
  };
}

/** Most requests have nothing to say: their log is made when it is first asked for. */
function defineLog(state: { requestId: string; log: Logger }, log: Logger): void {
  let own: Logger | undefined;
  Object.defineProperty(state, 'log', {
    configurable: true,
    enumerable: true,
    get: () => {
      own ??= log.child({ requestId: state.requestId });
      return own;
    },
  });
}

/** Unguessable where it starts, cheap from there on: unique among all processes, and in order within one. */
function countIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}

import type { IncomingMessage } from 'node:http';
import type { Middleware } from './context.ts';

/** What of a body may still arrive after its answer is decided: more than a part of an upload, while it comes without a halt. */
const mostBytes = 8 * 1024 * 1024;
const mostHaltMs = 10_000;

/**
 * Takes what is still on its way of a body that was refused before it was read, where the connection is closed after the answer, as proxies
 * ask for: closed while bytes arrive it would be reset, and the caller would never see why.
 */
export function receiveRest(): Middleware {
  return async ({ req, res }, next) => {
    await next();
    if (!res.shouldKeepAlive && !req.complete && !req.destroyed) await drop(req);
  };
}

function drop(request: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let bytes = 0;
  const timer = setTimeout(resolve, mostHaltMs);
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    timer.refresh();
    if (bytes > mostBytes) resolve();
  };
  request.on('data', count).once('close', resolve).once('end', resolve).once('error', resolve);
  return promise.finally(() => {
    clearTimeout(timer);
    request.off('data', count);
  });
}

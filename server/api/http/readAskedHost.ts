import type { Context } from './context.ts';

interface AskedHost {
  host: string;
  hostname: string;
  port: string;
}

const none: AskedHost = { host: '', hostname: '', port: '' };
const mostKnown = 1000;
/** A server is asked for few names, each by every request. */
const known = new Map<string, AskedHost>();

/**
 * The requested host and port. `X-Forwarded-Host` is ignored: many proxies pass on what the client wrote. Who names two
 * hosts names none: a proxy may have read the other one.
 */
export function readAskedHost({ req }: Pick<Context, 'req'>): AskedHost {
  const named = req.headers.host;
  if (named === undefined || countHosts(req.rawHeaders) !== 1) return none;
  return known.get(named) ?? keepHost(named);
}

function keepHost(named: string): AskedHost {
  const asked = parseHost(named);
  if (known.size >= mostKnown) known.clear();
  known.set(named, asked);
  return asked;
}

function parseHost(named: string): AskedHost {
  const url = URL.parse(`http://${named}`);
  return url ? { host: url.host, hostname: url.hostname, port: url.port } : none;
}

/** Names and values stand in turn. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((word, index) => index % 2 === 0 && word.toLowerCase() === 'host').length;
}

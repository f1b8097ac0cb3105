import type { Site } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';

/**
 * Where links of this site begin. The name is one that the site is served under; the port is our own or the proxy's, never
 * one that a caller made up.
 */
export function readOrigin(app: App, context: Context): string {
  return toOrigin(context, context.hostname, readPort(app, context));
}

/** The same for another site: its main host name, reached in the way this one was. */
export function originOf(app: App, context: Context, site: Site): string | undefined {
  const host = site.hosts[0];
  return host && toOrigin(context, host, readPort(app, context));
}

function toOrigin(context: Context, host: string, port: string): string {
  return `${context.protocol}://${host}${port && `:${port}`}`;
}

function readPort(app: App, context: Context): string {
  const port = /:(\d+)$/.exec(context.host)?.[1] ?? '';
  return app.config.trustProxy || port === String(context.req.socket.localPort) ? port : '';
}

/** A path of this very site to go on to; anything that could lead elsewhere becomes the fallback. */
export function readReturnPath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > 2000) return fallback;
  // Browsers read a backslash as a slash and drop control characters, so neither may help to leave the site.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (!/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(value)) return fallback;
  return value;
}

import type { Context } from '../http/context.ts';

/** Where the site lives for everybody: its main host name, whichever of its names was asked. */
export function siteOrigin(context: Context): string {
  const [main = context.hostname] = context.state.site.hosts;
  const port = /:\d+$/.exec(context.host)?.[0] ?? '';
  return `${context.protocol}://${main}${port}`;
}

/** An address as other sites can follow it; undefined for one that leads nowhere. */
export function absoluteAddress(address: unknown, origin: string): string | undefined {
  if (typeof address !== 'string' || address === '') return undefined;
  const target = URL.parse(address, origin);
  return target && /^https?:$/.test(target.protocol) ? target.href : undefined;
}

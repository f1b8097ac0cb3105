import type { Visit } from '../../sites/visit.ts';

/** The public origin of the site: its main host name, whichever name was requested. */
export function siteOrigin(visit: Visit): string {
  const [main = visit.hostname] = visit.site.hosts;
  return `${visit.protocol}://${main}${visit.port && `:${visit.port}`}`;
}

/** An absolute URL; undefined for a link without a target. */
export function absoluteAddress(address: unknown, origin: string): string | undefined {
  if (typeof address !== 'string' || address === '') return undefined;
  const target = URL.parse(address, origin);
  return target && /^https?:$/.test(target.protocol) ? target.href : undefined;
}

import { isOwnPath } from '../../engine/content/isOwnPath.ts';
import type { Site } from '../../schemas/index.ts';
import type { Visit } from '../sites/visit.ts';

type Address = Pick<Visit, 'protocol' | 'hostname' | 'port'>;

/** The origin for links of this site: a name that it is served under. */
export function readOrigin(visit: Address): string {
  return toOrigin(visit, visit.hostname);
}

/** The origin of another site: its main host name, with the scheme and port of this visit. */
export function originOf(visit: Address, site: Site): string | undefined {
  const host = site.hosts[0];
  return host && toOrigin(visit, host);
}

function toOrigin({ protocol, port }: Address, host: string): string {
  return `${protocol}://${host}${port && `:${port}`}`;
}

/** A path of this site to continue at; any other value becomes the fallback. */
export function readReturnPath(value: unknown, fallback: string): string {
  return typeof value === 'string' && isOwnPath(value) ? value : fallback;
}

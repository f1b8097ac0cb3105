import type { BlockList } from 'node:net';
import { isIP } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

/** Where requests that a site asks for may go; an installation may widen it (`OUTGOING_PORTS`, `OUTGOING_NETWORKS`). */
export interface OutgoingRules {
  ports: readonly PortRange[];
  /** Networks of its own that an installation lets its sites reach. */
  networks: BlockList;
  /** Only https. */
  secure: boolean;
}

export interface PortRange {
  from: number;
  to: number;
}

/** Why a request did not get an answer. What the other side answered is never one of these. */
export const outgoingFailures = ['url', 'https', 'port', 'address', 'unknown_host', 'timeout', 'unreachable'] as const;

export class OutgoingFailure extends Error {
  readonly reason: (typeof outgoingFailures)[number];
  constructor(reason: OutgoingFailure['reason'], detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`);
    this.reason = reason;
  }
}

/** The URL, if requests may go there as far as can be decided without resolving its name. */
export function readOutgoingUrl({ ports, networks, secure }: OutgoingRules, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // What stands before an @ would be sent as a password, and shown in logs.
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new OutgoingFailure('url');
  if (secure && url.protocol !== 'https:') throw new OutgoingFailure('https');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (!ports.some(({ from, to }) => port >= from && port <= to)) throw new OutgoingFailure('port', String(port));
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isPublicAddress(host, networks)) throw new OutgoingFailure('address', host);
  return url;
}

/** The name or address in it; of IPv6 without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

import type { IncomingMessage } from 'node:http';
import { addressKey } from '../../platform/limits/rateLimits.ts';

/** The address that a request for a channel is counted under: the one that the proxy in front saw, where one is trusted. */
export function readAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return addressKey(forwarded || (socket.remoteAddress ?? ''));
}

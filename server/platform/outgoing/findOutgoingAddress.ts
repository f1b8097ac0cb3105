import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { OutgoingFailure, type OutgoingRules } from './outgoingRules.ts';
import { isPublicAddress } from './publicAddress.ts';

/**
 * The address that a connection to a host may be made to: each of its addresses is checked, and the connection goes to what was
 * checked. Throws an `OutgoingFailure` where it leads inside.
 */
export async function findOutgoingAddress({ networks }: OutgoingRules, host: string): Promise<string> {
  const found =
    isIP(host) === 0
      ? await lookup(host, { all: true }).catch(() => {
          throw new OutgoingFailure('unknown_host', host);
        })
      : [{ address: host }];
  const closed = found.find(({ address }) => !isPublicAddress(address, networks));
  if (closed) throw new OutgoingFailure('address', closed.address);
  const [first] = found;
  if (!first) throw new OutgoingFailure('unknown_host', host);
  return first.address;
}

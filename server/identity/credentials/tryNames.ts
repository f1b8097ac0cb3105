import { addressKey } from '../../platform/limits/rateLimits.ts';

/** What is tried. A password allows more tries by many addresses than a code, which has only a million values. */
export type TriedKind = 'password' | 'code';

/** The origin of a try, as far as the account knows it. */
export interface TrySource {
  address: string;
  /** Cookie of a device that the owner signed in with before. */
  device?: string;
  /** The owner signed in from this address before. */
  knownAddress?: boolean;
}

/** A counter of wrong tries, and its limit. */
export interface TryCounter {
  name: string;
  limit: number;
}

/** The number of addresses that may use up their password tries before all unknown ones are blocked. */
const strangersFactor = 3;

/**
 * The counters in which a try counts: of the device or address, and of all unknown ones together. Tries of unknown
 * devices never count for a device or address that the owner has used.
 */
export function nameTryCounters(
  subject: string,
  { kind, source, lockAfter }: { kind: TriedKind; source: TrySource; lockAfter: number },
): [TryCounter, ...TryCounter[]] {
  const name = `${kind} of ${subject}`;
  if (source.device !== undefined) return [{ name: `${name} by device ${source.device}`, limit: lockAfter }];
  const own = { name: `${name} from ${addressKey(source.address)}`, limit: lockAfter };
  if (source.knownAddress) return [own];
  const together = kind === 'password' ? lockAfter * strangersFactor : lockAfter;
  return [own, { name: `${name} by strangers`, limit: together }];
}

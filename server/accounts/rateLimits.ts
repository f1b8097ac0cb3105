import { isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { PlatformDb } from '../db/database.ts';
import { tooManyRequests } from '../errors/httpErrors.ts';

/** How often something may be done (points) within how many seconds, by one address, account or mail box. */
const limits = {
  signInFailure: { points: 60, duration: 300 },
  secondFactor: { points: 10, duration: 900 },
  ticket: { points: 60, duration: 300 },
  forgotByAddress: { points: 20, duration: 900 },
  forgotByEmail: { points: 3, duration: 900 },
  registration: { points: 30, duration: 3600 },
  mailToAddress: { points: 5, duration: 3600 },
  formSubmission: { points: 60, duration: 600 },
  formValue: { points: 120, duration: 600 },
  fileUpload: { points: 1000, duration: 600 },
  visitorUpload: { points: 60, duration: 600 },
  pageUnlock: { points: 30, duration: 300 },
  ownData: { points: 5, duration: 3600 },
  remote: { points: 60, duration: 300 },
} as const;

export type LimitName = keyof typeof limits;

/** Counters that hold over all processes, because they are rows of the database. */
export interface RateLimits {
  /** Counts one; refuses with 429 when the points are used up. */
  consume(name: LimitName, key: string): Promise<void>;
  /** Refuses without counting. */
  check(name: LimitName, key: string): Promise<void>;
  /** Counts one and says whether it was still within the limit. */
  allows(name: LimitName, key: string): Promise<boolean>;
}

export function createRateLimits(platform: PlatformDb): RateLimits {
  // What the library needs of a pool, so that it too goes through server/db.
  const storeClient = {
    query: async ({ text, values }: { text: string; values?: unknown[] }) => {
      const rows = await platform.query(text, values ?? []);
      return { rows, rowCount: rows.length };
    },
  };
  const limiters = new Map(
    (Object.keys(limits) as LimitName[]).map((name, index) => [
      name,
      new RateLimiterPostgres({
        ...limits[name],
        storeClient,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: name,
        clearExpiredByTimeout: index === 0,
        inMemoryBlockOnConsumed: limits[name].points + 1,
      }),
    ]),
  );
  const limiter = (name: LimitName): RateLimiterPostgres => {
    const found = limiters.get(name);
    if (!found) throw new Error(`no limit is called "${name}"`);
    return found;
  };
  return {
    consume: async (name, key) => {
      const refusal = await limiter(name)
        .consume(shorten(key))
        .then(() => undefined, readRefusal);
      if (refusal) throw tooMany(refusal);
    },
    check: async (name, key) => {
      const found = await limiter(name).get(shorten(key));
      if (found && found.consumedPoints >= limits[name].points) throw tooMany(found);
    },
    allows: (name, key) =>
      limiter(name)
        .consume(shorten(key))
        .then(
          () => true,
          (error) => !readRefusal(error),
        ),
  };
}

/** The library throws its result when the points are used up; anything else is a failure. */
function readRefusal(error: unknown): RateLimiterRes {
  if (error instanceof RateLimiterRes) return error;
  throw error;
}

function tooMany({ msBeforeNext }: RateLimiterRes) {
  return tooManyRequests({ seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}

function shorten(key: string): string {
  return key.slice(0, 200);
}

/** One household or office: an IPv4 address, or the /64 that an IPv6 address comes from. */
export function addressKey(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const middle = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...middle, ...right].slice(0, 4).join(':');
}

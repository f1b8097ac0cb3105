import { isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type LimitName, type LimitSettings, rateTable } from '../config/limitTable.ts';
import type { PlatformDb } from '../db/database.ts';
import { tooManyRequests } from '../errors/httpErrors.ts';

/** Counted before the work, and taken back if it should not count: neither do refused tries. */
const takenBack: readonly LimitName[] = ['signInFailure'];

/** Counters shared by all processes, as rows of the database. */
export interface RateLimits {
  /** Uses points, one by default; refuses with 429 when they are not left. */
  consume(name: LimitName, key: string, points?: number): Promise<void>;
  /** Gives a point back. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Uses a point and returns whether it was within the limit. */
  allows(name: LimitName, key: string): Promise<boolean>;
}

export function createRateLimits(platform: PlatformDb, limits: LimitSettings): RateLimits {
  const limiter = openLimiters(platform, limits);
  return {
    consume: async (name, key, points = 1) => {
      const refusal = await limiter(name)
        .consume(shorten(key), points)
        .then(() => undefined, readRefusal);
      if (!refusal) return;
      if (takenBack.includes(name)) await limiter(name).reward(shorten(key), points);
      throw tooMany(refusal);
    },
    giveBack: async (name, key) => {
      await limiter(name).reward(shorten(key));
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

/** One limiter of the library per limit; the first of them deletes the expired rows of all. */
function openLimiters(platform: PlatformDb, limits: LimitSettings): (name: LimitName) => RateLimiterPostgres {
  const storeClient = poolOf(platform);
  const names = Object.keys(rateTable) as LimitName[];
  const limiters = new Map(
    names.map((name, index) => [
      name,
      new RateLimiterPostgres({
        points: limits[name].points,
        duration: limits[name].duration ?? rateTable[name].duration,
        storeClient,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: name,
        clearExpiredByTimeout: index === 0,
        // An in-memory block of a process would not notice points that are given back.
        inMemoryBlockOnConsumed: takenBack.includes(name) ? undefined : limits[name].points + 1,
      }),
    ]),
  );
  return (name) => {
    const found = limiters.get(name);
    if (!found) throw new Error(`no limit is called "${name}"`);
    return found;
  };
}

/** The library's view of a pool, so that it too goes through `platform/db`. */
function poolOf(platform: PlatformDb) {
  return {
    query: async ({ text, values }: { text: string; values?: unknown[] }) => {
      const rows = await platform.query(text, values ?? []);
      return { rows, rowCount: rows.length };
    },
  };
}

/** The library throws its result when no point is left; anything else is a failure. */
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

/** One household or office: an IPv4 address, or the /64 prefix of an IPv6 address. */
export function addressKey(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const middle = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...middle, ...right].slice(0, 4).join(':');
}

import { Redis } from 'ioredis';
import { redisPrefix } from '../../server/platform/queue/openQueue.ts';

/** Removes what the queue of a test's database has left in Redis. */
export async function clearRedis(redisUrl: string, databaseUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  for await (const keys of redis.scanStream({ match: `${redisPrefix(databaseUrl)}:*`, count: 1000 }))
    if (keys.length > 0) await redis.unlink(keys);
  redis.disconnect();
}

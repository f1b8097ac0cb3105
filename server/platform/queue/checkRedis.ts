import { Redis } from 'ioredis';
import { hideSecrets } from '../config/hideSecrets.ts';
import { StartError } from '../config/startError.ts';

const patienceMs = 5_000;

/** Checks Redis once at start: the queue itself would retry for ever without a message. */
export async function checkRedis(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: patienceMs,
    commandTimeout: patienceMs,
    retryStrategy: null,
    maxRetriesPerRequest: 0,
  });
  let reason: string | undefined;
  redis.on('error', (error: Error) => {
    reason ??= error.message;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    const said = reason ?? (error instanceof Error ? error.message : String(error));
    throw new StartError(`Redis cannot be used: check REDIS_URL ${hideSecrets(redisUrl)} (${said})`);
  } finally {
    redis.disconnect();
  }
}

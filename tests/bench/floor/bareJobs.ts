import { setTimeout as pause } from 'node:timers/promises';
import { createPostgresBackend, Queue, Worker, withBackend } from 'bullmq';

const atOnce = 8;
const schema = 'bench_queue';

/** Milliseconds that BullMQ alone takes for so many chains of jobs, each job adding the next one with its answer. */
export async function timeBareJobs(
  { databaseUrl, redisUrl }: { databaseUrl: string; redisUrl?: string },
  { chains, length }: { chains: number; length: number },
): Promise<number> {
  const name = `bench-${process.pid}-${chains}`;
  const { queue, createWorker } = redisUrl ? openOnRedis(redisUrl, name) : openOnPostgres(databaseUrl, name);
  await queue.waitUntilReady();
  let ended = 0;
  const worker = createWorker(async ({ data }) => {
    const { at, total } = data;
    if (at < length) await queue.add('step', { at: at + 1, total: total * 1.07 }, { removeOnComplete: true });
    else ended += 1;
    return total;
  });
  try {
    await worker.waitUntilReady();
    const first = Array.from({ length: chains }, (_, at) => ({
      name: 'step',
      data: { at: 1, total: at },
      opts: { removeOnComplete: true },
    }));
    await queue.addBulk(first);
    const begun = performance.now();
    const run = worker.run();
    while (ended < chains) await pause(2);
    const took = performance.now() - begun;
    await worker.close();
    await run;
    return took;
  } finally {
    await queue.obliterate({ force: true });
    await queue.close();
  }
}

type Handle = (job: { data: { at: number; total: number } }) => Promise<number>;

const settings = { concurrency: atOnce, autorun: false };

function openOnPostgres(databaseUrl: string, name: string) {
  const connection = { connectionString: databaseUrl, schema, max: 4, migrate: true };
  const { Queue: PostgresQueue, Worker: PostgresWorker } = withBackend(createPostgresBackend);
  return {
    queue: new PostgresQueue(name, { connection }),
    createWorker: (handle: Handle) => new PostgresWorker(name, handle, { connection, ...settings }),
  };
}

function openOnRedis(redisUrl: string, name: string) {
  const connection = { url: redisUrl, maxRetriesPerRequest: null };
  return {
    queue: new Queue(name, { connection }),
    createWorker: (handle: Handle) => new Worker(name, handle, { connection, ...settings }),
  };
}

import {
  createPostgresBackend,
  createPostgresRelayBackend,
  type Job,
  Queue as RedisQueue,
  Worker as RedisWorker,
  Relay,
  withBackend,
} from 'bullmq';
import type { Logger } from 'pino';
import { checkRedis } from './checkRedis.ts';

/** A kind of work: its name, how often it may be tried, and what it does. Handlers are idempotent: a job may run twice. */
export interface JobDefinition<Data = unknown> {
  name: string;
  attempts?: number;
  handle(data: Data): Promise<void>;
}

export interface AddOptions {
  delay?: number;
  /** A job with the id of one that still waits is not added again. */
  id?: string;
}

/** Wake-ups for workers and notices between processes, on PostgreSQL or on Redis; the rest of Sala can't tell which. */
export interface Queue {
  kind: 'postgres' | 'redis';
  add(name: string, data: unknown, options?: AddOptions): Promise<void>;
  /** Starts a worker for the given jobs in this process. */
  work(jobs: JobDefinition<never>[], options?: { concurrency?: number }): Promise<void>;
  publish(topic: string, data: unknown): Promise<void>;
  subscribe(pattern: string, listener: (topic: string, data: unknown) => void): Promise<() => Promise<void>>;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

const queueName = 'sala';
const finishedJobs = { removeOnComplete: { count: 1000 }, removeOnFail: { count: 5000 } };

export async function openQueue(options: { databaseUrl: string; redisUrl?: string; log: Logger }): Promise<Queue> {
  if (options.redisUrl) await checkRedis(options.redisUrl);
  const parts = options.redisUrl ? openRedis(options.redisUrl) : openPostgres(options.databaseUrl);
  const { log } = options;
  parts.queue.on('error', (error) => log.warn({ err: error }, 'queue'));
  parts.relay.on('error', (error) => log.warn({ err: error }, 'relay'));
  await Promise.all([parts.queue.waitUntilReady(), parts.relay.waitUntilReady()]);
  const workers: { close(): Promise<void> }[] = [];
  return {
    kind: options.redisUrl ? 'redis' : 'postgres',
    add: async (name, data, { delay, id } = {}) => {
      await parts.queue.add(name, data, {
        delay,
        jobId: id,
        attempts: 5,
        backoff: { type: 'exponential', delay: 1000 },
        ...finishedJobs,
      });
    },
    work: async (jobs, { concurrency = 8 } = {}) => {
      const byName = new Map(jobs.map((job) => [job.name, job]));
      const worker = parts.createWorker(async (job) => {
        const definition = byName.get(job.name);
        if (!definition) throw new Error(`no job is called "${job.name}"`);
        await definition.handle(job.data as never); // a job's data is what `add` was given under its name
      }, concurrency);
      worker.on('error', (error) => log.warn({ err: error }, 'worker'));
      worker.on('failed', (job, error) =>
        log.warn({ err: error, job: job?.name, attempt: job?.attemptsMade }, 'job failed'),
      );
      workers.push(worker);
      await worker.waitUntilReady();
    },
    publish: async (topic, data) => {
      await parts.relay.publish(topic, data);
    },
    subscribe: async (pattern, listener) => {
      const subscription = await parts.relay.subscribe(pattern, (message) => listener(message.topic, message.data));
      return () => subscription.unsubscribe();
    },
    isReady: async () => {
      await parts.queue.getJobCounts('waiting');
      return true;
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close()));
      await Promise.all([parts.queue.close(), parts.relay.close()]);
    },
  };
}

type Process = (job: Job) => Promise<void>;

function openPostgres(databaseUrl: string) {
  // A schema of its own, and a config object: with a bare string BullMQ would use its default schema.
  const connection = {
    connectionString: databaseUrl,
    schema: 'sala_queue',
    max: 4,
    migrate: true,
    application_name: 'sala queue',
  };
  const { Queue, Worker } = withBackend(createPostgresBackend);
  return {
    queue: new Queue(queueName, { connection }),
    relay: new Relay({ connection, backend: createPostgresRelayBackend, name: 'sala' }),
    createWorker: (process: Process, concurrency: number) =>
      new Worker(queueName, process, { connection, concurrency }),
  };
}

function openRedis(redisUrl: string) {
  const connection = { url: redisUrl, maxRetriesPerRequest: null };
  return {
    queue: new RedisQueue(queueName, { connection, prefix: 'sala' }),
    relay: new Relay({ connection, prefix: 'sala', name: 'sala' }),
    createWorker: (process: Process, concurrency: number) =>
      new RedisWorker(queueName, process, { connection, prefix: 'sala', concurrency }),
  };
}

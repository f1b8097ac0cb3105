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
import { subscribeRegistered } from './subscribeRegistered.ts';

/** A kind of job: its name, its number of tries, and its handler. Handlers are idempotent: a job may run twice. */
export interface JobDefinition<Data = unknown> {
  name: string;
  attempts?: number;
  handle(data: Data): Promise<void>;
}

export interface AddOptions {
  delay?: number;
  /** A job with the id of a waiting one is not added again. */
  id?: string;
}

/** Jobs for workers and messages between processes, on PostgreSQL or on Redis behind one interface. */
export interface Queue {
  kind: 'postgres' | 'redis';
  add(name: string, data: unknown, options?: AddOptions): Promise<void>;
  /** Starts a worker for the given jobs in this process. */
  work(jobs: JobDefinition<never>[], options?: { concurrency?: number }): Promise<void>;
  publish(topic: string, data: unknown): Promise<void>;
  subscribe(pattern: string, listener: (topic: string, data: unknown) => void): Promise<() => Promise<void>>;
  /** How many jobs there are in which state. */
  counts(): Promise<Record<'waiting' | 'delayed' | 'active' | 'failed', number>>;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

const queueName = 'sala';
const counted = ['waiting', 'delayed', 'active', 'failed'] as const;
const tries = { attempts: 5, backoff: { type: 'exponential', delay: 1000 } };
const finishedJobs = { removeOnComplete: { count: 1000 }, removeOnFail: { count: 5000 } };

export async function openQueue(options: { databaseUrl: string; redisUrl?: string; log: Logger }): Promise<Queue> {
  if (options.redisUrl) await checkRedis(options.redisUrl);
  const { queue, relay, createWorker } = options.redisUrl
    ? openRedis(options.redisUrl, redisPrefix(options.databaseUrl))
    : openPostgres(options.databaseUrl);
  const { log } = options;
  queue.on('error', (error) => log.warn({ err: error }, 'queue'));
  relay.on('error', (error) => log.warn({ err: error }, 'relay'));
  await Promise.all([queue.waitUntilReady(), relay.waitUntilReady()]);
  const workers: Worker[] = [];
  return {
    kind: options.redisUrl ? 'redis' : 'postgres',
    add: async (name, data, { delay, id } = {}) => {
      await queue.add(name, data, { delay, jobId: id, ...tries, ...finishedJobs });
    },
    work: async (jobs, { concurrency = 8 } = {}) => {
      const worker = createWorker(handleJobs(jobs), concurrency);
      logFailures(worker, log);
      workers.push(worker);
      await worker.waitUntilReady();
    },
    publish: async (topic, data) => {
      await relay.publish(topic, data);
    },
    subscribe: async (pattern, listener) => {
      const subscription = await subscribeRegistered(relay, pattern, ({ topic, data }) => listener(topic, data));
      return () => subscription.unsubscribe();
    },
    counts: async () => {
      const { waiting = 0, delayed = 0, active = 0, failed = 0 } = await queue.getJobCounts(...counted);
      return { waiting, delayed, active, failed };
    },
    isReady: async () => {
      await queue.getJobCounts('waiting');
      return true;
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close()));
      await Promise.all([queue.close(), relay.close()]);
    },
  };
}

function handleJobs(jobs: JobDefinition<never>[]): Process {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  return async (job) => {
    const definition = byName.get(job.name);
    if (!definition) throw new Error(`no job is called "${job.name}"`);
    await definition.handle(job.data as never); // a job's data is what `add` was given under its name
  };
}

function logFailures(worker: Worker, log: Logger): void {
  worker.on('error', (error) => log.warn({ err: error }, 'worker'));
  worker.on('failed', (job, error) =>
    log.warn({ err: error, job: job?.name, attempt: job?.attemptsMade }, 'job failed'),
  );
}

type Process = (job: Job) => Promise<void>;
type Worker = ReturnType<ReturnType<typeof openPostgres | typeof openRedis>['createWorker']>;

function openPostgres(databaseUrl: string) {
  // A schema of its own, and a config object: with a bare string BullMQ would use its default schema.
  const connection = {
    connectionString: databaseUrl,
    schema: 'sala_queue',
    max: 4,
    migrate: true,
    application_name: 'sala queue',
    // One that is lost between two statements would end the process.
    onConnect: (client: { on(event: 'error', listener: () => void): unknown }) => {
      client.on('error', () => undefined);
    },
  };
  const { Queue, Worker } = withBackend(createPostgresBackend);
  return {
    queue: new Queue(queueName, { connection }),
    relay: new Relay({ connection, backend: createPostgresRelayBackend, name: 'sala' }),
    createWorker: (process: Process, concurrency: number) =>
      new Worker(queueName, process, { connection, concurrency }),
  };
}

/** Installations that share a Redis, each with a database of its own, neither receive messages nor take jobs of each other. */
export function redisPrefix(databaseUrl: string): string {
  return `sala:${new URL(databaseUrl).pathname.slice(1)}`;
}

function openRedis(redisUrl: string, prefix: string) {
  const connection = { url: redisUrl, maxRetriesPerRequest: null };
  return {
    queue: new RedisQueue(queueName, { connection, prefix }),
    relay: new Relay({ connection, prefix, name: 'sala' }),
    createWorker: (process: Process, concurrency: number) =>
      new RedisWorker(queueName, process, { connection, prefix, concurrency }),
  };
}

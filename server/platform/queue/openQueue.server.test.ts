import { pino } from 'pino';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { clearRedis } from '../../../tests/support/clearRedis.ts';
import { runAsAdmin } from '../../../tests/support/runAsAdmin.ts';
import { openTestDatabase } from '../../../tests/support/testDatabase.ts';
import { openQueue, type Queue } from './openQueue.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function openBoth(redisUrl?: string): Promise<[Queue, Queue]> {
  const database = await openTestDatabase();
  databaseUrl = database.url;
  closers.push(() => database.close());
  const log = pino({ level: 'silent' });
  const open = async () => {
    const queue = await openQueue({ databaseUrl: database.url, redisUrl, log });
    closers.push(() => queue.close());
    return queue;
  };
  return [await open(), await open()];
}

let databaseUrl: string;

/** As after half a minute in which no heartbeat of any process came through. */
async function forgetProcesses(redis?: string): Promise<void> {
  if (redis) return clearRedis(redis, databaseUrl);
  await runAsAdmin(databaseUrl, 'update sala_queue.relay_node set lease_until = now()');
}

const redisUrl = inject('redisUrl');
const engines: [string, string | undefined][] = [
  ['PostgreSQL', undefined],
  ...(redisUrl ? [['Redis', redisUrl] as [string, string]] : []),
];

describe.each(engines)('the queue on %s', (_, url) => {
  it('hands a job that one process added to the worker of another', async () => {
    const [web, worker] = await openBoth(url);
    const done: unknown[] = [];
    await worker.work([{ name: 'greet', handle: async (data: { to: string }) => void done.push(data) }]);
    await web.add('greet', { to: 'สมชาย' });
    await expect.poll(() => done).toEqual([{ to: 'สมชาย' }]);
  });

  it('tries a failing job again', async () => {
    const [web, worker] = await openBoth(url);
    let tries = 0;
    await worker.work([
      {
        name: 'shaky',
        handle: async () => {
          tries += 1;
          if (tries === 1) throw new Error('not yet');
        },
      },
    ]);
    await web.add('shaky', {});
    await expect.poll(() => tries).toBe(2);
  });

  it('carries a notice from one process to another', async () => {
    const [one, other] = await openBoth(url);
    const heard: unknown[] = [];
    await other.subscribe('records.>', (topic, data) => heard.push([topic, data]));
    await one.publish('records.site.thing', { id: 'a' });
    await expect.poll(() => heard).toEqual([['records.site.thing', { id: 'a' }]]);
  });

  it('subscribes a process whose lease ran out as soon as it is registered again, and one whose pattern is wrong never', async () => {
    const [one, other] = await openBoth(url);
    const heard: unknown[] = [];
    await forgetProcesses(url);
    await other.subscribe('records.>', (topic, data) => heard.push([topic, data]));
    await one.publish('records.site.thing', { id: 'a' });
    await expect.poll(() => heard).toEqual([['records.site.thing', { id: 'a' }]]);
    await expect(other.subscribe('a..b', () => undefined)).rejects.toThrow('pattern');
  }, 30_000);

  it('keeps jobs and notices from another installation that shares the server', async () => {
    const [[web, worker], [, stranger]] = await Promise.all([openBoth(url), openBoth(url)]);
    const heard: unknown[] = [];
    const foreign: unknown[] = [];
    for (const [queue, told] of [
      [worker, heard],
      [stranger, foreign],
    ] as const) {
      await queue.work([{ name: 'greet', handle: async (data: { to: string }) => void told.push(data) }]);
      await queue.subscribe('records.>', (_topic, data) => told.push(data));
    }
    await web.publish('records.site.thing', { id: 'a' });
    for (let count = 0; count < 10; count += 1) await web.add('greet', { to: 'สมชาย' });
    await expect.poll(() => heard.length).toBe(11);
    expect(foreign).toEqual([]);
  });
});

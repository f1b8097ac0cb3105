import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Balancer, openBalancer } from '../support/openBalancer.ts';
import { openProcesses, type Processes } from '../support/openProcesses.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/**
 * Two processes that answer and two that work, on PostgreSQL and Redis: run where both are given (TEST_DATABASE_URL, TEST_REDIS_URL).
 */
const isGiven = Boolean(process.env.TEST_DATABASE_URL && inject('redisUrl'));
const outgoing = { OUTGOING_PORTS: '1024-65535', OUTGOING_NETWORKS: '127.0.0.1' };
const host = 'factory.localhost';
const days = { startDate: '2026-01-05', dueDate: '2026-01-06' };
/** One worker takes so many runs of one site at once. */
const ofOneWorker = 4;
const senders = 6;
let test: TestApp;
let processes: Processes;
let balancer: Balancer;
const pages: Page[] = [];

beforeAll(async () => {
  if (!isGiven) return;
  test = await openTestApp(outgoing);
  processes = await openProcesses(test, { web: 2, worker: 2, env: outgoing });
  balancer = openBalancer(() => processes.running('web').map(({ port }) => port));
});
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});
afterAll(async () => {
  await balancer?.close();
  await processes?.close();
  await test?.close();
});

interface Page {
  /** Ids of the records of which it was told. */
  heard: Set<string>;
  close(): void;
}

/** An open page that watches tasks; when its connection is lost it comes back, to whichever server has its turn. */
async function openPage(port: number): Promise<Page> {
  const heard = new Set<string>();
  let socket: WebSocket;
  let isOpen = true;
  async function connect(to: number): Promise<void> {
    const cookie = await test.cookie('admin');
    socket = new WebSocket(`ws://127.0.0.1:${to}/api/realtime`, { headers: { host: `${host}:${to}`, cookie } });
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.collection === 'task') heard.add(message.id);
    });
    socket.on('error', () => undefined);
    // A try at a server that is gone is closed, too, and leads to the next.
    socket.on('close', () => isOpen && setTimeout(() => connect(balancer.port()).catch(() => undefined), 200));
    await once(socket, 'message');
    socket.send(JSON.stringify({ watch: ['task'] }));
  }
  await connect(port);
  const page = {
    heard,
    close: () => {
      isOpen = false;
      socket.terminate();
    },
  };
  pages.push(page);
  return page;
}

const send = async (path: string, body?: unknown) =>
  balancer.send({ path, host, body, headers: { cookie: await test.cookie('admin') } });

async function makeTask(title: string): Promise<string> {
  const made = await send('/api/task', { data: { ...days, title } });
  expect(made.status, made.text).toBe(201);
  return made.json().data.id;
}

async function makeFlow(steps: object[]): Promise<string> {
  const made = await send('/api/workflow', { data: { title: 'processes', definition: { steps } } });
  expect(made.status, made.text).toBe(201);
  return made.json().data.id;
}

const query = <Row extends object>(sql: string, values: unknown[] = []) => test.app.db.platform.query<Row>(sql, values);

/** A task made, then named: what the flow of a run leaves behind. */
const taskSteps = [
  { uid: 'task', code: 'create', params: { collection: 'task', data: { ...days, title: '=input.title' } } },
  {
    uid: 'late',
    code: 'change',
    params: { collection: 'task', id: '=steps.task.id', data: { title: '{{input.title}} done' } },
  },
];

/** Another system that answers nobody before so many wait at once. */
async function openPatient(together: number): Promise<{ url: string; most: () => number; close: () => Promise<void> }> {
  const waiting: (() => void)[] = [];
  let most = 0;
  const server: Server = createServer((request, response) => {
    request.resume().on('end', () => waiting.push(() => response.end('{}')));
    most = Math.max(most, waiting.length + 1);
    if (waiting.length + 1 < together) return;
    setTimeout(() => {
      for (const answer of waiting.splice(0)) answer();
    }, 100);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    most: () => most,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

it.runIf(isGiven)('both workers take runs of one site at the same time', async () => {
  const other = await openPatient(2 * ofOneWorker);
  const flow = await makeFlow([{ uid: 'call', code: 'request', params: { url: other.url, method: 'POST', body: {} } }]);
  for (let at = 0; at < 2 * ofOneWorker; at += 1)
    expect((await send(`/api/flow/${flow}/run`, { input: {} })).status).toBe(202);
  await expect.poll(other.most).toBe(2 * ofOneWorker);
  const ended = () => query<{ status: string }>('select distinct status from flow_run where flow_id = $1', [flow]);
  await expect.poll(ended).toEqual([{ status: 'done' }]);
  await other.close();
});

it.runIf(isGiven)('pages at both servers hear of what either of them and a worker has changed', async () => {
  const both = await Promise.all(processes.running('web').map(({ port }) => openPage(port)));
  // The servers take turns.
  for (const title of ['by the one', 'by the other']) {
    const id = await makeTask(title);
    for (const { heard } of both) await expect.poll(() => heard.has(id), { message: title }).toBe(true);
  }
  const started = await send(`/api/flow/${await makeFlow(taskSteps)}/run`, { input: { title: 'by a worker' } });
  expect(started.status, started.text).toBe(202);
  const made = () => query<{ id: string }>(`select id from r_task where data ->> 'title' = 'by a worker done'`);
  await expect.poll(made).toHaveLength(1);
  const [task] = await made();
  for (const { heard } of both) await expect.poll(() => heard.has(task?.id ?? '')).toBe(true);
});

interface Load {
  refused: string[];
  titles: { task: string[]; run: string[] };
  /** Waits until everybody has been answered a few times more. */
  goesOn(): Promise<void>;
  /** Sends nothing more, and waits for what was sent. */
  end(): Promise<void>;
}

/** People at work: they read lists and pages, make tasks and start runs, each one thing after the other. */
function startLoad(flow: string): Load {
  let isOver = false;
  let answers = 0;
  const load: Load = {
    refused: [],
    titles: { task: [], run: [] },
    goesOn: async () => {
      const enough = answers + senders * 8;
      await expect.poll(() => answers, { timeout: 60_000 }).toBeGreaterThan(enough);
    },
    end: async () => {
      isOver = true;
      await Promise.all(working);
    },
  };
  async function work(sender: number): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const title = `load ${sender}-${turn}`;
      const [kind, expected, ask] =
        [
          ['task', 201, () => send('/api/task', { data: { ...days, title } })] as const,
          ['list', 200, () => send('/api/task?limit=20')] as const,
          ['run', 202, () => send(`/api/flow/${flow}/run`, { input: { title } })] as const,
          ['page', 200, () => send('/work')] as const,
        ][turn % 4] ?? [];
      const answer = await ask?.().catch((error: unknown) => ({ status: 0, text: String(error) }));
      if (answer?.status !== expected) load.refused.push(`${kind}: ${answer?.status} ${answer?.text.slice(0, 200)}`);
      else if (kind === 'task' || kind === 'run') load.titles[kind].push(title);
      answers += 1;
      await wait(20);
    }
  }
  const working = Array.from({ length: senders }, (_, sender) => work(sender));
  return load;
}

it.runIf(isGiven)(
  'one of each is killed under load: no request fails after one more attempt, and no run is lost',
  async () => {
    const [first, second] = processes.running('web').map(({ port }) => port);
    const [atKilled, atOther] = [await openPage(first ?? 0), await openPage(second ?? 0)];
    const load = startLoad(await makeFlow(taskSteps));
    await load.goesOn();
    await processes.replace('web');
    await processes.replace('worker');
    await load.goesOn();
    await load.end();
    expect(load.refused).toEqual([]);
    expect(balancer.retried(), 'requests met the server that was killed').toBeGreaterThan(0);
    // What the worker held that was killed is anybody's after a minute.
    await query(`update flow_run set next_at = now() where status in ('queued', 'running')`);
    await expect
      .poll(() => query(`select id, status, error from flow_run where status <> 'done' limit 3`), { timeout: 120_000 })
      .toEqual([]);
    expect(load.titles.run.length).toBeGreaterThan(senders);
    await requireDone(load);
    const id = await makeTask('after it');
    for (const { heard } of [atKilled, atOther]) await expect.poll(() => heard.has(id)).toBe(true);
  },
  300_000,
);

/** Everything that was answered is there; twice only what was sent twice, since its server ended between doing and answering. */
async function requireDone({ titles }: Load): Promise<void> {
  const lost = await query(
    `select title from unnest($1::text[]) as title where not exists (select 1 from r_task where data ->> 'title' = title)`,
    [[...titles.task, ...titles.run.map((title) => `${title} done`)]],
  );
  expect(lost).toEqual([]);
  const [tasks] = await query<{ doubled: string }>(
    `select coalesce(sum(n - 1), 0) as doubled from (select count(*) as n from r_task where data ->> 'title' = any ($1) group by data ->> 'title') as t`,
    [titles.task],
  );
  expect(Number(tasks?.doubled)).toBeLessThanOrEqual(balancer.retried());
  const unlike = await query(
    `select title from (select input ->> 'title' as title, count(*) as n from flow_run group by 1) as run
     where title = any ($1) and n <> (select count(*) from r_task where data ->> 'title' = title || ' done')`,
    [titles.run],
  );
  expect(unlike, 'a task for each run').toEqual([]);
}

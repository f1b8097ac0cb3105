import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FlowStep } from '../../schemas/index.ts';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { openProcesses, type Processes } from '../support/openProcesses.ts';
import { openReceiver, type Receiver } from '../support/openReceiver.ts';
import { patience } from '../support/patience.ts';
import { restartDatabase } from '../support/restartDatabase.ts';
import { runAsAdmin } from '../support/runAsAdmin.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/**
 * Workers that are killed while they take the steps of runs, and a database that goes away under them. `SALA_FLOWS=1000 SALA_KILLS=12`
 * asks for more; `SALA_CRASH=1` ends PostgreSQL itself, for a run of this file alone.
 */
const runs = Number(process.env.SALA_FLOWS ?? 6);
const kills = Number(process.env.SALA_KILLS ?? 1);
/** How long the next share of all steps may take. */
const longest = runs > 50 ? 900_000 : 6 * patience; // what a worker holds when the database goes away is free after a minute
const crash = process.env.SALA_CRASH === '1';
/** Steps of a run. */
const perRun = 8;
/** Two workers take runs, each of one site this many at once. */
const atOnce = 4;
const days = { startDate: '2026-01-05', dueDate: '2026-01-06' };
const outgoing = { OUTGOING_PORTS: '1024-65535', OUTGOING_NETWORKS: '127.0.0.1' };
let test: TestApp;
let receiver: Receiver;
let processes: Processes;

beforeAll(async () => {
  [test, receiver] = await Promise.all([openTestApp(outgoing), openReceiver()]);
});
afterAll(async () => {
  await processes?.close();
  await receiver.close();
  await test.close();
});

const steps = (url: string): FlowStep[] => [
  { uid: 'sum', code: 'set', params: { values: { name: 'killed {{input.at}}' } } },
  { uid: 'task', code: 'create', params: { collection: 'task', data: { ...days, title: '=vars.name' } } },
  { uid: 'call', code: 'request', params: { url, method: 'POST', body: { at: '=input.at' } } },
  {
    uid: 'late',
    code: 'change',
    params: { collection: 'task', id: '=steps.task.id', data: { title: '{{vars.name}} done' } },
  },
  { uid: 'again', code: 'request', params: { url, method: 'POST', body: { again: '=input.at' } } },
  { uid: 'second', code: 'create', params: { collection: 'task', data: { ...days, title: 'second {{input.at}}' } } },
  { uid: 'bell', code: 'notify', params: { people: ['demo_sales'], title: '=vars.name' } },
  { uid: 'mail', code: 'mail', params: { to: 'killed@example.com', subject: '=vars.name', text: 'x' } },
];

const query = <Row extends object>(sql: string, values: unknown[] = []) => test.app.db.platform.query<Row>(sql, values);

/** The database may be away for a moment. */
async function askAgain<T>(ask: () => Promise<T>): Promise<T> {
  const found: T[] = [];
  await expect
    .poll(async () => {
      found.push(await ask());
      return true;
    })
    .toBe(true);
  return found[0] as T; // the poll ends after the first answer
}

async function startRuns(): Promise<string[]> {
  const definition = { steps: steps(receiver.url) };
  const made = await test.as('admin')('/api/workflow', {
    body: { data: { title: 'killed', roles: ['sales'], definition } },
  });
  expect(made.status, made.text).toBe(201);
  const ids: string[] = [];
  for (let at = 0; at < runs; at += 1) {
    const started = await test.as('sales')(`/api/flow/${made.json().data.id}/run`, { body: { input: { at } } });
    expect(started.status, started.text).toBe(202);
    ids.push(started.json().data.id);
  }
  return ids;
}

const countTaken = async () =>
  Number((await query<{ count: string }>(`select count(*) from flow_step where status = 'done'`))[0]?.count);

/** A minute passes, after which the runs of a worker that died are anybody's. */
const passTime = () => query(`update flow_run set next_at = now() where status in ('queued', 'running', 'waiting')`);

let seen = { count: -1, at: 0 };

/** How many steps were taken; where nothing went on for ten seconds, another minute passes. */
async function followSteps(): Promise<number> {
  const count = await askAgain(countTaken);
  if (count !== seen.count) seen = { count, at: performance.now() };
  else if (performance.now() - seen.at > 10_000) {
    seen.at = performance.now();
    await askAgain(passTime);
  }
  return count;
}

it(`${runs} runs end once each although workers are killed ${kills} times and the database goes away`, async () => {
  processes = await openProcesses(test, { web: 0, worker: 2, env: { ...outgoing, LOG_LEVEL: 'info' } });
  const started = await startRuns();
  const all = runs * perRun;
  for (let blow = 1; blow <= kills + 1; blow += 1) {
    const from = (all * blow) / (kills + 2);
    const share = from + Math.random() * (all / (kills + 2) / 2);
    await expect.poll(followSteps, { timeout: longest, interval: 10 }).toBeGreaterThan(share);
    if (blow === Math.ceil((kills + 1) / 2)) await restartDatabase(test.app.config.databaseUrl ?? '', { crash });
    else await processes.replace('worker');
    await askAgain(passTime);
  }
  await expect
    .poll(
      async () => {
        await followSteps();
        return askAgain(() => query(`select 1 from flow_run where status <> 'done' limit 1`));
      },
      { timeout: longest },
    )
    .toEqual([]);
  await processes.close();
  await runFlows(test.app);
  await requireWhole(started);
}, 1_800_000);

/** Where the database stops a step that creates a record, until the test lets it go on. */
const stops = {
  // The database finds nobody to tell, and takes the record back: the step is begun again.
  'after its insert': { kind: 'trigger', when: '', attempts: 2 },
  // It is committed, with the end of the step, and nobody was told.
  'while it is committed': { kind: 'constraint trigger', when: 'deferrable initially deferred', attempts: 1 },
};
const gate = 4711;

async function stopInserts(where: keyof typeof stops): Promise<void> {
  const url = test.app.db.ownerUrl;
  await runAsAdmin(
    url,
    `create or replace function sala.test_stop() returns trigger language plpgsql as
     $$ begin perform pg_advisory_xact_lock_shared(${gate}); return null; end $$`,
  );
  const { kind, when } = stops[where];
  await runAsAdmin(
    url,
    `create ${kind} test_stop after insert on sala.r_task ${when} for each row execute function sala.test_stop()`,
  );
}

/** Closes the gate; answers what opens it. */
async function closeGate(): Promise<() => Promise<unknown>> {
  const [closed, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = test.app.db.platform.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [gate]);
    closed.resolve();
    await opened.promise;
  });
  await Promise.race([closed.promise, held]);
  return () => {
    opened.resolve();
    return held;
  };
}

/** A run that creates two records, one in each turn of its loop. */
async function startTwo(where: string): Promise<string> {
  const data = { ...days, title: `two ${where} {{item}}` };
  const create: FlowStep = { uid: 'task', code: 'create', params: { collection: 'task', data } };
  const definition = { steps: [{ uid: 'each', code: 'loop', params: { list: '[1, 2]' }, steps: [create] }] };
  const made = await test.as('admin')('/api/workflow', { body: { data: { title: where, definition } } });
  expect(made.status, made.text).toBe(201);
  const started = await test.as('admin')(`/api/flow/${made.json().data.id}/run`, { body: { input: {} } });
  expect(started.status, started.text).toBe(202);
  return started.json().data.id;
}

it.each(Object.keys(stops) as (keyof typeof stops)[])(
  'each turn of a loop creates its record once although the worker is killed %s',
  async (where) => {
    processes = await openProcesses(test, { web: 0, worker: 1, env: outgoing });
    await stopInserts(where);
    const open = await closeGate();
    const run = await startTwo(where);
    const stopped = () =>
      query(`select 1 from pg_locks where locktype = 'advisory' and objid = ${gate} and not granted`);
    await expect.poll(stopped).toHaveLength(1);
    await processes.kill('worker');
    await open();
    await runAsAdmin(test.app.db.ownerUrl, 'drop trigger test_stop on sala.r_task');
    await passTime();
    // As another worker does: the test itself goes on with what the killed one left.
    await runFlows(test.app);
    const read = async () => (await test.as('admin')(`/api/flow-run/${run}`)).json().data;
    await expect.poll(async () => (await read()).status).toBe('done');
    const created = (await read()).steps.filter(({ code }: FlowStep) => code === 'create');
    expect(created.map(({ attempts }: { attempts: number }) => attempts)).toEqual([stops[where].attempts, 1]);
    const tasks = await query<{ title: string; versions: number }>(
      `select t.data ->> 'title' as title, count(*)::int as versions from r_task t
       join record_history h on h.collection = 'task' and h.record_id = t.id
       where t.data ->> 'title' like $1 group by t.id, 1 order by 1`,
      [`two ${where} %`],
    );
    expect(tasks).toEqual([1, 2].map((item) => ({ title: `two ${where} ${item}`, versions: 1 })));
    await processes.close();
  },
);

/** Every run has its whole history, and what it did is there once. */
async function requireWhole(started: string[]): Promise<void> {
  const broken = await query(
    `select r.id, r.status, r.error, count(s.key) as steps from flow_run r left join flow_step s on s.run_id = r.id
       and s.status = 'done' and s.finished_at >= s.started_at
       and (s.code = 'set' or s.input is not null) and s.output is not null
     where r.id = any ($1) group by 1, 2, 3 having r.status <> 'done' or count(s.key) <> $2`,
    [started, perRun],
  );
  expect(broken).toEqual([]);
  const kept = await query<{ count: string }>('select count(*) from flow_run where id = any ($1)', [started]);
  expect(Number(kept[0]?.count)).toBe(runs);
  const doneOnce = await query(
    `select n from generate_series(0, $1::int - 1) as n
     where (select count(*) from r_task where data ->> 'title' = 'killed ' || n || ' done') <> 1
       or (select count(*) from r_task where data ->> 'title' = 'second ' || n) <> 1
       or (select count(*) from r_notification where data ->> 'title' like '%"killed ' || n || '"%') <> 1
       or (select count(*) from mail where content ->> 'subject' = 'killed ' || n) <> 1`,
    [runs],
  );
  expect(doneOnce).toEqual([]);
  const others = await query(
    `select data ->> 'title' as title from r_task where data ->> 'title' like 'killed%' and data ->> 'title' not like '% done'`,
  );
  expect(others).toEqual([]);
  const histories = await query(
    `select record_id from record_history where collection = 'task' and record_id in (select id from r_task where data ->> 'title' like 'killed%')
     group by 1 having count(*) <> 2`,
  );
  expect(histories).toEqual([]);
  const keys = receiver.received.map(({ headers }) => String(headers['idempotency-key']));
  expect(new Set(keys)).toEqual(new Set(started.flatMap((run) => [`${run}/call`, `${run}/again`])));
  // Only what was on its way when its worker ended, or both lost the database, may have been sent twice, with the same key.
  expect(keys.length).toBeLessThanOrEqual(2 * runs + atOnce * (kills + 2));
}

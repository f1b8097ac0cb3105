import { afterAll, beforeAll, expect, it } from 'vitest';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { claimRuns } from '../../server/flows/runs/claimRuns.ts';
import { startFlows } from '../../server/flows/startFlows.ts';
import { openReceiver } from '../support/openReceiver.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/** How many runs one site has waiting when another starts its one; `SALA_FAIR=10000` asks for more. */
const many = Number(process.env.SALA_FAIR ?? 300);
const small = 'shop.localhost';
const days = { startDate: '2026-01-05', dueDate: '2026-01-06' };
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({ OUTGOING_PORTS: '1024-65535', OUTGOING_NETWORKS: '127.0.0.1' });
});
afterAll(() => test.close());

const query = <Row extends object>(sql: string, values: unknown[] = []) => test.app.db.platform.query<Row>(sql, values);

async function makeFlow(host?: string): Promise<string> {
  const steps = [
    { uid: 'name', code: 'set', params: { values: { title: 'fair' } } },
    { uid: 'task', code: 'create', params: { collection: 'task', data: { ...days, title: '=vars.title' } } },
    { uid: 'end', code: 'change', params: { collection: 'task', id: '=steps.task.id', data: { title: 'done' } } },
  ];
  const made = await test.as('admin')('/api/workflow', {
    host,
    body: { data: { title: 'fair', definition: { steps } } },
  });
  expect(made.status, made.text).toBe(201);
  return made.json().data.id;
}

async function start(flow: string, host?: string): Promise<string> {
  const started = await test.as('admin')(`/api/flow/${flow}/run`, { host, body: { input: {} } });
  expect(started.status, started.text).toBe(202);
  return started.json().data.id;
}

/** The same run so many times more, without starting each. */
const repeat = (run: string, times: number) =>
  query(
    `insert into flow_run (id, site_id, flow_id, flow_version, definition, input, account_id)
     select r.id || '-' || n, site_id, flow_id, flow_version, definition, input, account_id
     from flow_run r, generate_series(1, $2::int) n where r.id = $1`,
    [run, times],
  );

const countEnded = async () =>
  Number((await query<{ count: string }>(`select count(*) from flow_run where status = 'done'`))[0]?.count);

/** Milliseconds until a run that starts now has ended, by the clock of the database. */
async function timeOne(flow: string): Promise<number> {
  const run = await start(flow, small);
  const ended = () =>
    query<{ ms: string }>(
      `select extract(epoch from finished_at - created_at) * 1000 as ms from flow_run where id = $1 and status = 'done'`,
      [run],
    );
  await expect.poll(ended, { interval: 5 }).toHaveLength(1);
  return Number((await ended())[0]?.ms);
}

/** Milliseconds that a run of a flow takes from its first step on, while others are at work: how quick this machine is just then. */
async function timeTaken(flow: string): Promise<number> {
  const [taken] = await query<{ ms: string }>(
    `select percentile_cont(0.5) within group (order by extract(epoch from r.finished_at - s.began) * 1000) as ms
     from flow_run r join lateral (select min(started_at) as began from flow_step where run_id = r.id) s on true
     where r.flow_id = $1 and r.status = 'done'`,
    [flow],
  );
  return Number(taken?.ms);
}

const middleOf = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Works until everything is done, as a worker does that is woken by what starts. */
async function workUntil(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const taken = await runFlows(test.app, isOver);
    if (taken === 0) await new Promise((done) => setTimeout(done, 5));
  }
}

it(`one run does not wait for the ${many} of another site`, async () => {
  const [flow, flowOfSmall] = [await makeFlow(), await makeFlow(small)];
  let isOver = false;
  const worker = workUntil(() => isOver);
  await timeOne(flowOfSmall);

  await repeat(await start(flow), many);
  await expect.poll(countEnded).toBeGreaterThan(20);
  const beside: number[] = [];
  const overtaken: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    const before = await countEnded();
    beside.push(await timeOne(flowOfSmall));
    overtaken.push((await countEnded()) - before);
  }
  const left = await query(`select 1 from flow_run where status in ('queued', 'running') limit 1`);
  expect(left, 'they were to be still at work').toHaveLength(1);
  const taken = await timeTaken(flow);
  isOver = true;
  await worker;
  console.info(
    `beside ${many}, which take ${Math.round(taken)} ms each: ${beside.map(Math.round)} ms, overtaken by ${overtaken}`,
  );
  // The other site has four places of eight: while one run takes its three steps, not many more than four ended.
  expect(middleOf(overtaken)).toBeLessThan(16);
  // It waits for no more than a place that becomes free, and its steps take as long as those beside it.
  expect(middleOf(beside)).toBeLessThan(taken * 10);
}, 600_000);

it('one run does not wait for a system that answers another site slowly', async () => {
  await query(`update flow_run set status = 'cancelled' where status in ('queued', 'running', 'waiting')`);
  const receiver = await openReceiver();
  receiver.answer = () => 'silence';
  const steps = [{ uid: 'call', code: 'request', params: { url: receiver.url, method: 'POST', body: {} } }];
  const made = await test.as('admin')('/api/workflow', { body: { data: { title: 'slow', definition: { steps } } } });
  const flowOfSmall = await makeFlow(small);
  const stop = await startFlows(test.app);
  const slow = await start(made.json().data.id);
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(await timeOne(flowOfSmall)).toBeLessThan(5000);
  const [still] = await query<{ status: string }>('select status from flow_run where id = $1', [slow]);
  expect(still, 'it was to wait for its answer all the while').toEqual({ status: 'running' });
  await query(`update flow_run set status = 'cancelled' where status in ('queued', 'running', 'waiting')`);
  await receiver.close();
  await stop();
});

it('what a worker holds that died keeps nobody of its site waiting', async () => {
  await query(`update flow_run set status = 'cancelled' where status in ('queued', 'running', 'waiting')`);
  await repeat(await start(await makeFlow()), 11);
  const died = await claimRuns(test.app.db.platform, { count: 8 });
  expect(died).toHaveLength(4);
  expect(await runFlows(test.app)).toBe(8);
});

it('few sites never take all places of a worker', async () => {
  await repeat(await start(await makeFlow()), 20);
  await repeat(await start(await makeFlow(small), small), 20);
  const [factory, shop] = [(await test.site('factory')).id, (await test.site('shop')).id];
  const held = new Map<string, number>();
  let free = 8;
  for (;;) {
    const claimed = await claimRuns(test.app.db.platform, { count: free, held });
    if (claimed.length === 0) break;
    for (const { site_id } of claimed) held.set(site_id, (held.get(site_id) ?? 0) + 1);
    free -= claimed.length;
  }
  expect(free).toBeGreaterThan(0);
  expect([held.get(factory), held.get(shop)]).toEqual([3, 3]);
});

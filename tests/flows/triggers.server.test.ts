import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlowStep, FlowTrigger, JsonObject } from '../../schemas/index.ts';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { makeRuns } from '../../server/flows/starts/makeRuns.ts';
import { noteSchedules } from '../../server/flows/starts/noteSchedules.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { startServer } from '../support/startServer.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';
import { waitUntil } from '../support/waitFor.ts';

const days = { startDate: '2026-01-05', dueDate: '2026-01-06' };
const stop: FlowStep[] = [{ uid: 'end', code: 'stop' }];
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function makeFlow(trigger: Omit<FlowTrigger, 'uid'>, steps = stop): Promise<string> {
  const definition = { triggers: [{ uid: 't', ...trigger }], steps };
  const made = await test.as('admin')('/api/workflow', { body: { data: { title: 'x', definition } } });
  expect(made.status, made.text).toBe(201);
  return made.json().data.id;
}

async function changeFlow(id: string, data: JsonObject) {
  const changed = await test.as('admin')(`/api/workflow/${id}`, { method: 'PUT', body: { data } });
  expect(changed.status, changed.text).toBe(200);
}

async function makeTask(title: string, role = 'sales'): Promise<string> {
  const made = await test.as(role)('/api/task', { body: { data: { ...days, title } } });
  expect(made.status, made.text).toBe(201);
  return made.json().data.id;
}

const changeTask = (id: string, data: JsonObject) =>
  test.as('sales')(`/api/task/${id}`, { method: 'PUT', body: { data } });

async function settle() {
  for (let round = 0; round < 8; round += 1) {
    await noteSchedules(test.app);
    await makeRuns(test.app);
    await runFlows(test.app);
  }
}

interface ShownRun extends JsonObject {
  status: string;
  person: string;
  error: string | null;
  trigger: JsonObject;
  input: JsonObject & { record: JsonObject; before: JsonObject };
}

/** The runs of a flow, the oldest first. */
async function runsOf(flow: string): Promise<ShownRun[]> {
  const { data } = (await test.as('admin')(`/api/flow-runs?flow=${flow}&limit=100`)).json();
  const runs = [];
  for (const { id } of data.reverse()) runs.push((await test.as('admin')(`/api/flow-run/${id}`)).json().data);
  return runs;
}

describe('a record event', () => {
  it('starts a flow as the person who caused it, with what they may read, and with its condition', async () => {
    const created = await makeFlow({
      code: 'record',
      params: { collection: 'task', on: 'created' },
      if: "record.title == 'wanted' && user.role == 'sales'",
    });
    const id = await makeTask('wanted');
    await makeTask('other');
    await makeTask('wanted', 'admin');
    await settle();
    const [run, ...more] = await runsOf(created);
    expect(more).toEqual([]);
    expect(run).toMatchObject({ status: 'done', person: 'demo_sales' });
    expect(run?.trigger).toEqual({ uid: 't', code: 'record', event: 'create', collection: 'task', id, by: 'person' });
    expect(run?.input).toMatchObject({ id, record: { title: 'wanted' }, before: null });
  });

  it('is a change of the fields named, an event of the machine, or a deletion', async () => {
    const changed = await makeFlow({
      code: 'record',
      params: { collection: 'task', on: 'changed', fields: ['priority'] },
      if: "before.priority != 'High' && record.priority == 'High'",
    });
    const sent = await makeFlow({ code: 'record', params: { collection: 'task', on: 'event', event: 'COMPLETE' } });
    const deleted = await makeFlow({ code: 'record', params: { collection: 'task', on: 'deleted' } });
    const id = await makeTask('a');
    await changeTask(id, { title: 'b' });
    await changeTask(id, { priority: 'High' });
    await changeTask(id, { priority: 'Low' });
    expect((await test.as('sales')(`/api/task/${id}/transition`, { body: { event: 'COMPLETE' } })).status).toBe(200);
    expect((await test.as('sales')(`/api/task/${id}`, { method: 'DELETE' })).status).toBe(200);
    await settle();
    expect((await runsOf(changed)).map(({ input }) => input)).toEqual([
      expect.objectContaining({ changed: ['priority'], before: expect.objectContaining({ priority: 'Medium' }) }),
    ]);
    expect(await runsOf(sent)).toMatchObject([{ trigger: { event: 'COMPLETE', id } }]);
    expect(await runsOf(deleted)).toMatchObject([{ trigger: { event: 'delete', id } }]);
  });

  it('starts nothing while the flow is off, in another site, or when the change was taken back', async () => {
    const flow = await makeFlow({ code: 'record', params: { collection: 'task', on: 'created' } });
    await changeFlow(flow, { enabled: false });
    await makeTask('off');
    await changeFlow(flow, { enabled: true });
    expect((await test.as('sales')('/api/task', { body: { data: { title: 'no dates' } } })).status).toBe(400);
    await test.as('admin')('/api/task', { host: 'shop.localhost', body: { data: { ...days, title: 'elsewhere' } } });
    await makeTask('on');
    await settle();
    expect((await runsOf(flow)).map(({ input }) => input.record.title)).toEqual(['on']);
  });

  it('acts with the rights of that person', async () => {
    const steps: FlowStep[] = [{ uid: 'no', code: 'change', params: { collection: 'workflow', id: 'x', data: {} } }];
    const forbidden = await makeFlow({ code: 'record', params: { collection: 'task', on: 'created' } }, steps);
    await makeTask('a');
    await settle();
    expect(await runsOf(forbidden)).toMatchObject([{ status: 'failed', person: 'demo_sales' }]);
    await changeFlow(forbidden, { enabled: false });
  });

  it('is waited for by a step, also after the flow was changed, for its record alone and so long', async () => {
    const steps: FlowStep[] = [
      { uid: 'w', code: 'await', params: { collection: 'task', id: '=input.id', event: 'COMPLETE' } },
      { uid: 'after', code: 'set', params: { values: { got: '=steps.w.happened' } } },
    ];
    const flow = await makeFlow({ code: 'record', params: { collection: 'task', on: 'created' } }, steps);
    const [id, other] = [await makeTask('a'), await makeTask('b')];
    await settle();
    await changeFlow(flow, { enabled: false, definition: { steps: [{ uid: 'end', code: 'stop' }] } });
    await changeTask(id, { title: 'c' });
    await settle();
    expect(await runsOf(flow)).toMatchObject([{ status: 'waiting' }, { status: 'waiting' }]);
    expect((await test.as('sales')(`/api/task/${id}/transition`, { body: { event: 'COMPLETE' } })).status).toBe(200);
    await settle();
    expect(await runsOf(flow)).toMatchObject([
      { status: 'done', steps: [{ output: { happened: true, event: 'COMPLETE' } }, { output: { got: true } }] },
      { status: 'waiting', input: { id: other } },
    ]);
    await test.app.db.platform.query("update flow_step set wait_until = now() where code = 'await'");
    await test.app.db.platform.query("update flow_run set next_at = now() where status = 'waiting'");
    await settle();
    expect((await runsOf(flow))[1]).toMatchObject({ status: 'done', steps: [{ output: { happened: false } }, {}] });
  });

  it('that a flow causes itself ends with an explanation', async () => {
    const flow = await makeFlow({ code: 'record', params: { collection: 'task', on: 'changed' } }, [
      {
        uid: 'again',
        code: 'change',
        params: { collection: 'task', id: '=input.id', data: { title: '{{input.record.title}}x' } },
      },
    ]);
    const id = await makeTask('a');
    await changeTask(id, { title: 'b' });
    await settle();
    const runs = await runsOf(flow);
    expect(runs.slice(0, -1).map(({ status }) => status)).toEqual(Array(6).fill('done'));
    expect(runs.at(-1)).toMatchObject({ status: 'failed', error: expect.stringContaining('เริ่มต่อกันเอง') });
    await changeFlow(flow, { enabled: false });
  });
});

it('a definition that names what the site has not is refused with the nearest name', async () => {
  const refuse = async (definition: JsonObject) =>
    JSON.stringify(
      (await test.as('admin')('/api/workflow', { body: { data: { title: 'x', definition } } })).json().details,
    ).replaceAll('\\"', '"');
  const trigger = (params: JsonObject) => ({ triggers: [{ uid: 't', code: 'record', params }], steps: [] });
  expect(await refuse(trigger({ collection: 'taks', on: 'created' }))).toContain('"task"');
  expect(await refuse(trigger({ collection: 'task', on: 'changed', fields: ['titel'] }))).toContain('"title"');
  expect(await refuse(trigger({ collection: 'task', on: 'event', event: 'COMPLET' }))).toContain('"COMPLETE"');
  const changed = { uid: 't', code: 'record', params: { collection: 'task', on: 'changed' } };
  const wanted = (condition: string) => ({ triggers: [{ ...changed, if: condition }], steps: [] });
  expect(await refuse(wanted('record.prioriti == "high"'))).toContain('"priority"');
  expect(await refuse(wanted('record.state != before.stat'))).toMatch(/triggers\.0\.if.*"state"/);
  const steps = [{ uid: 'a', code: 'create', params: { collection: 'task', data: { prioriti: 'x' } } }];
  expect(await refuse({ steps })).toContain('"priority"');
  const when = { triggers: [{ uid: 't', code: 'schedule', params: { at: '25:00' } }], steps: [] };
  expect(await refuse(when)).toContain('triggers.0.params.at');
});

it('a schedule starts its flow as who published it, by the clock of the site, once for what a stop has missed', async () => {
  test.clock.set('2026-04-06T00:30:00.000Z'); // Monday, 07:30 in Bangkok
  const flow = await makeFlow({ code: 'schedule', params: { at: '08:00', days: ['mon', 'wed'] } });
  const often = await makeFlow({ code: 'schedule', params: { every: 30 } });
  await settle();
  expect(await runsOf(flow)).toEqual([]);
  test.clock.set('2026-04-06T01:00:00.000Z');
  await settle();
  await settle();
  expect(await runsOf(flow)).toMatchObject([{ person: 'demo_admin', input: { at: '2026-04-06T01:00:00.000Z' } }]);
  test.clock.set('2026-04-20T00:00:00.000Z');
  await settle();
  expect(await runsOf(flow)).toHaveLength(2);
  expect(await runsOf(often)).toHaveLength(2);
  const { data } = (await test.as('admin')(`/api/flow/${flow}/triggers`)).json();
  expect(data).toMatchObject([{ uid: 't', nextAt: '2026-04-20T01:00:00.000Z' }]);
  test.clock.release();
  for (const one of [flow, often]) await changeFlow(one, { enabled: false });
});

it('another system starts a flow at its secret address, and nobody who does not know it', async () => {
  const flow = await makeFlow({ code: 'webhook', if: 'input.total > 5' });
  expect((await test.as('sales')(`/api/flow/${flow}/triggers/t/hook`, { method: 'POST' })).status).toBe(403);
  const renew = async () =>
    (await test.as('admin')(`/api/flow/${flow}/triggers/t/hook`, { method: 'POST' })).json().data.path as string;
  const former = await renew();
  const path = await renew();
  const call = (to: string, body: unknown, host?: string) => test.call(to, { body, host });
  expect((await call(path, { total: 7, text: 'a\u0000b' })).status).toBe(202);
  expect((await call(path, { total: 3 })).status).toBe(202);
  expect((await call(former, { total: 7 })).status).toBe(404);
  expect((await call('/api/hook/guessed', { total: 7 })).status).toBe(404);
  expect((await call(path, { total: 7 }, 'shop.localhost')).status).toBe(404);
  expect((await call(path, [7])).status).toBe(400);
  expect((await call(path, { total: 7, text: 'x'.repeat(70_000) })).status).toBe(413);
  await settle();
  expect(await runsOf(flow)).toMatchObject([{ person: 'demo_admin', input: { total: 7, text: 'ab' } }]);
  const rows = await test.app.db.platform.query('select * from flow_trigger where flow_id = $1', [flow]);
  expect(JSON.stringify(rows)).not.toContain(path.slice('/api/hook/'.length));
  await test.as('admin')(`/api/flow/${flow}/triggers/t/hook`, { method: 'DELETE' });
  expect((await call(path, { total: 7 })).status).toBe(404);
});

it('a server that is killed loses no start and makes none twice', async () => {
  const flow = await makeFlow({
    code: 'record',
    params: { collection: 'task', on: 'created' },
    if: "record.title == 'killed'",
  });
  const { databaseUrl = '', redisUrl, dataDir } = test.app.config;
  const env = { DATABASE_URL: databaseUrl, ...(redisUrl && { REDIS_URL: redisUrl }) };
  const server = await startServer({ dataDir, env });
  const cookie = await test.cookie('sales');
  const body = { data: { ...days, title: 'killed' } };
  const create = () =>
    sendRequest({ port: server.port, path: '/api/task', host: 'factory.localhost', body, headers: { cookie } }).catch(
      () => undefined,
    );
  let answered = 0;
  const asking = Array.from({ length: 6 }, async () => {
    for (let round = 0; round < 20; round += 1) if ((await create())?.status === 201) answered += 1;
  });
  await waitUntil(() => answered >= 25);
  process.kill(server.pid, 'SIGKILL');
  await Promise.all(asking);
  await server.stop();
  await test.app.db.platform.query('update flow_run set next_at = now() where next_at is not null');
  await settle();
  const written = await test.app.db.platform.query<{ id: string }>(
    `select id from r_task where data->>'title' = 'killed' order by id`,
  );
  const started = await test.app.db.platform.query<{ id: string; status: string }>(
    `select trigger->>'id' as id, status from flow_run where flow_id = $1 order by 1`,
    [flow],
  );
  expect(written.length).toBeGreaterThanOrEqual(25);
  expect(started).toEqual(written.map(({ id }) => ({ id, status: 'done' })));
}, 240_000);

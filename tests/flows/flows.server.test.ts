import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FlowStep, JsonObject } from '../../schemas/index.ts';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { claimRuns } from '../../server/flows/runs/claimRuns.ts';
import { openReceiver, type Receiver } from '../support/openReceiver.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const days = { startDate: '2026-01-05', dueDate: '2026-01-06' };
const outgoing = { OUTGOING_PORTS: '1024-65535', OUTGOING_NETWORKS: '127.0.0.1' };
let test: TestApp;
let receiver: Receiver;

beforeAll(async () => {
  [test, receiver] = await Promise.all([openTestApp(outgoing), openReceiver()]);
});
afterAll(async () => {
  await receiver.close();
  await test.close();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = () => 200;
});

interface Step {
  key: string;
  status: string;
  attempts: number;
  input: JsonObject;
  output: JsonObject;
  error: string | null;
}

interface Place {
  host?: string;
  onError?: FlowStep[];
  roles?: string[];
}

async function makeFlow(steps: FlowStep[], { host, onError, roles = ['sales'] }: Place = {}): Promise<string> {
  const definition = { steps, ...(onError && { onError }) };
  const made = await test.as('admin')('/api/workflow', { host, body: { data: { title: 'x', roles, definition } } });
  expect(made.status, made.text).toBe(201);
  return made.json().data.id;
}

async function start(
  flow: string,
  { role = 'sales', input = {}, host }: { role?: string; input?: JsonObject; host?: string } = {},
) {
  const started = await test.as(role)(`/api/flow/${flow}/run`, { host, body: { input } });
  expect(started.status, started.text).toBe(202);
  return String(started.json().data.id);
}

async function read(run: string, host?: string) {
  const { data } = (await test.as('admin')(`/api/flow-run/${run}`, { host })).json();
  const steps = data.steps as Step[];
  return { ...data, of: (key: string) => steps.find((step) => step.key === key) };
}

/** Makes, runs and reads a flow. */
async function runOnce(steps: FlowStep[], options: Place & { role?: string; input?: JsonObject } = {}) {
  const run = await start(await makeFlow(steps, options), options);
  await runFlows(test.app);
  return read(run);
}

/** Time passes for what waits. */
const passTime = () =>
  test.app.db.platform.query(
    `with steps as (update flow_step set wait_until = now() where status = 'waiting')
     update flow_run set next_at = now() where status in ('queued', 'running', 'waiting')`,
  );

describe('a flow', () => {
  it('takes its steps with the rights of the person whose run it is, and shows what went in and out', async () => {
    const ended = await runOnce(
      [
        { uid: 'tax', code: 'set', params: { values: { total: '=input.net * 1.07' } } },
        {
          uid: 'made',
          code: 'create',
          params: { collection: 'task', data: { ...days, title: 'ราคา {{vars.total}}' } },
        },
        { uid: 'seen', code: 'read', params: { collection: 'task', id: '=steps.made.id' } },
        { uid: 'bell', code: 'notify', params: { roles: ['hr'], title: '{{steps.seen.title}}' } },
      ],
      { input: { net: 0.1 } },
    );
    expect(ended, JSON.stringify(ended.steps)).toMatchObject({ status: 'done', person: 'demo_sales', version: 1 });
    expect(ended.of('made')?.output).toMatchObject({ title: 'ราคา 0.107', created_by: 'demo_sales' });
    expect(ended.of('bell')).toMatchObject({ input: { title: 'ราคา 0.107' }, output: { notified: 1 } });
  });

  it('sends an event to a record, and a message that is then waiting to be delivered', async () => {
    const ended = await runOnce(
      [
        { uid: 'made', code: 'create', params: { collection: 'task', data: { ...days, title: 'x' } } },
        { uid: 'finish', code: 'transition', params: { collection: 'task', id: '=steps.made.id', event: 'COMPLETE' } },
        {
          uid: 'message',
          code: 'create',
          params: { collection: 'message', data: { email: 'a@example.com', subject: 's', body: 'b' } },
        },
      ],
      { role: 'admin' },
    );
    expect(ended, JSON.stringify(ended.steps)).toMatchObject({ status: 'done' });
    expect(ended.of('finish')?.output).toMatchObject({ state: 'done' });
    expect(ended.of('message')?.output).toMatchObject({ state: 'submit', email: 'a@example.com', direction: 'out' });
  });

  it('does nothing that the person may not do, and resumes where it failed', async () => {
    const flow = await makeFlow([
      { uid: 'a', code: 'set', params: { values: { x: 1 } } },
      {
        uid: 'other',
        code: 'create',
        params: { collection: 'workflow', data: { title: 'y', definition: { steps: [] } } },
      },
    ]);
    const run = await start(flow);
    await runFlows(test.app);
    const failed = await read(run);
    expect(failed).toMatchObject({ status: 'failed', failedStep: 'other' });
    expect(failed.error).toMatch(/โฟลว์ทำด้วยสิทธิ์ของผู้สั่งรัน/);
    await test.app.db.platform.query("update membership set role = 'admin' where account_id = 'demo_sales'");
    expect((await test.as('admin')(`/api/flow-run/${run}/resume`, { method: 'POST' })).status).toBe(202);
    await runFlows(test.app);
    await test.app.db.platform.query("update membership set role = 'sales' where account_id = 'demo_sales'");
    const ended = await read(run);
    expect(ended, JSON.stringify(ended.steps)).toMatchObject({ status: 'done' });
    expect(ended.of('a')?.startedAt).toBe(failed.of('a')?.startedAt);
  });

  it('that fails is told to the administrators, once a day, with the way to the run', async () => {
    const steps = [{ uid: 'gone', code: 'read', params: { collection: 'task', id: 'nowhere' } }];
    const flow = await makeFlow([{ uid: 'below', code: 'flow', params: { flow: await makeFlow(steps) } }]);
    const told = async (role: string) => {
      const { data } = (await test.as(role)('/api/notification')).json();
      return (data as JsonObject[]).filter(({ path }) => String(path).includes('runs.run='));
    };
    const before = (await told('admin')).length;
    const run = await start(flow);
    await runFlows(test.app);
    await start(flow);
    await runFlows(test.app);
    const notices = await told('admin');
    expect(notices.length - before).toBe(1);
    expect(notices.map(({ path }) => path)).toContain(`/support/flow?runs.run=${run}`);
    expect(notices[0]).toMatchObject({ topic: 'flow', kind: 'error', title: { en: 'The flow “x” failed' } });
    expect(await told('sales')).toEqual([]);
  });

  it('is run by those who have its roles, seen by its person and administrators, and refused when it is faulty', async () => {
    const flow = await makeFlow([{ uid: 'a', code: 'stop' }]);
    expect((await test.as('hr')(`/api/flow/${flow}/run`, { body: {} })).status).toBe(404);
    expect((await test.call(`/api/flow/${flow}/run`, { body: {} })).status).toBe(401);
    const run = await start(flow);
    expect((await test.as('hr')(`/api/flow-run/${run}`)).status).toBe(404);
    expect((await test.as('admin')(`/api/flow-run/${run}`, { host: 'academy.localhost' })).status).toBe(404);
    expect((await test.as('sales')(`/api/flow-run/${run}`)).json().data).toMatchObject({ id: run, definition: null });
    expect((await read(run)).definition).toMatchObject({ steps: expect.any(Array) });
    expect((await test.as('sales')('/api/workflow', { body: { data: {} } })).status).toBe(403);
    const body = { data: { title: 'x', definition: { steps: [{ uid: 'a', code: 'reed' }] } } };
    const refused = await test.as('admin')('/api/workflow', { body });
    expect([refused.status, refused.text]).toEqual([expect.any(Number), expect.stringContaining('read')]);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    await runFlows(test.app);
  });

  it('keeps the version that it began with', async () => {
    const flow = await makeFlow([
      { uid: 'ask', code: 'prompt', params: { text: '?' } },
      { uid: 'old', code: 'stop' },
    ]);
    const run = await start(flow);
    await runFlows(test.app);
    const data = { definition: { steps: [{ uid: 'new', code: 'stop' }] } };
    expect((await test.as('admin')(`/api/workflow/${flow}`, { method: 'PUT', body: { data } })).status).toBe(200);
    const answer = { key: 'ask', answer: { accepted: true } };
    expect((await test.as('hr')(`/api/flow-run/${run}/answer`, { body: answer })).status).toBe(404);
    expect((await test.as('sales')(`/api/flow-run/${run}/answer`, { body: answer })).status).toBe(202);
    expect((await test.as('sales')(`/api/flow-run/${run}/answer`, { body: answer })).status).toBe(409);
    await runFlows(test.app);
    expect((await read(run)).of('old')).toMatchObject({ status: 'done' });
  });

  it('goes on with the newest version where it failed, and from the start as a run of its own', async () => {
    const mend = (id: string): FlowStep[] => [
      { uid: 'a', code: 'set', params: { values: { x: '=input.n' } } },
      { uid: 'b', code: 'read', params: { collection: 'task', id } },
      { uid: 'c', code: 'set', params: { values: { y: '=vars.x + 1' } } },
    ];
    const { data: task } = (await test.as('sales')('/api/task', { body: { data: { ...days, title: 'm' } } })).json();
    const flow = await makeFlow(mend('nothing'));
    const run = await start(flow, { input: { n: 1 } });
    await runFlows(test.app);
    const failed = await read(run);
    expect(failed).toMatchObject({ status: 'failed', failedStep: 'b', version: 1 });
    const data = { definition: { steps: mend(task.id) } };
    await test.as('admin')(`/api/workflow/${flow}`, { method: 'PUT', body: { data } });
    expect((await test.as('hr')(`/api/flow-run/${run}/resume?newest=true`, { method: 'POST' })).status).toBe(404);
    expect((await test.as('sales')(`/api/flow-run/${run}/resume?newest=true`, { method: 'POST' })).status).toBe(202);
    await runFlows(test.app);
    const ended = await read(run);
    expect(ended, JSON.stringify(ended.steps)).toMatchObject({ status: 'done', version: 2 });
    expect(ended.of('a')?.startedAt).toBe(failed.of('a')?.startedAt);
    expect(ended.of('c')?.output).toEqual({ y: 2 });
    expect((await test.as('hr')(`/api/flow-run/${run}/again`, { method: 'POST' })).status).toBe(404);
    const again = await test.as('admin')(`/api/flow-run/${run}/again`, { method: 'POST' });
    await runFlows(test.app);
    const repeated = await read(again.json().data.id);
    expect(repeated).toMatchObject({ person: 'demo_admin', version: 2, input: { n: 1 } });
    expect(repeated.of('a')?.startedAt).not.toBe(ended.of('a')?.startedAt);
  });

  it('goes on at a step that an administrator chose, and does again what came after it, but not what came before', async () => {
    const made = (title: string) => ({ collection: 'task', data: { ...days, title } });
    const run = await start(
      await makeFlow([
        { uid: 'first', code: 'create', params: made('first') },
        { uid: 'bell', code: 'notify', params: { people: ['demo_hr'], title: 'retaken {{steps.first.id}}' } },
        { uid: 'second', code: 'create', params: made('second') },
      ]),
    );
    await runFlows(test.app);
    const before = await read(run);
    expect(before).toMatchObject({ status: 'done' });
    const retake = (role: string, key: string) => test.as(role)(`/api/flow-run/${run}/from`, { body: { key } });
    expect((await retake('sales', 'bell')).status).toBe(403);
    expect((await retake('admin', 'nothing')).status).toBe(404);
    expect((await retake('admin', 'bell')).status).toBe(202);
    await runFlows(test.app);
    const after = await read(run);
    expect(after).toMatchObject({ status: 'done' });
    const idOf = (of: typeof after, uid: string) => (of.of(uid)?.output as { id: string } | undefined)?.id;
    expect(idOf(after, 'first')).toBe(idOf(before, 'first'));
    expect(idOf(after, 'second')).not.toBe(idOf(before, 'second'));
    const [told] = await test.app.db.platform.query<{ count: number }>(
      `select count(*)::int as count from r_notification where data->'title'->>'en' = $1`,
      [`retaken ${idOf(before, 'first')}`],
    );
    expect(told).toEqual({ count: 2 });
  });

  it('waits for a time and for its sub-flow, and ends what was cancelled', async () => {
    const inner = await makeFlow([
      { uid: 'w', code: 'wait', params: { seconds: 3600 } },
      { uid: 's', code: 'set', params: { values: { got: '=input.n + 1' } } },
    ]);
    const steps: FlowStep[] = [
      { uid: 'sub', code: 'flow', params: { flow: inner, input: { n: 1 } } },
      { uid: 'out', code: 'set', params: { values: { n: '=steps.sub.vars.got' } } },
    ];
    const outer = await makeFlow(steps);
    const [run, cancelled] = [await start(outer), await start(outer)];
    await runFlows(test.app);
    expect((await test.as('sales')(`/api/flow-run/${cancelled}/cancel`, { method: 'POST' })).status).toBe(202);
    await runFlows(test.app);
    expect(await read(run)).toMatchObject({ status: 'waiting' });
    const [child] = await test.app.db.platform.query<{ status: string }>(
      'select status from flow_run where parent_id = $1',
      [cancelled],
    );
    expect(child).toMatchObject({ status: 'cancelled' });
    await test.app.db.platform.query(
      `with w as (update flow_step set wait_until = now() where code = 'wait') update flow_run set next_at = now() where parent_id = $1`,
      [run],
    );
    await runFlows(test.app);
    expect((await read(run)).of('out')).toMatchObject({ output: { n: 2 } });
    expect(await read(cancelled)).toMatchObject({ status: 'cancelled' });
  });
});

describe('a request of a flow', () => {
  it('is tried again with the same key, shows no secret, and reads none whose name came as an answer', async () => {
    await test.as('admin')('/api/flow-secrets', { method: 'PUT', body: { name: 'carrier', value: 'hush-hush' } });
    receiver.answer = () => (receiver.received.length < 3 ? 503 : 200);
    const params = {
      url: receiver.url,
      method: 'POST',
      headers: { Authorization: 'Bearer $secret.carrier' },
      body: { a: '=1 + 1', note: '=input.note' },
    };
    const note = '$secret.carrier';
    const run = await start(await makeFlow([{ uid: 'call', code: 'request', params, retry: { times: 3 } }]), {
      input: { note },
    });
    for (let i = 0; i < 3; i += 1) {
      await runFlows(test.app);
      await passTime();
    }
    const ended = await read(run);
    expect(ended).toMatchObject({ status: 'done' });
    expect(ended.of('call')).toMatchObject({ attempts: 3, output: { status: 200 } });
    expect(JSON.stringify(ended)).not.toContain('hush-hush');
    expect(
      receiver.received.map(({ headers, json }) => [headers['idempotency-key'], headers.authorization, json]),
    ).toEqual(Array(3).fill([`${run}/call`, 'Bearer hush-hush', { a: 2, note }]));
  });

  it('reaches no private address, waits for nobody for long, and takes the steps for its error', async () => {
    const seen = await runOnce([
      { uid: 'inside', code: 'request', params: { url: 'http://169.254.169.254/latest' }, onError: 'continue' },
      {
        uid: 'file',
        code: 'request',
        params: { url: `='file:///etc/passwd'` },
        retry: { times: 3 },
        onError: 'continue',
      },
      {
        uid: 'told',
        code: 'request',
        params: { url: 'http://10.0.0.1:8080/' },
        onError: [{ uid: 'why', code: 'set', params: { values: { why: '=error' } } }],
      },
    ]);
    expect(seen).toMatchObject({ status: 'done' });
    expect(seen.of('file')).toMatchObject({ status: 'failed', attempts: 1 });
    expect(seen.of('told/error/why')?.output).toEqual({ why: expect.stringContaining('เครือข่ายสาธารณะ') });
    receiver.answer = () => 'silence';
    const silent = await runOnce([
      { uid: 'a', code: 'request', params: { url: receiver.url, method: 'POST', body: {} }, timeout: 0.05 },
    ]);
    expect(silent).toMatchObject({ status: 'failed', error: expect.stringContaining('ไม่ตอบภายในเวลา') });
  });
});

it('a flow that would go on for ever, or store too much, ends with a reason', async () => {
  const many = await start(await makeFlow([{ uid: 'a', code: 'stop' }]));
  await test.app.db.platform.query(
    `insert into flow_step (site_id, run_id, key, code, status)
     select site_id, id, 'k' || n, 'set', 'done' from flow_run, generate_series(1, 2000) as n where id = $1`,
    [many],
  );
  // A worker had it before, and took them.
  await test.app.db.platform.query('update flow_run set lease = 1 where id = $1', [many]);
  await runFlows(test.app);
  expect(await read(many)).toMatchObject({ status: 'failed', error: expect.stringContaining('เกิน 2000') });
  const big = { a: '=[input.t, input.t]', b: '=[input.t, input.t]' };
  const large = await runOnce([{ uid: 'x', code: 'set', params: { values: big } }], {
    input: { t: 'x'.repeat(90_000) },
  });
  expect(large).toMatchObject({ status: 'failed', error: expect.stringContaining('ใหญ่เกินไป') });
  const self = await makeFlow([{ uid: 'a', code: 'stop' }]);
  const data = { definition: { steps: [{ uid: 'again', code: 'flow', params: { flow: self } }] } };
  await test.as('admin')(`/api/workflow/${self}`, { method: 'PUT', body: { data } });
  const run = await start(self);
  await runFlows(test.app);
  expect(await read(run)).toMatchObject({ status: 'failed', error: expect.stringContaining('ซ้อนกันได้ไม่เกิน') });
  const english = await test.as('admin')(`/api/flow-run/${run}`, { headers: { 'accept-language': 'en' } });
  expect(english.json().data.error).toContain('nested at most');
});

it('one run of a site comes before the many of another', async () => {
  const flow = await makeFlow([{ uid: 'a', code: 'stop' }]);
  const host = 'shop.localhost';
  const small = await makeFlow([{ uid: 'a', code: 'stop' }], { host, roles: [] });
  for (let i = 0; i < 30; i += 1) await start(flow, { role: 'admin' });
  const one = await start(small, { host, role: 'admin' });
  const claimed = await claimRuns(test.app.db.platform, { count: 3, onlyDecides: true });
  expect(claimed.map(({ id }) => id)).toContain(one);
  await passTime();
  await runFlows(test.app);
  expect(await read(one, host)).toMatchObject({ status: 'done' });
});

describe('the list of runs', () => {
  it('is read page by page, the newest first, with what flows and people are called', async () => {
    const flow = await makeFlow([{ uid: 'a', code: 'stop' }]);
    const started = [];
    for (let count = 0; count < 5; count += 1) started.push(await start(flow));
    const seen: string[] = [];
    for (let after = ''; after !== 'none'; ) {
      const query = `flow=${flow}&limit=2${after && `&after=${after}`}`;
      const page = (await test.as('admin')(`/api/flow-runs?${query}`)).json();
      expect(page.data[0]).toMatchObject({ flowTitle: 'x', personName: expect.any(String) });
      seen.push(...page.data.map(({ id }: { id: string }) => id));
      after = page.next ?? 'none';
    }
    expect(seen).toEqual(started.reverse());
    expect((await test.as('sales')('/api/flow-runs')).status).toBe(403);
    expect((await test.as('admin')(`/api/flow-runs?flow=${flow}`, { host: 'academy.localhost' })).json().data).toEqual(
      [],
    );
    await runFlows(test.app);
  });

  it('stands at /support/flow for administrators, with the runs of the first paint', async () => {
    const run = await start(await makeFlow([{ uid: 'a', code: 'stop' }]));
    expect((await test.as('admin')('/api/page?path=/support/flow')).text).toContain(run);
    expect((await test.as('sales')('/api/page?path=/support/flow')).text).not.toContain(run);
    await runFlows(test.app);
  });
});

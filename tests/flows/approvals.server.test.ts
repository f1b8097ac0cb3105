import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FlowStep, JsonObject } from '../../schemas/index.ts';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { letIn } from '../support/letIn.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const hour = 3600;
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function start(steps: FlowStep[], input: JsonObject = {}): Promise<string> {
  const data = { title: 'x', roles: ['sales'], definition: { steps } };
  const made = await test.as('admin')('/api/workflow', { body: { data } });
  expect(made.status, made.text).toBe(201);
  const started = await test.as('sales')(`/api/flow/${made.json().data.id}/run`, { body: { input } });
  await runFlows(test.app);
  return started.json().data.id;
}

const ask = (params: JsonObject): FlowStep => ({ uid: 'ask', code: 'approval', params: { title: 'ส่วนลด', ...params } });
const read = async (run: string) => (await test.as('admin')(`/api/flow-run/${run}`)).json().data;
const outputOf = async (run: string, key = 'ask') => {
  const { steps } = await read(run);
  return steps.find((step: { key: string }) => step.key === key)?.output;
};

/** What waits for a role about a run. */
async function waitingFor(role: string, run: string) {
  const { data } = (await test.as(role)('/api/approvals')).json();
  return data.filter((one: { run: string }) => one.run === run);
}

async function answer(role: string, run: string, body: JsonObject): Promise<number> {
  const [seat] = await waitingFor(role, run);
  const { status } = await test.as(role)(`/api/approval/${seat?.id ?? 'none'}`, { body });
  await runFlows(test.app);
  return status;
}

/** Time passes for the app and for what waits in the database. */
async function pass(hours: number) {
  test.clock.advance(hours);
  await test.app.db.platform.query("update flow_step set wait_until = now() where status = 'waiting'");
  await test.app.db.platform.query("update flow_run set next_at = now() where status = 'waiting'");
  await runFlows(test.app);
}

const noticesOf = async (role: string) => {
  const rows = await test.app.db.platform.query<{ title: string }>(
    `select data->'title'->>'en' as title from r_notification where data->>'user' = $1 order by created_at, id`,
    [`demo_${role}`],
  );
  return rows.map(({ title }) => title);
};

it('leads who is asked to this site alone, whoever said the path to the flow', async () => {
  const step = ask({ people: ['demo_hr'], path: '=input.path' });
  const paths = ['/sales/quotation', 'https://evil.example/sign-in', '//evil.example', '.evil.example'];
  const runs = [];
  for (const path of paths) runs.push(await start([step], { path }));
  const shown = await Promise.all(runs.map(async (run) => (await waitingFor('hr', run))[0]?.path));
  expect(shown).toEqual(['/sales/quotation', null, null, null]);
});

it('in order: each is asked after the other, one delegates, and the answers are told', async () => {
  const run = await start([
    {
      ...ask({ people: ['demo_hr', 'demo_finance'], mode: 'order' }),
      // biome-ignore lint/suspicious/noThenProperty: the steps of an approval
      then: [{ uid: 'yes', code: 'set', params: { values: { ok: '=steps.ask.approved' } } }],
    },
  ]);
  expect(await waitingFor('hr', run)).toMatchObject([{ title: 'ส่วนลด', askedBy: 'demo_sales', mayDelegate: true }]);
  expect(await waitingFor('finance', run)).toEqual([]);
  for (const person of ['demo_sales', 'demo_hr', 'nobody'])
    expect(await answer('hr', run, { answer: 'delegate', person })).toBe(422);
  expect(await answer('hr', run, { answer: 'delegate', person: 'demo_manager', note: 'ลาพัก' })).toBe(200);
  expect(await waitingFor('hr', run)).toEqual([]);
  expect(await answer('manager', run, { answer: 'approve' })).toBe(200);
  expect(await answer('finance', run, { answer: 'approve', note: 'ได้' })).toBe(200);
  expect(await outputOf(run)).toMatchObject({
    approved: true,
    answers: [
      { person: 'demo_hr', answer: 'delegated', note: 'ลาพัก' },
      { person: 'demo_finance', answer: 'approved', note: 'ได้' },
      { person: 'demo_manager', answer: 'approved' },
    ],
  });
  expect(await outputOf(run, 'ask/then/yes')).toEqual({ ok: true });
});

it('one of them is enough, one rejection too, and who asked may not answer', async () => {
  const run = await start([
    {
      ...ask({ roles: ['sales', 'manager'] }),
      else: [{ uid: 'no', code: 'set', params: { values: { no: true } } }],
    },
  ]);
  expect(await waitingFor('sales', run)).toEqual([]);
  const [seat] = await waitingFor('manager', run);
  const path = `/api/approval/${seat.id}`;
  expect((await test.as('sales')(path, { body: { answer: 'approve' } })).status).toBe(404);
  expect((await test.as('hr')(path, { body: { answer: 'approve' } })).status).toBe(404);
  expect((await test.call(path, { body: { answer: 'approve' } })).status).toBe(401);
  const elsewhere = { host: 'shop.localhost', body: { answer: 'approve' } };
  expect((await test.as('admin')(path, elsewhere)).status).toBe(404);
  const letInFor = await letIn(test, 'manager');
  expect((await letInFor.post(path, { answer: 'approve' })).status).toBe(403);
  expect(await answer('manager', run, { answer: 'reject', note: 'แพงไป' })).toBe(200);
  expect(await outputOf(run)).toMatchObject({ approved: false, answers: [{ note: 'แพงไป' }] });
  expect(await outputOf(run, 'ask/else/no')).toEqual({ no: true });
  expect((await test.as('manager')(path, { body: { answer: 'approve' } })).status).toBe(409);
});

it('all must approve; what a run waited for is withdrawn when it is cancelled', async () => {
  const run = await start([ask({ people: ['demo_hr', 'demo_finance'], mode: 'all' })]);
  expect(await answer('finance', run, { answer: 'approve' })).toBe(200);
  expect(await read(run)).toMatchObject({ status: 'waiting' });
  const [seat] = await waitingFor('hr', run);
  await test.as('sales')(`/api/flow-run/${run}/cancel`, { method: 'POST' });
  expect((await test.as('hr')(`/api/approval/${seat.id}`, { body: { answer: 'approve' } })).status).toBe(409);
  await test.as('sales')(`/api/flow-run/${run}/resume`, { method: 'POST' });
  await runFlows(test.app);
  expect(await answer('hr', run, { answer: 'approve' })).toBe(200);
  expect(await answer('finance', run, { answer: 'approve' })).toBe(200);
  expect(await read(run)).toMatchObject({ status: 'done' });
});

it('reminds after a while, escalates later, and fails when nobody answers in time', async () => {
  test.clock.set('2026-06-01T03:00:00.000Z');
  const times = { remindAfter: 24 * hour, escalateAfter: 60 * hour, escalateRoles: ['manager'] };
  const run = await start([ask({ title: 'late', people: ['demo_hr'], ...times })]);
  await pass(23);
  await pass(2);
  await pass(1);
  expect((await noticesOf('hr')).filter((title) => title.endsWith('late'))).toEqual([
    'To approve: late',
    'Still to approve: late',
  ]);
  expect(await waitingFor('manager', run)).toEqual([]);
  await pass(40);
  expect(await noticesOf('manager')).toContain('Escalated to you: late');
  expect(await waitingFor('hr', run)).toHaveLength(1);
  expect(await answer('manager', run, { answer: 'approve' })).toBe(200);
  expect(await read(run)).toMatchObject({ status: 'done' });
  const silent = await start([{ ...ask({ people: ['demo_hr'] }), timeout: 2 * hour }]);
  await pass(3);
  expect(await read(silent)).toMatchObject({ status: 'failed', error: expect.stringContaining('ไม่มีใครตอบ') });
  test.clock.release();
});

it('by amount: whoever has the level of the record, or a higher one', async () => {
  const items = [{ quantity: 1, unit_price: 300_000 }];
  const data = { customer_name: 'บริษัท ก', vat_rate: 0, items };
  const made = await test.as('sales')('/api/quotation', { body: { data } });
  const { id } = made.json().data;
  const run = await start([ask({ byLevel: true, collection: 'quotation', id })]);
  expect(await waitingFor('sales', run)).toEqual([]);
  expect(await waitingFor('hr', run)).toEqual([]);
  expect(await waitingFor('admin', run)).toHaveLength(1);
  expect(await answer('manager', run, { answer: 'delegate', person: 'demo_hr' })).toBe(422);
  expect(await answer('manager', run, { answer: 'approve' })).toBe(200);
  expect(await outputOf(run)).toMatchObject({ approved: true });
});

it('branches go on side by side, and those that are too late are given up', async () => {
  const branch = (title: string, step: FlowStep) => ({ title, steps: [step] });
  const run = await start([
    {
      uid: 'both',
      code: 'parallel',
      params: { join: 'first' },
      branches: [
        branch('a', ask({ people: ['demo_hr'] })),
        branch('b', { uid: 'page', code: 'prompt', params: { text: '?' } }),
      ],
    },
    { uid: 'end', code: 'set', params: { values: { got: '=steps.both.branches' } } },
  ]);
  const [seat] = await waitingFor('hr', run);
  expect(seat).toBeDefined();
  const body = { key: 'both/1/page', answer: { accepted: true } };
  expect((await test.as('sales')(`/api/flow-run/${run}/answer`, { body })).status).toBe(202);
  await runFlows(test.app);
  const ended = await read(run);
  expect(ended, JSON.stringify(ended.steps)).toMatchObject({ status: 'done' });
  expect(await outputOf(run, 'end')).toEqual({ got: [1] });
  expect((await test.as('hr')(`/api/approval/${seat.id}`, { body: { answer: 'approve' } })).status).toBe(409);
});

it('the pages of approvers show what waits for them, others see nothing, and the notification leads there', async () => {
  const run = await start([ask({ title: 'shown', people: ['demo_hr'] })]);
  const shownTo = async (role: string, path: string) => {
    const answer = await test.as(role)(`/api/page?path=${path}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.json().data.approvals.approvals.filter((one: { run: string }) => one.run === run);
  };
  for (const path of ['/work', '/user/notification']) {
    expect(await shownTo('hr', path)).toMatchObject([
      { title: 'shown', path: null, askedByName: expect.stringMatching(/./), mayDelegate: true },
    ]);
    expect(await shownTo('manager', path)).toEqual([]);
    expect(await shownTo('sales', path)).toEqual([]);
  }
  expect(await shownTo('customer', '/user/notification')).toEqual([]);
  const [told] = await test.app.db.platform.query<{ path: string }>(
    "select data->>'path' as path from r_notification where data->'title'->>'en' = 'To approve: shown'",
  );
  expect(told?.path).toBe('/user/notification');
});

it('says to whom it may be delegated: others of the staff who could answer, and only to who is asked', async () => {
  const run = await start([ask({ people: ['demo_hr', 'demo_customer'] })]);
  const [seat] = await waitingFor('hr', run);
  const found = async (role: string, id: string, search = '') => {
    const answer = await test.as(role)(`/api/approval/${id}/people?search=${search}`);
    return answer.status === 200 ? answer.json().data.map((one: { id: string }) => one.id) : answer.status;
  };
  const people = await found('hr', seat.id);
  expect(people).toContain('demo_manager');
  for (const nobody of ['demo_hr', 'demo_sales', 'demo_customer']) expect(people).not.toContain(nobody);
  expect(await found('hr', seat.id, 'manager')).toContain('demo_manager');
  expect(await found('manager', seat.id)).toBe(404);
  const [theirs] = await waitingFor('customer', run);
  expect(theirs.mayDelegate).toBe(false);
  expect(await found('customer', theirs.id)).toEqual([]);
});

it('by amount: delegated only to whoever has the level, with a link to the record', async () => {
  const items = [{ quantity: 1, unit_price: 300_000 }];
  const made = await test.as('sales')('/api/quotation', { body: { data: { customer_name: 'ก', vat_rate: 0, items } } });
  const { id } = made.json().data;
  const run = await start([ask({ byLevel: true, collection: 'quotation', id })]);
  const [seat] = await waitingFor('manager', run);
  const { data } = (await test.as('manager')(`/api/approval/${seat.id}/people`)).json();
  const people = data.map((one: { id: string }) => one.id);
  expect(people).toContain('demo_admin');
  expect(people).not.toContain('demo_hr');
  const page = (await test.as('manager')('/api/page?path=/work')).json();
  const shown = page.data.approvals.approvals.find((one: { run: string }) => one.run === run);
  expect(shown.path).toBe(`/sales/quotation/${id}`);
});

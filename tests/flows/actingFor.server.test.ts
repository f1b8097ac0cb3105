import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FlowStep, JsonObject } from '../../schemas/index.ts';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { makeRuns } from '../../server/flows/starts/makeRuns.ts';
import { systemActor } from '../../server/records/context/actor.ts';
import { openRecords } from '../../server/records/openRecords.ts';
import { letIn } from '../support/letIn.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const pay: FlowStep = {
  uid: 'pay',
  code: 'transition',
  params: { collection: 'payment', id: '=input.id', event: 'PROCESS' },
};
const note: FlowStep = {
  uid: 'note',
  code: 'create',
  params: { collection: 'post', data: { title: 'ก', slug: '=input.slug' } },
};

async function makePayment(): Promise<string> {
  const { id: siteId } = await test.site('factory');
  const records = await openRecords(test.app, { siteId, actor: systemActor });
  return String((await records.create('payment', {})).record.id);
}

async function saveFlow(steps: FlowStep[], more: JsonObject = {}): Promise<string> {
  const data = { title: 'x', roles: ['manager'], enabled: true, definition: { steps, ...more } };
  const made = await test.as('admin')('/api/workflow', { body: { data } });
  expect(made.status, made.text).toBe(201);
  return made.json().data.id;
}

async function readRun(id: string) {
  await runFlows(test.app);
  return (await test.as('admin')(`/api/flow-run/${id}`)).json().data;
}

it('a run that was started for another person is written in both names, and moves no money', async () => {
  const flow = await saveFlow([note, pay]);
  const client = await letIn(test, 'manager');
  const input = { id: await makePayment(), slug: 'run-for' };
  const started = await client.post(`/api/flow/${flow}/run`, { input });
  const ended = await readRun(started.json().data.id);
  expect(ended).toMatchObject({ status: 'failed', failedStep: 'pay', person: 'demo_manager', actedBy: 'demo_admin' });
  expect(ended.error).toContain('เจ้าของบัญชีเอง');
  const [{ id }] = (await test.as('admin')('/api/post?slug=run-for')).json().data;
  const [entry] = (await test.as('admin')(`/api/post/${id}/history`)).json().data;
  expect(entry).toMatchObject({ by: 'demo_admin', on_behalf_of: 'demo_manager' });

  const own = await test.as('manager')(`/api/flow/${flow}/run`, { body: { input: { ...input, slug: 'run-own' } } });
  expect(await readRun(own.json().data.id)).toMatchObject({ status: 'done', actedBy: null });
});

it('nor does one inside of it, or one that what it writes starts', async () => {
  const inner = await saveFlow([pay]);
  const outer = await saveFlow([{ uid: 'inside', code: 'flow', params: { flow: inner, input: { id: '=input.id' } } }]);
  const follows = [{ ...pay, params: { ...pay.params, id: '=input.record.title' } }];
  const triggers = [{ uid: 't', code: 'record', params: { collection: 'post', on: 'created' } }];
  const byRecord = await saveFlow(follows, { triggers });
  const client = await letIn(test, 'manager');
  const id = await makePayment();
  const nested = (await client.post(`/api/flow/${outer}/run`, { input: { id } })).json().data.id;
  expect(await readRun(nested)).toMatchObject({ status: 'failed', failedStep: 'inside' });
  const made = await client.post('/api/post', { data: { title: id, slug: 'starts-one' } });
  expect(made.status, made.text).toBe(201);
  await makeRuns(test.app);
  await runFlows(test.app);
  const runs = (await test.as('admin')(`/api/flow-runs?flow=${byRecord}`)).json().data;
  expect(runs).toMatchObject([{ status: 'failed', person: 'demo_manager', actedBy: 'demo_admin' }]);
  expect((await test.as('admin')(`/api/payment/${id}`)).json().data.state).toBe('pending');
});

it('nor does one that the person started themselves, after somebody who was let in for them had it go on', async () => {
  const ask: FlowStep = { uid: 'ask', code: 'prompt', params: { text: '?' } };
  const flow = await saveFlow([ask, pay]);
  const input = { id: await makePayment() };
  const started = (await test.as('manager')(`/api/flow/${flow}/run`, { body: { input } })).json().data.id;
  expect(await readRun(started)).toMatchObject({ status: 'waiting' });
  const client = await letIn(test, 'manager');
  const answered = await client.post(`/api/flow-run/${started}/answer`, { key: 'ask', answer: { accepted: true } });
  expect(answered.status, answered.text).toBeLessThan(300);
  expect(await readRun(started)).toMatchObject({ status: 'failed', failedStep: 'pay', actedBy: 'demo_admin' });
  await client.post(`/api/flow-run/${started}/resume`, {});
  expect(await readRun(started)).toMatchObject({ status: 'failed', failedStep: 'pay' });
});

it('mails no document, and a mail without one it does', async () => {
  const items = [{ product_name: 'โต๊ะ', quantity: 1, unit_price: 500 }];
  const made = await test.as('sales')('/api/quotation', { body: { data: { customer_name: 'ก', items } } });
  const id = made.json().data.id;
  const mail = { to: 'buyer@example.com', subject: 'ก', text: 'ข' };
  const flow = await saveFlow([
    { uid: 'plain', code: 'mail', params: mail },
    { uid: 'attached', code: 'mail', params: { ...mail, files: '=["file_any"]' } },
  ]);
  const client = await letIn(test, 'manager');
  const started = await client.post(`/api/flow/${flow}/run`, { input: { id } });
  const ended = await readRun(started.json().data.id);
  expect(ended).toMatchObject({ status: 'failed', failedStep: 'attached' });
  expect(ended.error).toContain('เจ้าของบัญชีเอง');
});

it('is approved by nobody who asked for it in the name of another', async () => {
  const ask: FlowStep = { uid: 'ask', code: 'approval', params: { title: 'ส่วนลด', roles: ['admin', 'superadmin'] } };
  const flow = await saveFlow([ask]);
  const client = await letIn(test, 'manager');
  const run = (await client.post(`/api/flow/${flow}/run`, { input: {} })).json().data.id;
  expect(await readRun(run)).toMatchObject({ status: 'waiting' });
  const seatsOf = async (role: string) =>
    (await test.as(role)('/api/approvals')).json().data.filter((seat: { run: string }) => seat.run === run);
  expect(await seatsOf('admin')).toEqual([]);
  const [{ id }] = await seatsOf('superadmin');
  const approve = (role: string) => test.as(role)(`/api/approval/${id}`, { body: { answer: 'approve' } });
  expect((await approve('admin')).status).toBe(404);
  expect((await approve('superadmin')).status).toBeLessThan(300);
});

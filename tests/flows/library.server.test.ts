import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FlowFile, JsonObject } from '../../schemas/index.ts';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { makeRuns } from '../../server/flows/starts/makeRuns.ts';
import { openTestApp, type TestApp, type TestCall } from '../support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const asAdmin = async (path: string, call: TestCall = {}) => (await test.as('admin'))(path, call);
const use = (name: string, settings: JsonObject = {}, call: TestCall = {}) =>
  asAdmin('/api/ready-flows', { ...call, body: { name, settings } });
const readFlow = async (id: string) => (await asAdmin(`/api/workflow/${id}`)).json().data;
async function settle() {
  for (let round = 0; round < 3; round += 1) {
    await makeRuns(test.app);
    await runFlows(test.app);
  }
}
const lastRun = async (flow: string) => (await asAdmin(`/api/flow-runs?flow=${flow}`)).json().data[0];

it('every ready flow can be switched on as it is, by administrators of sites that have its plugin', async () => {
  const listed = (await asAdmin('/api/ready-flows')).json().data as { name: string; flows: unknown[] }[];
  expect(listed.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['user/welcome-mail', 'user/sign-up-check', 'sales/approve-quotation', 'sales/new-order'],
      ...['inventory/stock-alert', 'finance/overdue-reminder'],
    ]),
  );
  for (const { name } of listed) {
    const made = await use(name);
    expect(made.status, `${name}: ${made.text}`).toBe(201);
    expect(await readFlow(made.json().data.id)).toMatchObject({ ready: name, enabled: true });
  }
  const now = (await asAdmin('/api/ready-flows')).json().data as { flows: unknown[] }[];
  expect(now.every(({ flows }) => flows.length === 1)).toBe(true);
  expect((await test.as('sales')('/api/ready-flows')).status).toBe(403);
  expect((await use('sales/new-order', {}, { host: 'academy.localhost' })).status).toBe(404);
});

it('settings are values of their kind, and stand where the flow names them', async () => {
  const made = await use('sales/new-order', { roles: ['manager'], amount: 5000 });
  const { definition } = await readFlow(made.json().data.id);
  expect(definition.triggers[0].if).toBe('coalesce(record.total, 0) >= 5000');
  expect(definition.steps[0].params.roles).toEqual(['manager']);
  const refused = await use('sales/new-order', { roles: [], amount: '=input.x', other: 1 });
  expect(refused.status).toBe(400);
  expect(refused.json().details.map(({ path }: { path: string }) => path)).toEqual([
    'settings.roles',
    'settings.amount',
    'settings.other',
  ]);
});

it('a new member is welcomed once, also one who was added by hand', async () => {
  const made = await use('user/welcome-mail', { subject: 'hello' });
  const body = { firstname: 'มาลี', lastname: 'ใจดี', email: 'malee@example.com', username: 'malee', role: 'user' };
  const person = await asAdmin('/api/people', { body: { ...body, password: 'Kx7!mango-tree' } });
  expect(person.status, person.text).toBeLessThan(300);
  await settle();
  const run = await lastRun(made.json().data.id);
  const { steps } = (await asAdmin(`/api/flow-run/${run.id}`)).json().data;
  expect(steps).toMatchObject([{ key: 'mail', status: 'done', input: { to: 'malee@example.com', subject: 'hello' } }]);
  expect(steps[0].input.text).toContain('สวัสดีคุณ มาลี ใจดี\nขอบคุณ');
});

it('an overdue invoice is reminded of on the first working day and every fifth after it, whichever day it was due', async () => {
  const made = await use('finance/overdue-reminder');
  const { definition } = await readFlow(made.json().data.id);
  const wanted = definition.steps[1].steps[0].if as string;
  const day = { date: '2026-06-22', name: 'วันหยุดพิเศษ' };
  expect((await asAdmin('/api/holiday', { body: { data: day } })).status).toBe(201);
  const each = { uid: 'mail', code: 'set', if: wanted, params: { values: { reminded: true } } };
  const steps = [{ uid: 'each', code: 'loop', params: { list: 'input.items' }, steps: [each] }];
  const flow = (await asAdmin('/api/workflow', { body: { data: { title: 'x', definition: { steps } } } })).json().data
    .id;
  const reminded: string[] = [];
  for (const today of ['15', '16', '19', '22', '23', '24', '30']) {
    test.clock.set(`2026-06-${today}T03:00:00.000Z`);
    const items = [{ customer_email: 'buyer@example.com', due_date: '2026-06-12' }];
    const run = (await asAdmin(`/api/flow/${flow}/run`, { body: { input: { items } } })).json().data.id;
    await runFlows(test.app);
    const { data } = (await asAdmin(`/api/flow-run/${run}`)).json();
    expect(data.status).toBe('done');
    if (data.steps.some(({ output }: { output: JsonObject | null }) => output?.reminded === true)) reminded.push(today);
  }
  test.clock.release();
  // Due on a Friday; the 22nd is a Monday on which nobody works.
  expect(reminded).toEqual(['15', '23', '30']);
});

it('a flow leaves as a file without secrets and comes in switched off; what cannot run here is told place by place', async () => {
  const made = await use('sales/new-order');
  const { data: file } = (await asAdmin(`/api/flow/${made.json().data.id}/file`)).json() as { data: FlowFile };
  expect(file).toMatchObject({ sala: 'flow', version: 1, title: 'แจ้งคำสั่งขายใหม่' });
  const take = (given: unknown, call: TestCall = {}) => asAdmin('/api/flow-file', { ...call, body: { file: given } });
  const taken = await take(file);
  expect(taken.status, taken.text).toBe(201);
  expect(await readFlow(taken.json().data.id)).toMatchObject({
    title: file.title,
    enabled: false,
    definition: file.definition,
  });
  expect((await take({ title: 'x' })).json().code).toBe('flow_file_unreadable');
  const bad = {
    ...file,
    definition: {
      steps: [
        { uid: 'a', code: 'reed' },
        { uid: 'a', code: 'stop' },
      ],
    },
  };
  expect((await take(bad)).json().details.map(({ path }: { path: string }) => path)).toEqual([
    'steps.0.code',
    'steps.1.uid',
  ]);
  const elsewhere = await take(file, { host: 'academy.localhost' });
  expect(elsewhere.status).toBe(400);
  expect(elsewhere.text).toContain('sales');
  expect((await test.as('sales')(`/api/flow/${made.json().data.id}/file`)).status).toBe(403);
});

it('what a flow calls upon is there when it is switched on: flows, templates, documents, roles and secrets, each told at its field', async () => {
  const request = { url: 'https://example.com', headers: { authorization: 'Bearer $secret.courier' } };
  const steps: JsonObject[] = [
    { uid: 'sub', code: 'flow', params: { flow: 'none' } },
    { uid: 'mail', code: 'mail', params: { to: 'a@example.com', template: 'thanks' } },
    { uid: 'call', code: 'request', params: request },
    { uid: 'pdf', code: 'document', params: { document: 'quotatoin', id: '=input.id' } },
    { uid: 'bell', code: 'notify', params: { roles: ['manager', 'mannager'], title: 'x' } },
  ];
  const write = (data: JsonObject, id?: string) =>
    asAdmin(id ? `/api/workflow/${id}` : '/api/workflow', { body: { data }, ...(id && { method: 'PUT' }) });
  const data = { title: 'calls', definition: { steps } };
  const refused = await write(data);
  expect(refused.status).toBe(400);
  expect(refused.json().details.map(({ path }: { path: string }) => path)).toEqual([
    'definition.steps.0.params.flow',
    'definition.steps.1.params.template',
    'definition.steps.2.params.headers.authorization',
    'definition.steps.3.params.document',
    'definition.steps.4.params.roles',
  ]);
  expect(refused.text).toContain('quotation');
  const off = await write({ ...data, enabled: false });
  expect(off.status, off.text).toBe(201);
  const { id } = off.json().data;
  expect((await write({ enabled: true }, id)).status).toBe(400);
  const sub = (await write({ title: 'sub', definition: { steps: [] } })).json().data.id;
  steps[0] = { uid: 'sub', code: 'flow', params: { flow: sub } };
  steps[3] = { uid: 'pdf', code: 'document', params: { document: 'quotation', id: '=input.id' } };
  steps[4] = { uid: 'bell', code: 'notify', params: { roles: ['manager'], title: 'x' } };
  const texts = { subject: { th: 'ก', en: 'a' }, body: { th: 'ก', en: 'a' } };
  await asAdmin('/api/mail-templates/thanks', { method: 'PUT', body: { name: 'ขอบคุณ', ...texts } });
  await asAdmin('/api/flow-secrets', { method: 'PUT', body: { name: 'courier', value: 'x' } });
  expect((await write({ enabled: true, definition: { steps } }, id)).json().data).toMatchObject({ enabled: true });
});

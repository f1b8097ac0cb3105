import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { makeRuns } from '../../server/flows/starts/makeRuns.ts';
import { claimEffects, runEffect, runOutbox } from '../../server/records/effects/runOutbox.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const send = async (path: string, event: string, role = 'admin') => {
  const answer = await test.as(role)(`/api/${path}/transition`, { body: { event } });
  expect(answer.status, answer.text).toBe(200);
};
const effectsOf = async (path: string) => (await test.as('admin')(`/api/${path}/effects`)).json().data;

async function make(collection: string, data: JsonObject): Promise<string> {
  const made = await test.as('admin')(`/api/${collection}`, { body: { data } });
  expect(made.status, made.text).toBe(201);
  return made.json().data.id;
}

async function runAll() {
  await runOutbox(test.app);
  await makeRuns(test.app);
  await runFlows(test.app);
}

/** A flow that waits for a name and does nothing else. */
async function waitFor(name: string, condition?: string): Promise<string> {
  const trigger = { uid: 't', code: 'action', params: { name }, ...(condition !== undefined && { if: condition }) };
  return make('workflow', { title: name, definition: { triggers: [trigger], steps: [{ uid: 'end', code: 'stop' }] } });
}

async function runsOf(flow: string): Promise<JsonObject[]> {
  const { data } = (await test.as('admin')(`/api/flow-runs?flow=${flow}&limit=100`)).json();
  return Promise.all(
    data.map(async ({ id }: JsonObject) => (await test.as('admin')(`/api/flow-run/${id}`)).json().data),
  );
}

const items = [{ product_name: 'แบริ่ง', quantity: 2, unit_price: 100 }];

it('issues the document of an invoice that is sent, once, and says so on the record', async () => {
  const id = await make('invoice', { customer_name: 'ลูกค้า ก', items });
  await runOutbox(test.app);
  await send(`invoice/${id}`, 'SEND');
  const [row] = await claimEffects(test.app);
  expect(row).toMatchObject({ effect: 'document', record_id: id });
  // Two workers that both take it for theirs.
  if (row) await Promise.all([runEffect(test.app, row), runEffect(test.app, row)]);
  const [effect] = await effectsOf(`invoice/${id}`);
  expect(effect).toMatchObject({ effect: 'document', status: 'done', result: { issued: 'invoice' } });
  const shown = await test.as('admin')(`/api/document/invoice/${id}`);
  expect(shown.headers['x-document-sha256']).toBe(effect.result.sha256);
  const issued = await test.app.db.platform.query(
    'select issued_by, copies from issued_document where record_id = $1',
    [id],
  );
  expect(issued).toHaveLength(2);
  expect(issued[0]).toMatchObject({ issued_by: 'demo_admin' });
});

it('keeps the change where the document fails, and issues it when somebody runs it again', async () => {
  const id = await make('invoice', { customer_name: 'ลูกค้า ข', items });
  await send(`invoice/${id}`, 'SEND');
  const { document } = test.app.registry;
  test.app.registry.document = () => undefined;
  await test.app.db.platform.query(`update outbox set attempts = 7 where record_id = $1`, [id]);
  await runOutbox(test.app);
  test.app.registry.document = document;
  const [failed] = await effectsOf(`invoice/${id}`);
  expect(failed).toMatchObject({ status: 'failed', effect: 'document' });
  expect((await test.as('admin')(`/api/invoice/${id}`)).json().data.state).toBe('sent');
  const again = await test.as('admin')(`/api/invoice/${id}/effects/${failed.id}/run`, { method: 'POST' });
  expect(again.status, again.text).toBe(200);
  await runOutbox(test.app);
  expect((await effectsOf(`invoice/${id}`))[0]).toMatchObject({ status: 'done', result: { issued: 'invoice' } });
});

it('starts the flows that wait for a quotation that is sent, once each, as who saved them', async () => {
  const flow = await waitFor('quotation_sent');
  const costly = await waitFor('quotation_sent', 'values.total > 1000000');
  const off = await waitFor('quotation_sent');
  await test.as('admin')(`/api/workflow/${off}`, { method: 'PUT', body: { data: { enabled: false } } });
  const id = await make('quotation', { customer_name: 'ลูกค้า ค', items, valid_until: '2099-01-31' });
  await send(`quotation/${id}`, 'SEND', 'sales');
  await runAll();
  const [effect] = await effectsOf(`quotation/${id}`);
  expect(effect).toMatchObject({ effect: 'flow', status: 'done', result: { started: 2 } });
  const [run, ...more] = await runsOf(flow);
  expect(more).toEqual([]);
  expect(run).toMatchObject({
    status: 'done',
    person: 'demo_admin',
    trigger: { code: 'action', event: 'SEND', collection: 'quotation', id },
    input: { name: 'quotation_sent', values: { total: 214, valid_until: '2099-01-31' }, record: { state: 'sent' } },
  });
  expect(await runsOf(costly)).toEqual([]);
  expect(await runsOf(off)).toEqual([]);
});

it('tells on the record that no flow waited', async () => {
  const { data: flows } = (await test.as('admin')('/api/workflow?limit=100')).json();
  for (const { id } of flows)
    await test.as('admin')(`/api/workflow/${id}`, { method: 'PUT', body: { data: { enabled: false } } });
  const id = await make('quotation', { customer_name: 'ลูกค้า ง', items });
  await send(`quotation/${id}`, 'SEND', 'sales');
  await runAll();
  expect((await effectsOf(`quotation/${id}`))[0].result).toEqual({ skipped: 'no flow waits for "quotation_sent"' });
});

it('lets a collection that a site defines start its own flows, under names that are there', async () => {
  const title = { th: 'คำขอ', en: 'Request' };
  const define = (flow: string) => {
    const sent = { title, event: 'SEND', actions: [{ flow, input: { many: 'record.people' } }] };
    const machine = { initial: 'new', states: { new: { title, transitions: { sent } }, sent: { title } } };
    const properties = { people: { type: 'integer' } };
    return test.as('root')('/api/collection', {
      body: { data: { name: 'visit_request', title, schema: { properties }, machine } },
    });
  };
  const flow = await waitFor('visit_asked');
  const misspelt = await define('visit_askd');
  expect(misspelt.status).toBe(400);
  expect(misspelt.json().details[0].message).toContain('หมายถึง "visit_asked" หรือไม่');
  const starts = async () => (await test.as('admin')('/api/flow-starts')).json().data;
  expect(await starts()).toContainEqual(expect.objectContaining({ name: 'visit_asked', startedBy: [] }));
  const made = await define('visit_asked');
  expect(made.status, made.text).toBe(201);
  const startedBy = [{ collection: 'visit_request', title: { th: 'คำขอ: คำขอ', en: 'Request: Request' } }];
  expect(await starts()).toContainEqual(expect.objectContaining({ name: 'visit_asked', startedBy }));
  const shipped = (await starts()).find(({ name }: { name: string }) => name === 'quotation_sent');
  expect(shipped).toMatchObject({ title: { en: 'A quotation is sent to the customer' } });
  expect(shipped.startedBy[0]).toMatchObject({ collection: 'quotation' });
  const id = await make('visit_request', { people: 3 });
  await send(`visit_request/${id}`, 'SEND');
  await runAll();
  expect(await runsOf(flow)).toMatchObject([{ status: 'done', input: { values: { many: 3 } } }]);
});

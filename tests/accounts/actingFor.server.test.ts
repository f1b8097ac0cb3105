import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../server/records/context/actor.ts';
import { openRecords } from '../../server/records/openRecords.ts';
import { letIn } from '../support/letIn.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function openAsSystem() {
  const { id: siteId } = await test.site('factory');
  return openRecords(test.app, { siteId, actor: systemActor });
}

it('names both people in the history of every write, and leaves the record with the person it was made for', async () => {
  const client = await letIn(test, 'manager');
  const made = await client.post('/api/post', { data: { title: 'ก', slug: 'acting-for' } });
  expect(made.status, made.text).toBe(201);
  const { id, created_by, updated_by } = made.json().data;
  expect([created_by, updated_by]).toEqual(['demo_manager', 'demo_admin']);
  await client.put(`/api/post/${id}`, { data: { title: 'ข' } });
  await client.post('/api/batch', { operations: [{ op: 'update', collection: 'post', id, data: { title: 'ค' } }] });
  const history = (await test.as('admin')(`/api/post/${id}/history`)).json().data;
  expect(history).toHaveLength(3);
  const both = { by: 'demo_admin', on_behalf_of: 'demo_manager' };
  const names = { by_name: expect.stringContaining(' '), on_behalf_of_name: expect.stringContaining(' ') };
  for (const entry of history) expect(entry).toMatchObject({ ...both, ...names });
  expect(history[0].by_name).not.toBe(history[0].on_behalf_of_name);
  await test.as('manager')(`/api/post/${id}`, { method: 'PUT', body: { data: { title: 'ง' } } });
  const [own] = (await test.as('admin')(`/api/post/${id}/history`)).json().data;
  expect(own).toMatchObject({ by: 'demo_manager', on_behalf_of: null });
});

it('names both people where whole files are brought in', async () => {
  const client = await letIn(test, 'manager');
  const answer = await client.post('/api/post/import?format=json', [{ title: 'ก', slug: 'brought-in' }]);
  expect(answer.json().data, answer.text).toMatchObject({ created: 1 });
  const [row] = await test.app.db.platform.query(
    `select by, on_behalf_of from record_history where action = 'import' order by at desc limit 1`,
  );
  expect(row).toEqual({ by: 'demo_admin', on_behalf_of: 'demo_manager' });
});

it('names both people in the audit log and in the history of a layout', async () => {
  const client = await letIn(test, 'manager');
  const layout = { version: 1, kind: 'page', settings: { title: { th: 'ก', en: 'A' } }, rows: [] };
  const saved = await client.put('/api/layout', { key: 'page/acting', layout, version: 0 });
  expect(saved.status, saved.text).toBe(200);
  const log = (await test.as('admin')('/api/audit?target=page/acting')).json().data;
  expect(log[0]).toMatchObject({ action: 'layout.saved', actorId: 'demo_admin', onBehalfOfId: 'demo_manager' });
  const { version } = saved.json().data;
  const published = await client.post('/api/layout/publish', { key: 'page/acting', version });
  expect(published.status, published.text).toBe(200);
  const history = (await client.get('/api/layout/history?key=page/acting')).json().data;
  for (const entry of history) expect(entry).toMatchObject({ actorId: 'demo_admin', onBehalfOf: expect.any(String) });
  expect(history.map(({ action }: { action: string }) => action)).toEqual(['layout.published', 'layout.saved']);
});

it('refuses approvals and steps with money, which the person themselves may take', async () => {
  const records = await openAsSystem();
  const returned = await records.create('returns', {});
  const payment = await records.create('payment', {});
  const steps: [string, unknown, string][] = [
    ['returns', returned.record.id, 'APPROVE'],
    ['payment', payment.record.id, 'PROCESS'],
  ];
  const client = await letIn(test, 'manager');
  for (const [collection, id, event] of steps) {
    const path = `/api/${collection}/${id}`;
    const offered = (await client.get(path)).json().data._actions.map((action: { event: string }) => action.event);
    expect(offered).not.toContain(event);
    const refused = await client.post(`${path}/transition`, { event });
    expect([refused.status, refused.json().code]).toEqual([403, 'in_person_only']);
    expect(refused.json().message).toContain('เจ้าของบัญชีเอง');
    const batch = { operations: [{ op: 'transition', collection, id, event }] };
    expect((await client.post('/api/batch', batch)).text).toContain('in_person_only');
    const own = await test.as('manager')(`${path}/transition`, { body: { event } });
    expect([event, own.status, own.status < 300 ? '' : own.text]).toEqual([event, 200, '']);
  }
});

it('takes other steps, and the history says who really took them', async () => {
  const records = await openAsSystem();
  const { record } = await records.create('returns', {});
  const client = await letIn(test, 'manager');
  const held = await client.post(`/api/returns/${record.id}/transition`, { event: 'HOLD' });
  expect(held.status, held.text).toBe(200);
  const [last] = (await test.as('admin')(`/api/returns/${record.id}/history`)).json().data;
  expect(last).toMatchObject({ action: 'transition', by: 'demo_admin', on_behalf_of: 'demo_manager' });
});

it('begins no record in a state that only the person themselves may bring it to', async () => {
  const client = await letIn(test, 'manager');
  const data = { customer_name: 'ก', items: [{ product_name: 'โต๊ะ', quantity: 1, unit_price: 100 }] };
  const issued = await client.post('/api/receipt', { data });
  expect([issued.status, issued.json().code]).toEqual([403, 'in_person_only']);
  const brought = await client.post('/api/payment/import?format=json', [{ state: 'completed' }]);
  expect(brought.json().data, brought.text).toMatchObject({ created: 0, failed: 1 });
  expect((await test.as('manager')('/api/receipt', { body: { data } })).status).toBe(201);
});

it('mails and issues no document, one or many, which the person themselves may issue', async () => {
  const items = [{ product_name: 'โต๊ะ', quantity: 1, unit_price: 100 }];
  const data = { customer_name: 'ก', customer: { name: 'ก', email: 'buyer@example.com' }, items };
  const { id } = (await test.as('admin')('/api/quotation', { body: { data } })).json().data;
  const sent = await test.as('admin')(`/api/quotation/${id}/transition`, { body: { event: 'SEND' } });
  expect(sent.status, sent.text).toBe(200);
  const client = await letIn(test, 'manager');
  const path = `/api/document/quotation/${id}`;
  const shown = await client.get(path);
  expect([shown.status, shown.headers['x-document-may-issue']]).toEqual([200, undefined]);
  const mail = { to: 'buyer@example.com', subject: 'ก', text: 'ข' };
  const many = { document: 'quotation', records: [id] };
  const asked = [
    await client.post(`${path}/mail`, mail),
    await client.post(`${path}/issue`, {}),
    await client.post('/api/print-job', { ...many, form: 'mail' }),
    await client.post('/api/print-job', { ...many, form: 'issue' }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  for (const answer of asked) expect(answer.json().code).toBe('in_person_only');
  expect((await test.as('manager')(path)).headers['x-document-may-issue']).toBe('1');
  const own = await test.as('manager')(`${path}/issue`, { body: {} });
  expect(own.status, own.text).toBe(201);
});

it('takes no step by which a document is issued', async () => {
  const data = { customer_name: 'ก', items: [{ product_name: 'โต๊ะ', quantity: 1, unit_price: 100 }] };
  const { id } = (await test.as('admin')('/api/invoice', { body: { data } })).json().data;
  const client = await letIn(test, 'manager');
  const refused = await client.post(`/api/invoice/${id}/transition`, { event: 'SEND' });
  expect([refused.status, refused.json().code]).toEqual([403, 'in_person_only']);
  const own = await test.as('manager')(`/api/invoice/${id}/transition`, { body: { event: 'SEND' } });
  expect(own.status, own.text).toBe(200);
});

it('makes no e-tax invoice, which the person themselves may make', async () => {
  const company = {
    name: 'บริษัท ศาลา จำกัด',
    taxId: '0105561000001',
    branchCode: '00000',
    address: 'กรุงเทพฯ',
    etax: true,
  };
  expect((await test.as('admin')('/api/site', { method: 'PUT', body: { company } })).status).toBe(200);
  const items = [{ product_name: 'โต๊ะ', quantity: 1, unit_price: 100 }];
  const made = await test.as('accounting')('/api/tax_invoice', { body: { data: { customer_name: 'ก', items } } });
  const path = `/api/document/tax_invoice/${made.json().data.id}`;
  const client = await letIn(test, 'accounting');
  expect((await client.get(path)).headers['x-document-etax']).toBeUndefined();
  const refused = await client.post(`${path}/etax`, {});
  expect([refused.status, refused.json().code]).toEqual([403, 'in_person_only']);
  const own = test.as('accounting');
  expect((await own(path)).headers['x-document-etax']).toBe('1');
  expect((await own(`${path}/etax`, { body: {} })).json().code).toBe('etax_not_issued');
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { describeReports } from '../../server/app/setup/describeReports.ts';
import { recalculateSites } from '../../server/records/recalculate/recalculateSites.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const title = (name: string) => ({ th: `ไทย ${name}`, en: name });
const schema = {
  properties: {
    code: { type: 'string', 'x-unique': true },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          quantity: { type: 'number' },
          price: { type: 'number' },
          amount: { type: 'number', 'x-formula': 'line.quantity * line.price' },
        },
      },
    },
    discount: { type: 'number' },
    total: {
      type: 'number',
      'x-index': true,
      'x-title': title('Total'),
      'x-formula': 'record.lines.sum(l, l.amount) - record.discount',
    },
  },
  'x-lock': { closed: 'record' },
  'x-access': { read: [{}], create: [{}], update: [{}], delete: [{}], import: [{}] },
};
const machine = {
  initial: 'open',
  states: {
    open: { title: title('Open'), transitions: { closed: { title: title('Close') } } },
    closed: { title: title('Closed') },
  },
};
const lines = [
  { quantity: 3, price: 0.1 },
  { quantity: 2, price: 9.995 },
];

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  expect((await define('bill', schema)).text).toContain('201');
});
afterAll(() => test.close());

const define = (name: string, described: object) =>
  test.as('root')('/api/collection', { body: { data: { name, title: name, schema: described, machine } } });
const post = (data: object) => test.as('root')('/api/bill', { body: { data } });
const batch = (...operations: object[]) => test.as('root')('/api/batch', { body: { operations } });
const find = async (code: string): Promise<JsonObject> =>
  (await test.as('root')(`/api/bill?code=${code}`)).json().data[0];

it('computes a record that is made, changed and moved over HTTP, and tells of it in its history', async () => {
  const made = (await post({ code: 'A', lines, discount: 0.29 })).json().data;
  expect(made).toMatchObject({ total: 20, lines: [{ amount: 0.3 }, { amount: 19.99 }] });
  const put = (data: object) => test.as('root')(`/api/bill/${made.id}`, { method: 'PUT', body: { data } });
  expect((await put({ discount: 0 })).json().data.total).toBe(20.29);
  const history = (await test.as('root')(`/api/bill/${made.id}/history`)).json().data;
  expect(JSON.stringify(history)).toContain('"total"');
  const moved = await test.as('root')(`/api/bill/${made.id}/transition`, {
    body: { event: 'closed', data: { discount: 1 } },
  });
  expect(moved.json().data).toMatchObject({ state: 'closed', total: 19.29 });
  expect((await find('A')).total).toBe(19.29);
});

it('fills a default that is a formula for whoever leaves the field out, and offers it in the form', async () => {
  const own = {
    properties: {
      days: { type: 'integer', default: 7 },
      due: { type: 'string', format: 'date', default: '=addDays(today, record.days)' },
    },
    'x-access': { read: [{}], create: [{}] },
  };
  expect((await define('promise', own)).text).toContain('201');
  const made = await test.as('root')('/api/promise', { body: { data: { days: 1 } } });
  const inDays = (days: number) => new Date(Date.now() + (7 * 60 + days * 24 * 60) * 60_000).toISOString().slice(0, 10);
  expect(made.json().data.due, made.text).toBe(inDays(1));
  const form = await test.as('admin')('/api/page?path=/records/promise/new');
  expect(form.text).toContain(`"given":{"due":"${inDays(7)}"}`);
  const wrong = {
    ...own,
    properties: { ...own.properties, due: { ...own.properties.due, default: '=addDay(today, 1)' } },
  };
  expect((await define('pledge', wrong)).text).toContain('addDays');
});

it('finds records by what was computed', async () => {
  await post({ code: 'F', lines: [{ quantity: 7, price: 111 }] });
  const found = await test.as('root')('/api/bill/query', { body: { method: 'find', args: [{ total: 777 }] } });
  expect(found.json().data).toMatchObject([{ code: 'F' }]);
});

it('refuses a total that does not agree, on its field and in the language of the person', async () => {
  const refused = await post({ code: 'B', lines, total: 21 });
  expect(refused.status).toBe(400);
  expect(refused.json().details).toMatchObject([
    { path: 'total', code: 'computed', message: 'ไทย Total คำนวณได้ 20.29 แต่ส่งมาเป็น 21 กรุณาแก้หรือไม่ต้องส่งค่านี้' },
  ]);
  expect((await post({ code: 'B', lines, total: 20.29 })).status).toBe(201);
});

it('computes and refuses the same in a batch', async () => {
  const made = await batch(
    { op: 'create', collection: 'bill', data: { code: 'C', lines } },
    { op: 'create', collection: 'bill', data: { code: 'D', lines, discount: 20.29 } },
  );
  expect(made.status).toBe(200);
  expect(await find('C')).toMatchObject({ total: 20.29 });
  expect(await find('D')).toMatchObject({ total: 0 });
  const refused = await batch({ op: 'create', collection: 'bill', data: { code: 'E', lines, total: 1 } });
  expect(JSON.stringify(refused.json())).toContain('20.29');
  expect(await find('E')).toBeUndefined();
});

it('computes and refuses the same in a file', async () => {
  const rows = [
    { code: 'G', lines },
    { code: 'H', lines, total: 20.29 },
    { code: 'I', lines, total: 1 },
  ];
  const answer = await test.as('root')('/api/bill/import?format=json', {
    method: 'POST',
    text: JSON.stringify(rows),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.json().data).toMatchObject({ created: 2, failed: 1 });
  expect(await find('G')).toMatchObject({ total: 20.29 });
  expect(await find('I')).toBeUndefined();
});

it('refuses a collection whose formula is wrong, with the nearest name', async () => {
  const properties = { net: { type: 'number' }, total: { type: 'number', 'x-formula': 'record.nett * 1.07' } };
  const refused = await define('broken', { properties });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('net');
  expect(refused.json().details).toMatchObject([{ path: 'total' }]);
});

it('is computed again by command: what differs is corrected and told, what a state closes is told and stays', async () => {
  const [open, closed] = [
    (await post({ code: 'R', lines })).json().data,
    (await post({ code: 'S', lines })).json().data,
  ];
  await test.as('root')(`/api/bill/${closed.id}/transition`, { body: { event: 'closed' } });
  const { id: siteId } = await test.site('factory');
  const site = await test.app.sites.byId(siteId);
  const table = site && (await test.app.collections.of(site)).get('bill')?.table;
  const ids = [open.id, closed.id];
  const spoiled = await test.app.db
    .site(siteId)
    .run(`update ${table} set data = data || '{"total": 5}' where site_id = current_site() and id = any($1)`, [ids]);
  expect(spoiled).toBe(2);
  const told = describeReports(await recalculateSites(test.app));
  expect(told).toContain(`  bill ${open.id} total: 5 -> 20.29`);
  expect(told).toContain(`  bill ${closed.id} total: 5 -> 20.29 (closed, kept)`);
  expect(told).toContainEqual(
    expect.stringMatching(/^factory.localhost: \d+ formulas compared, 1 closed records differ, 1 corrected$/),
  );
  expect(await find('R')).toMatchObject({ total: 20.29, version: 2, updated_by: null });
  expect(await find('S')).toMatchObject({ total: 5, version: 2 });
  const [last] = (await test.as('root')(`/api/bill/${open.id}/history`)).json().data;
  expect(last).toMatchObject({ action: 'update', changes: [{ field: 'total', from: 5, to: 20.29 }] });
  const again = describeReports(await recalculateSites(test.app)).filter((line) => line.startsWith('factory'));
  expect(again.every((line) => line.endsWith(', 0 corrected'))).toBe(true);
});

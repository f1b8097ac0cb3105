import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
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

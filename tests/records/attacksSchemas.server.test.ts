import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/testApp.ts';
import { watchLoop } from '../support/watchLoop.ts';

let test: TestApp;
let loop: ReturnType<typeof watchLoop>;
beforeAll(async () => {
  test = await openTestApp();
  await test.as('root')('/api/supplier'); // what is compiled once is compiled now
});
afterAll(() => test.close());
beforeEach(() => {
  loop = watchLoop();
});
afterEach(() => {
  loop.stop();
  // What is refused takes up to 190 ms on a quiet machine, and twice that on a busy one; what is not refused takes many seconds.
  expect(loop.longest()).toBeLessThan(500);
});

const branches = (count: number) => Array.from({ length: count }, (_, length) => ({ minLength: 10 + length }));
const access = { read: [{ public: true }], create: [{ public: true }], import: [{ roles: ['admin', 'root'] }] };

function define(name: string, properties: object, rest: object = {}) {
  const schema = { properties, 'x-access': access, ...rest };
  return test.as('root')('/api/collection', { body: { data: { name, title: name, schema } } });
}

it('refuses a schema of thousands of branches, and says in both languages what to change', async () => {
  const list = { type: 'array', items: { type: 'string', allOf: branches(5000) } };
  const answer = await define('bomb', { list });
  expect([answer.status, answer.json().code]).toEqual([400, 'collection_invalid']);
  expect(answer.json().details[0].message).toMatch(/5003|สคีมาย่อย/);
  expect((await define('bomb_root', { a: {} }, { allOf: branches(5000) })).status).toBe(400);
  let deep: object = {};
  for (let level = 0; level < 1000; level += 1) deep = { not: deep };
  expect((await define('bomb_deep', { a: deep })).status).toBe(400);
});

it('stops judging a value that takes more work than a record may, and tells at most 100 faults', async () => {
  expect((await define('heavy', { list: { type: 'array', items: { allOf: branches(1400) } } })).status).toBe(201);
  const answer = await test.call('/api/heavy', { body: { data: { list: Array(1500).fill('x') } } });
  expect([answer.status, answer.json().code]).toEqual([400, 'validation_failed']);
  expect(answer.json().details.length).toBeLessThanOrEqual(100);
  // Cheap to judge, so that only the number of faults ends it.
  expect((await define('faulty', { list: { type: 'array', items: { minLength: 10 } } })).status).toBe(201);
  const faulty = await test.call('/api/faulty', { body: { data: { list: Array(1500).fill('x') } } });
  expect([faulty.status, faulty.json().details.length]).toEqual([400, 100]);
  const choices = { type: 'array', items: { anyOf: branches(1400) } };
  expect((await define('heavy_choice', { list: choices })).status).toBe(201);
  const judged = await test.call('/api/heavy_choice', { body: { data: { list: Array(1500).fill('x') } } });
  expect([judged.status, judged.json().details[0].code]).toEqual([400, 'too_much_work']);
});

it('does not fill the defaults of a schema into more lines than a record may hold', async () => {
  const fields = Array.from({ length: 1000 }, (_, index) => [`f${index}`, { default: 'x'.repeat(100) }]);
  const items = { type: 'object', properties: Object.fromEntries(fields) };
  expect((await define('filled', { list: { type: 'array', items } })).status).toBe(201);
  const answer = await test.call('/api/filled', { body: { data: { list: Array(50_000).fill({}) } } });
  expect([answer.status, answer.json().details[0].code]).toEqual([400, 'too_much_work']);
});

it('lets others in while a file of such records is imported', async () => {
  expect((await define('imported', { list: { type: 'array', items: { anyOf: branches(1400) } } })).status).toBe(201);
  const line = JSON.stringify({ list: Array(200).fill('x') });
  const report = test.as('root')('/api/imported/import?format=json', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Array(20).fill(JSON.parse(line)),
  });
  const other = await test.as('admin')('/api/supplier');
  expect(other.status).toBe(200);
  expect((await report).json().data).toMatchObject({ rows: 20, created: 0, failed: 20 });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
let secret: { id: string; version: number };
const mark = 'MARKED-9f3b';

beforeAll(async () => {
  test = await openTestApp();
  const admin = test.as('admin');
  const defined = await test.as('root')('/api/collection', {
    method: 'POST',
    body: {
      data: {
        name: 'secret_note',
        title: { th: 'บันทึก', en: 'Note' },
        schema: {
          name: 'secret_note',
          title: { th: 'บันทึก', en: 'Note' },
          type: 'object',
          properties: { text: { type: 'string' }, open: { type: 'boolean' } },
          'x-access': {
            read: [{ roles: ['admin'] }, { public: true, when: { open: true } }],
            update: [{ roles: ['admin'] }, { roles: ['user'], when: { open: true } }],
            delete: [{ roles: ['admin'] }, { roles: ['user'], when: { open: true } }],
            create: [{ roles: ['admin'] }],
          },
        },
      },
    },
  });
  expect(defined.status).toBe(201);
  const made = await admin('/api/secret_note', { method: 'POST', body: { data: { text: mark, open: false } } });
  secret = made.json().data;
});
afterAll(() => test.close());

it.each([
  ['PUT', (id: string) => `/api/secret_note/${id}`, { data: { text: 'x' }, version: 999 }],
  ['DELETE', (id: string) => `/api/secret_note/${id}?version=999`, undefined],
])(
  'answers a %s with a wrong version of a record that the caller may not see like one of an unknown id',
  async (method, path, body) => {
    const user = test.as('user');
    const answer = await user(path(secret.id), { method, body });
    const unknown = await user(path('secret_note_unknown'), { method, body });
    expect(answer.text).not.toContain(mark);
    expect([answer.status, answer.json().code]).toEqual([404, 'not_found']);
    expect([unknown.status, unknown.json().code]).toEqual([404, 'not_found']);
  },
);

it('answers a batch with a wrong version likewise', async () => {
  const operations = [{ op: 'update', collection: 'secret_note', id: secret.id, version: 999, data: { text: 'x' } }];
  const answer = await test.as('user')('/api/batch', { method: 'POST', body: { operations } });
  expect(answer.text).not.toContain(mark);
  expect(answer.status).toBe(404);
});

it('still tells a writer who may read the record of the newer one', async () => {
  const answer = await test.as('admin')(`/api/secret_note/${secret.id}`, {
    method: 'PUT',
    body: { data: { text: 'x' }, version: 999 },
  });
  expect(answer.status).toBe(409);
  expect(answer.text).toContain(mark);
});

it('tells a writer who may read a part of the record that part of the newer one, and no more', async () => {
  const properties = {
    title: { type: 'string' },
    inner: { type: 'string' },
    pin: { type: 'string', 'x-secret': true },
  };
  const part = { roles: ['user'], fields: ['title'] };
  const access = { read: [part, { roles: ['admin'] }], update: [part], delete: [{ roles: ['user'] }], create: [{}] };
  const schema = { type: 'object', properties, 'x-access': access };
  const name = 'half_note';
  expect((await test.as('root')('/api/collection', { body: { data: { name, title: name, schema } } })).status).toBe(
    201,
  );
  const data = { title: 'told', inner: mark, pin: mark };
  const { id } = (await test.as('admin')(`/api/${name}`, { body: { data } })).json().data;
  const operations = [{ op: 'update', collection: name, id, version: 999, data: { title: 'x' } }];
  for (const [path, call] of [
    [`/api/${name}/${id}`, { method: 'PUT', body: { data: { title: 'x' }, version: 999 } }],
    [`/api/${name}/${id}?version=999`, { method: 'DELETE' }],
    ['/api/batch', { method: 'POST', body: { operations } }],
  ] as const) {
    const answer = await test.as('user')(path, call);
    expect([answer.status, answer.text.includes('told'), answer.text.includes(mark)], path).toEqual([409, true, false]);
  }
});

it('shows neither history nor trash of a readable record to visitors and members', async () => {
  const admin = test.as('admin');
  const { data } = (
    await admin('/api/secret_note', { method: 'POST', body: { data: { text: mark, open: false } } })
  ).json();
  await admin(`/api/secret_note/${data.id}`, { method: 'PUT', body: { data: { text: 'published', open: true } } });
  expect((await test.call(`/api/secret_note/${data.id}`)).status).toBe(200);
  for (const read of [test.call, test.as('user'), test.as('member')]) {
    const history = await read(`/api/secret_note/${data.id}/history`);
    expect([401, 403]).toContain(history.status);
    expect(history.text).not.toContain(mark);
    expect([401, 403]).toContain((await read('/api/secret_note?trash=true')).status);
  }
  await admin(`/api/secret_note/${data.id}`, { method: 'DELETE' });
  expect((await admin(`/api/secret_note/${data.id}/history`)).text).toContain(mark);
  expect((await admin('/api/secret_note?trash=true')).json().data).toHaveLength(1);
});

it('ends the query of a visitor after its time, and meanwhile answers the other sites', async () => {
  const lines = Array.from({ length: 200 }, (_, index) => index);
  const nested = (levels: number): unknown =>
    levels === 0 ? 1 : { $map: { input: lines, as: `x${levels}`, in: nested(levels - 1) } };
  const bomb = { pipeline: [{ $addFields: { x: nested(4) } }] };
  const started = performance.now();
  const floods = Array.from({ length: 40 }, () => test.call('/api/product/aggregate', { method: 'POST', body: bomb }));
  const other = await test.as('admin')('/api/supplier');
  expect(other.status).toBe(200);
  for (const { status } of await Promise.all(floods)) expect([400, 401, 403, 429]).toContain(status);
  expect(performance.now() - started, 'half of what one of them took without an end').toBeLessThan(15_000);
});

it('ends a statement of a visitor after two seconds, also one that was weighed as cheap', async () => {
  const { id } = await test.site('factory');
  const started = performance.now();
  await expect(test.app.db.callers.visitor(id).query('select pg_sleep(20)')).rejects.toThrow('statement timeout');
  expect(performance.now() - started).toBeLessThan(10_000);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  const schema = {
    type: 'object',
    properties: {
      title: { type: 'string' },
      code: { type: 'string', 'x-unique': true },
    },
    'x-access': {
      read: [{ roles: ['superadmin'] }, { roles: ['sales'], fields: ['title'] }],
      create: [{ roles: ['superadmin', 'hr'] }, { roles: ['sales'], fields: ['title'] }],
      update: [{ roles: ['superadmin', 'hr'] }, { roles: ['sales'], fields: ['title'] }],
    },
  };
  const made = await test.as('root')('/api/collection', {
    host,
    body: { data: { name: 'vault', title: 'vault', schema } },
  });
  expect(made.status, made.text).toBe(201);
  const kept = await test.as('superadmin')('/api/vault', { host, body: { data: { title: 'ตู้', code: '4711' } } });
  expect(kept.status, kept.text).toBe(201);
});
afterAll(() => test.close());

it('changes no record by a value that its caller may give to a new one, and neither read nor change in this one', async () => {
  const properties = { title: { type: 'string' }, code: { type: 'string', 'x-unique': true } };
  const titleAlone = [{ roles: ['superadmin'] }, { roles: ['sales'], fields: ['title'] }];
  const own = [{ roles: ['superadmin'] }, { roles: ['user'], owner: true }];
  for (const [name, rules] of Object.entries({ by_field: titleAlone, by_owner: own })) {
    const rights = { read: rules, update: rules, create: [{ roles: ['superadmin', 'sales', 'user'] }] };
    const schema = { properties, 'x-access': rights };
    const made = await test.as('root')('/api/collection', { host, body: { data: { name, title: name, schema } } });
    expect(made.status, made.text).toBe(201);
    await test.as('superadmin')(`/api/${name}`, { host, body: { data: { title: 'ตู้', code: '4711' } } });
    const role = name === 'by_field' ? 'sales' : 'user';
    const upsert = { data: { title: 'x', code: '4711' }, by: ['code'] };
    const answer = await test.as(role)(`/api/${name}/upsert`, { host, body: upsert });
    expect([answer.status, answer.json().code], name).toEqual([409, 'duplicate']);
    const kept = (await test.as('superadmin')(`/api/${name}`, { host })).json().data;
    expect(kept, name).toMatchObject([{ title: 'ตู้', version: 1 }]);
  }
});

it('answers a key of a field that its caller may not read alike, whether a record has it or none', async () => {
  const upsert = (code: string, more: object = {}) =>
    test.as('sales')('/api/vault/upsert', { host, body: { data: { title: 'x', code }, ...more } });
  for (const more of [{}, { by: ['code'] }]) {
    const [there, free] = [await upsert('4711', more), await upsert('4712', more)];
    expect(there.status).toBe(free.status);
    expect({ ...there.json(), requestId: 0 }).toEqual({ ...free.json(), requestId: 0 });
  }
  const { data } = (await test.as('superadmin')('/api/vault', { host })).json();
  expect(data).toMatchObject([{ title: 'ตู้', code: '4711', version: 1 }]);
});

it('finds the record for whoever reads the field, or may write it without reading it', async () => {
  for (const role of ['superadmin', 'hr']) {
    const answer = await test.as(role)('/api/vault/upsert', { host, body: { data: { title: role, code: '4711' } } });
    expect(answer.json(), role).toMatchObject({ status: 200, created: false });
  }
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { defineTogether } from '../support/defineTogether.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/** What is done to a collection as a whole, or to a record that is named by its values. */
let test: TestApp;
const text = { type: 'string' };
const roles = (...names: string[]) => [{ roles: ['admin', 'manager', ...names] }];
const definitions = [
  {
    name: 'crate',
    title: 'crate',
    schema: {
      properties: {
        code: { ...text, 'x-unique': true, 'x-aliases': ['sku'], minLength: 2 },
        label: text,
        pin: { ...text, 'x-secret': true, 'x-unique': true },
        count: { type: 'integer', 'x-rollup': { collection: 'content', by: 'crate', op: 'count' } },
      },
      required: ['code'],
      'x-access': {
        read: roles('user', 'guest'),
        create: roles('user'),
        update: [...roles(), { roles: ['user', 'guest'], owner: true }],
        delete: roles('guest'),
      },
      'x-guard': [{ if: 'record.label != "broken"', message: { th: 'ชำรุด', en: 'broken' }, field: 'label' }],
    },
  },
  {
    name: 'content',
    title: 'content',
    schema: {
      properties: {
        note: text,
        crate: { ...text, 'x-ref': 'crate', 'x-index': true },
        lines: { type: 'array', items: { type: 'object', properties: { from: { ...text, 'x-ref': 'crate' } } } },
      },
      'x-access': { read: roles('user'), create: roles(), delete: roles(), clear: [{ roles: ['manager'] }] },
    },
  },
];

beforeAll(async () => {
  test = await openTestApp();
  await defineTogether(test, definitions.toReversed());
});
afterAll(() => test.close());

const as = (role: string) => test.as(role);
const post = (path: string, body: object, role = 'admin') => as(role)(`/api/${path}`, { body });
const upsert = (data: object, more: object = {}, role = 'admin') => post('crate/upsert', { data, ...more }, role);
const make = async (collection: string, data: object): Promise<JsonObject> =>
  (await post(collection, { data })).json().data;
const clear = (path: string, role: string) => as(role)(`/api/${path}`, { method: 'DELETE' });
const count = async (path: string) => (await as('root')(`/api/${path}`)).json().total;

describe('an upsert', () => {
  it('creates, then changes what has the same value, under aliases and by id too', async () => {
    const made = await upsert({ sku: ' UP-1 ', label: 'a' });
    expect(made.json()).toMatchObject({ status: 201, created: true, data: { code: 'UP-1', version: 1 } });
    const again = await upsert({ code: 'UP-1', label: 'b' }, { by: ['sku'] });
    expect(again.json()).toMatchObject({ status: 200, created: false, data: { label: 'b', version: 2 } });
    const id = made.json().data.id;
    expect((await upsert({ id, label: 'c' })).json()).toMatchObject({ created: false, data: { id, label: 'c' } });
    const named = await upsert({ id: 'crate_of_elsewhere', code: 'UP-2' }, { by: ['id'] });
    expect(named.json()).toMatchObject({ status: 201, data: { id: 'crate_of_elsewhere' } });
    const history = (await as('admin')(`/api/crate/${id}/history`)).json().data;
    expect(history.map(({ action }: JsonObject) => action)).toEqual(['update', 'update', 'create']);
  });

  it('keeps guards, validation and versions of creating and updating', async () => {
    await upsert({ code: 'UP-3' });
    expect((await upsert({ code: 'UP-3', label: 'broken' })).status).toBe(422);
    expect((await upsert({ code: 'UP-4', label: 'broken' })).status).toBe(422);
    expect((await upsert({ code: 'X' })).json().code).toBe('validation_failed');
    expect((await upsert({ code: 'UP-3', label: 'y' }, { version: 7 })).json().code).toBe('version_conflict');
  });

  it.each([
    ['no unique value', { label: 'x' }, {}],
    ['a field that others may share', { code: 'UP-3', label: 'x' }, { by: ['label'] }],
    ['a secret field', { code: 'UP-3', pin: '1' }, { by: ['pin'] }],
    ['a value that is missing', { label: 'x' }, { by: ['code'] }],
  ])('is refused with %s', async (_, data, more) => {
    expect((await upsert(data, more)).json()).toMatchObject({ status: 400, code: 'upsert_unclear' });
  });

  it('needs both rights, and tells of what the caller may not change only that it is there', async () => {
    expect((await upsert({ code: 'UP-1' }, {}, 'guest')).status).toBe(403);
    expect((await upsert({ code: 'UP-1', label: 'theft' }, {}, 'user')).json().code).toBe('duplicate');
    expect((await upsert({ code: 'UP-5' }, {}, 'user')).status).toBe(201);
    expect((await upsert({ code: 'UP-5', label: 'mine' }, {}, 'user')).json().data.label).toBe('mine');
  });

  it('makes one record of what 32 callers send at once, and no one is refused', async () => {
    const callers = Array.from({ length: 32 }, (_, n) => upsert({ code: 'RACE', label: `n${n}` }));
    const answers = await Promise.all(callers);
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(31).fill(200), 201]);
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    expect(await count('crate?code=RACE')).toBe(1);
  });

  it('stands in a batch, all or none, also beside others', async () => {
    const operations = (...codes: string[]) => ({
      operations: codes.map((code) => ({ op: 'upsert', collection: 'crate', data: { code, label: 'batch' } })),
    });
    const batch = await Promise.all(Array.from({ length: 8 }, () => post('batch', operations('B1', 'B2', 'B1'))));
    expect(batch.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await count('crate?label=batch')).toBe(2);
    expect((await post('batch', operations('B3', 'x'))).json().code).toBe('batch_failed');
    expect(await count('crate?code=B3')).toBe(0);
  });
});

describe('clearing a collection', () => {
  const fill = async (n: number) => {
    const crate = await make('crate', { code: `C-${Math.random()}` });
    const operations = Array.from({ length: n }, () => ({
      op: 'create',
      collection: 'content',
      data: { crate: crate.id },
    }));
    for (let from = 0; from < n; from += 400)
      expect((await post('batch', { operations: operations.slice(from, from + 400) })).status).toBe(200);
    return String(crate.id);
  };
  const countIn = async (id: string) => (await as('admin')(`/api/crate/${id}`)).json().data.count;

  it('needs a right of its own, over every record, beside that to delete', async () => {
    expect((await clear('content/clear', 'admin')).status).toBe(403);
    expect((await clear('crate/clear', 'guest')).status).toBe(403);
    for (const role of ['manager', 'root']) expect((await clear('content/clear', role)).status).toBe(409);
  });

  it('tells what goes first, wants the name and its own token, and leaves roll-ups right', async () => {
    const crate = await fill(1100);
    expect(await countIn(crate)).toBe(1100);
    const asked = (await clear('content/clear', 'root')).json();
    expect(asked).toMatchObject({ code: 'confirm_needed', details: { count: 1100, kept: 0, referrers: [] } });
    const { token } = asked.details;
    for (const wrong of ['', '&confirm=crate', '&confirm=Content', '&confirm=content&forever=true'])
      expect((await clear(`content/clear?token=${token}${wrong}`, 'root')).json().code).toBe('confirm_needed');
    const done = await clear(`content/clear?token=${token}&confirm=content`, 'root');
    expect(done.json().data).toEqual({ cleared: 1100, left: 0 });
    expect([await countIn(crate), await count('content?trash=true')]).toEqual([0, 1100]);
    const logged = (await as('root')('/api/audit?action=collection.cleared')).json().data;
    expect(logged[0]).toMatchObject({ targetId: 'content', changes: { count: 1100 } });
  });

  it('for good takes the trash and the history too, but nothing that others refer to', async () => {
    const crate = await fill(3);
    const forever = async (collection: string) => {
      const { details } = (await clear(`${collection}/clear?forever=true`, 'root')).json();
      return clear(`${collection}/clear?forever=true&confirm=${collection}&token=${details.token}`, 'root');
    };
    await make('content', { lines: [{}, { from: crate }] });
    expect((await forever('crate')).json()).toMatchObject({
      code: 'still_referred',
      details: {
        referrers: [
          { collection: 'content', field: 'crate', count: 1103 },
          { collection: 'content', field: 'lines.*.from', count: 1 },
        ],
      },
    });
    expect((await forever('content')).json().data).toEqual({ cleared: 1104, left: 0 });
    expect(await count('content?trash=true')).toBe(0);
    expect(await countIn(crate)).toBe(0);
    const site = await test.site('factory');
    const [kept] = await test.app.db
      .site(site.id)
      .query<{ n: number }>(
        `select count(*)::int as n from record_history where site_id = current_site() and collection = 'content'`,
      );
    expect(kept?.n).toBe(0);
    expect((await forever('crate')).status).toBe(200);
  });
});

describe('clearing everything', () => {
  const ask = async (role: string) => (await clear('clear-all', role)).json();
  const countOf = (asked: JsonObject, wanted: string) =>
    ((asked.details as JsonObject).collections as { name: string; count: number }[]).find(({ name }) => name === wanted)
      ?.count;

  it('reaches what the caller may clear whole, tells it first, and moves it to the trash', async () => {
    await make('content', { note: 'a' });
    await make('crate', { code: 'C-last' });
    const before = await count('content');
    const crates = await count('crate');
    expect((await ask('guest')).status).toBe(403);
    const asked = await ask('manager');
    expect(asked).toMatchObject({ status: 409, code: 'confirm_needed' });
    expect(countOf(asked, 'content')).toBe(before);
    expect(countOf(asked, 'crate')).toBeUndefined();
    const { token } = asked.details;
    for (const wrong of [
      'confirm=all',
      `token=${token}`,
      `token=${token}&confirm=content`,
      `token=x${token}&confirm=all`,
    ])
      expect((await clear(`clear-all?${wrong}`, 'manager')).json().code, wrong).toBe('confirm_needed');
    expect((await clear(`clear-all?token=${token}&confirm=all`, 'root')).json().code).toBe('confirm_needed');
    const done = (await clear(`clear-all?token=${token}&confirm=all`, 'manager')).json().data;
    expect(done).toMatchObject({ left: 0, collections: { content: before } });
    expect([await count('content'), await count('content?trash=true'), await count('crate')]).toEqual([
      0,
      expect.any(Number),
      crates,
    ]);
    const [logged] = (await as('root')('/api/audit?action=site.cleared')).json().data;
    expect(logged).toMatchObject({ targetId: 'all', changes: { count: asked.details.count } });
  });

  it('keeps what a state closes, people and the site, and lets what went come back', async () => {
    const asked = await ask('root');
    expect(countOf(asked, 'crate')).toBeGreaterThan(0);
    for (const name of ['user', 'site']) expect(countOf(asked, name), name).toBeUndefined();
    const people = await count('user');
    const kept = (asked.details.collections as { name: string; kept: number }[]).filter((each) => each.kept > 0);
    expect(kept.length).toBeGreaterThan(0);
    const { token } = asked.details;
    const done = await clear(`clear-all?token=${token}&confirm=all`, 'root');
    expect(done.json().data, done.text).toMatchObject({ cleared: asked.details.count, left: 0 });
    for (const { name, kept: there } of kept) expect(await count(name), name).toBe(there);
    expect(await count('user')).toBe(people);
    const [gone] = (await as('root')('/api/crate?trash=true&limit=1')).json().data;
    expect((await as('root')(`/api/crate/${gone.id}/restore`, { method: 'POST' })).status).toBe(200);
  });
});

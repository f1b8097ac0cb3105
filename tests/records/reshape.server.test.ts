import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject, Layout } from '../../schemas/index.ts';
import { defineTogether } from '../support/defineTogether.ts';
import { publishLayout } from '../support/publishLayout.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/** Collections that live: their fields and they themselves are renamed, removed and converted with their records. */
let test: TestApp;
const text = { type: 'string' };
const title = { th: 'x', en: 'x' };
const message = { th: 'เหลือ {{box.weight}} {{record.amount}}', en: 'left {{box.weight}} {{record.amount}}' };
const definitions = [
  {
    name: 'parcel',
    title: 'parcel',
    schema: {
      properties: {
        box: { ...text, 'x-ref': 'box', 'x-index': true },
        amount: { type: 'number' },
        lines: { type: 'array', items: { type: 'object', properties: { box: { ...text, 'x-ref': 'box' } } } },
      },
      'x-guard': [{ if: 'record.amount <= box.weight', message, field: 'amount' }],
    },
    machine: {
      initial: 'open',
      states: {
        open: {
          title,
          transitions: { sent: { title, event: 'SEND', actions: [{ set: { amount: 'record.amount * 2' } }] } },
        },
        sent: { title },
      },
    },
  },
  {
    name: 'box',
    title: 'box',
    schema: {
      properties: {
        label: { ...text, 'x-unique': true, 'x-search': true },
        weight: { type: 'number', 'x-index': true },
        double: { type: 'number', 'x-formula': 'record.weight * 2' },
        note: text,
        pin: { ...text, 'x-secret': true },
        size: text,
        packed: { type: 'number', 'x-rollup': { collection: 'parcel', by: 'box', op: 'sum', field: 'amount' } },
      },
      required: ['label'],
      'x-display': ['label'],
      'x-access': { read: [{ roles: ['admin'], when: { weight: { $gte: 0 } } }], create: [{ roles: ['admin'] }] },
      'x-warnings': [{ when: { weight: { $gt: 500 } }, message: { th: 'หนัก', en: 'heavy' }, field: 'weight' }],
    },
  },
];

beforeAll(async () => {
  test = await openTestApp();
  await defineTogether(test, definitions);
});
afterAll(() => test.close());

const root = (path: string, body?: object, method?: string) =>
  test.as('root')(`/api/${path}`, { ...(body && { body }), ...(method && { method }) });
const make = async (collection: string, data: object): Promise<JsonObject> => {
  const made = await root(collection, { data });
  expect(made.status, made.text).toBe(201);
  return made.json().data;
};
const plan = async (name: string, reshape: object) => {
  const answer = await root(`collection/${name}/reshape/plan`, { reshape });
  expect(answer.status, answer.text).toBe(200);
  return answer.json().data;
};
const carryOut = async (name: string, reshape: object, more: object = {}) => {
  const { mark } = await plan(name, reshape);
  return root(`collection/${name}/reshape`, { reshape, mark, ...more });
};
const schemaOf = async (name: string) =>
  (await root('collection')).json().data.find((one: JsonObject) => one.name === name);

let box: JsonObject;
let parcel: JsonObject;

describe('renaming fields', () => {
  it('tells everything first and changes nothing', async () => {
    box = await make('box', { label: 'B-1', weight: 10, note: 'old', pin: '1234', size: '1,200' });
    await make('box', { label: 'B-2', weight: 20, size: 'large' });
    parcel = await make('parcel', { box: box.id, amount: 4, lines: [{ box: box.id }] });
    const list = {
      uid: 'list',
      type: 'text',
      v: 1,
      name: 'list',
      show: true,
      content: '{{record.weight}}',
      collection: 'box',
    };
    const rows = [{ uid: 'r', columns: [{ uid: 'c', size: 12, objects: [list] }] }];
    const layout = { version: 1, kind: 'page', settings: { title: { th: 'ก', en: 'A' } }, rows } as unknown as Layout;
    await publishLayout(test, { host: 'factory.localhost', key: 'page/boxes', layout });
    const subscriptions = [{ collection: 'box', events: ['created'], when: { weight: { $gt: 5 } } }];
    await test.as('root')('/api/webhooks', { body: { name: 'scales', url: 'https://hooks.invalid/', subscriptions } });
    const found = await plan('box', { rename: { weight: 'kilograms', label: 'name' }, remove: ['note', 'pin'] });
    expect(found).toMatchObject({
      records: 2,
      moved: [
        { from: 'weight', to: 'kilograms', count: 2 },
        { from: 'label', to: 'name', count: 2 },
      ],
      lost: [
        { field: 'note', count: 1, examples: [{ id: box.id, value: 'old' }] },
        { field: 'pin', count: 1, examples: [] },
      ],
      follows: ['parcel'],
      namedBy: [
        { kind: 'layout', where: 'page/boxes', uid: 'list', names: ['weight'] },
        { kind: 'webhook', where: 'scales', names: ['weight'] },
      ],
      blocked: [],
    });
    expect(found.indexes).toEqual(expect.arrayContaining(['name', 'kilograms']));
    expect((await root(`box/${box.id}`)).json().data).toMatchObject({ weight: 10, note: 'old' });
  });

  it('moves the values, the rules of all collections and the history, in one step', async () => {
    const reshape = { rename: { weight: 'kilograms', label: 'name' } };
    const done = await carryOut('box', reshape);
    expect(done.status, done.text).toBe(200);
    const moved = (await root(`box/${box.id}`)).json().data;
    expect(moved).toMatchObject({ kilograms: 10, double: 20, name: 'B-1', version: 1, packed: 4 });
    expect(moved).not.toHaveProperty('weight');
    const { schema } = await schemaOf('box');
    expect(schema.required).toEqual(['name']);
    expect(schema['x-access'].read[0].when).toEqual({ kilograms: { $gte: 0 } });
    expect((await test.as('admin')('/api/box?kilograms=20&search=B-2')).json().total).toBe(1);
    const history = (await root(`box/${box.id}/history`)).json().data;
    expect(history[0].changes.map(({ field }: JsonObject) => field)).toEqual(
      expect.arrayContaining(['weight', 'label']),
    );
    const old = await root(`box/${box.id}`, { data: { weight: 12 } }, 'PUT');
    expect(old.json().data).toMatchObject({ kilograms: 12, double: 24 });
    expect((await root('box', { data: { label: 'B-1' } })).json().code).toBe('duplicate');
    const refused = await root('parcel', { data: { box: box.id, amount: 13 } });
    expect(refused.json()).toMatchObject({ status: 422 });
    expect(refused.text).toContain('เหลือ 12 13');
  });

  it('follows into machines, and keeps what others roll up', async () => {
    expect((await carryOut('parcel', { rename: { amount: 'count' } })).status).toBe(200);
    const sent = await root(`parcel/${parcel.id}/transition`, { event: 'SEND' });
    expect(sent.json().data).toMatchObject({ count: 8, state: 'sent' });
    expect((await root(`box/${box.id}`)).json().data.packed).toBe(8);
  });

  it.each([
    ['a field that is not there', { rename: { nane: 'title' } }, 400],
    ['two fields of one name', { rename: { name: 'size' } }, 400],
  ])('is refused for %s', async (_, reshape, status) => {
    expect((await root('collection/box/reshape/plan', { reshape })).status).toBe(status);
  });

  it('tells what a reserved name would break, and is for those who design', async () => {
    expect((await plan('box', { rename: { name: 'created_at' } })).blocked.length).toBeGreaterThan(0);
    const answer = await test.as('admin')('/api/collection/box/reshape/plan', { body: { reshape: {} } });
    expect(answer.status).toBe(403);
  });
});

describe('removing and converting fields', () => {
  it('waits until nothing reads the field any more', async () => {
    const { blocked } = await plan('box', { remove: ['kilograms'] });
    const paths = blocked.map(({ path }: JsonObject) => path);
    expect(paths).toEqual(expect.arrayContaining(['x-access.read', 'properties.double', 'parcel.x-guard']));
    const refused = await carryOut('box', { remove: ['kilograms'] }, { lose: ['kilograms'] });
    expect(refused.json()).toMatchObject({ status: 400, code: 'collection_invalid' });
  });

  it('loses values only where that was said, of a plan that still holds', async () => {
    const reshape = { remove: ['note'], convert: { size: { type: 'number', 'x-index': true } } };
    const found = await plan('box', reshape);
    expect(found.converted).toEqual([{ field: 'size', count: 1 }]);
    expect(found.lost).toMatchObject([
      { field: 'note', count: 1 },
      { field: 'size', count: 1, examples: [{ value: 'large' }] },
    ]);
    const some = await root('collection/box/reshape', { reshape, mark: found.mark, lose: ['note'] });
    expect(some.json()).toMatchObject({ code: 'data_would_be_lost', details: [{ path: 'size' }] });
    await make('box', { name: 'B-3', size: 'huge' });
    const late = await root('collection/box/reshape', { reshape, mark: found.mark, lose: ['note', 'size'] });
    expect(late.json()).toMatchObject({ status: 409, code: 'plan_outdated', details: { lost: [{}, { count: 2 }] } });
    expect((await carryOut('box', reshape, { lose: ['note', 'size'] })).status).toBe(200);
    expect((await root('box?size[gt]=1000')).json().data).toMatchObject([{ name: 'B-1', size: 1200 }]);
    expect((await root(`box/${box.id}`)).json().data).not.toHaveProperty('note');
    const audit = (await root('audit?action=collection.reshaped')).json().data;
    expect(audit[0]).toMatchObject({ targetId: 'box', changes: { lose: ['note', 'size'], records: 3 } });
  });

  it('is refused where converted values would be the same in a unique field', async () => {
    await make('box', { name: 'B-4', size: 7 });
    await make('box', { name: 'B-5', size: 7 });
    const convert = { size: { type: 'string', 'x-unique': true } };
    const answer = await root('collection/box/reshape/plan', { reshape: { convert } });
    expect(answer.json()).toMatchObject({ status: 409, code: 'duplicate', details: [{ path: 'size' }] });
  });
});

describe('a collection', () => {
  it('is renamed with its history and those who refer to it; the old name goes on working', async () => {
    expect((await carryOut('box', { name: 'crate' })).status).toBe(200);
    for (const name of ['crate', 'box']) {
      expect((await root(`${name}/${box.id}`)).json().data.name).toBe('B-1');
      expect((await root(`${name}/${box.id}/history`)).json().data).toHaveLength(2);
    }
    expect((await schemaOf('parcel')).schema.properties.box['x-ref']).toBe('crate');
    const made = await make('parcel', { box: box.id, count: 1 });
    expect(made).toMatchObject({ count: 1 });
    expect((await root(`box/${box.id}`)).json().data.packed).toBe(9);
    expect(
      (await root('collection', { data: { name: 'box', title: 'x', schema: { properties: { a: text } } } })).status,
    ).toBe(409);
  });

  it('is reshaped while people write: nothing is lost and nothing stands under the old name', async () => {
    const writes = Array.from({ length: 40 }, async (_, n) => {
      await new Promise((done) => setTimeout(done, n * 8));
      return root('crate', { data: { name: `W-${n}`, size: n } });
    });
    const reshaped = await carryOut('crate', { rename: { size: 'litres' } });
    expect(reshaped.status, reshaped.text).toBe(200);
    const answers = await Promise.all(writes);
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const stored = answers.filter(({ status }) => status === 201).length;
    expect(stored).toBeGreaterThan(0);
    expect((await root('crate?name[regex]=^W-&litres[gte]=0')).json().total).toBe(stored);
    expect((await root('crate?size[exists]=true')).json().total).toBe(0);
  });

  it('goes with its records when that was said, and not while others refer to it', async () => {
    expect((await plan('crate', { drop: true })).blocked).toMatchObject([{ path: 'parcel' }]);
    const found = await plan('parcel', { drop: true });
    // The roll-up of crates counts parcels.
    expect(found.blocked).toMatchObject([{ path: 'crate' }]);
    await root('collection', { data: { name: 'lonely', title: 'x', schema: { properties: { a: text } } } });
    await make('lonely', { a: 'x' });
    expect((await carryOut('lonely', { drop: true })).json().code).toBe('data_would_be_lost');
    expect((await carryOut('lonely', { drop: true }, { lose: ['*'] })).status).toBe(200);
    expect((await root('lonely')).status).toBe(404);
    const again = await root('collection', {
      data: { name: 'lonely', title: 'x', schema: { properties: { b: text } } },
    });
    expect(again.status).toBe(201);
    expect((await root('lonely')).json().total).toBe(0);
  });
});

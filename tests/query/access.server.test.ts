import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileAggregate } from '../../engine/query/compileAggregate.ts';
import { compileCount, compileFind } from '../../engine/query/compileFind.ts';
import type { QueryAccess, QueryCatalog } from '../../engine/query/sql/querySource.ts';
import type { Condition } from '../../schemas/condition.ts';
import type { Json, JsonObject } from '../../schemas/json.ts';
import { openQueryTables, type QueryTables } from './queryTable.ts';
import { databaseUrl } from './settings.ts';

let tables: QueryTables;
beforeAll(async () => {
  tables = await openQueryTables({ url: databaseUrl(), indexed: true, names: ['order', 'customer'] });
  await tables.fill('order', [
    { s: 'A1', owner: 'ann', total: 100, pin: '1234', cost: 60, customer: 'r0000' },
    { s: 'A2', owner: 'bob', total: 200, pin: '5678', cost: 90, customer: 'r0001' },
    { s: 'A3', owner: 'ann', total: 300, pin: '9999', cost: 10, customer: 'r0001' },
  ]);
  await tables.fill('customer', [
    { s: 'Acme', owner: 'ann', credit: 5 },
    { s: 'Bolt', owner: 'bob', credit: 9 },
  ]);
});
afterAll(() => tables.close());

type Rules = { [collection: string]: QueryAccess | 'none' };

/** Orders keep their `pin` secret; the rules say the rest. */
function catalogOf(rules: Rules, user?: { id: string }): QueryCatalog {
  return {
    sourceOf: (name) => {
      const source = tables.catalog.sourceOf(name);
      return source && name === 'order' ? { ...source, secret: ['pin'] } : source;
    },
    accessFor: (name) => rules[name] ?? 'none',
    variables: { user },
  };
}

const times = { created_at: 0, created_by: 0, updated_at: 0, updated_by: 0 };
const own: QueryAccess = { when: { owner: '$user.id' } };
const find = (catalog: QueryCatalog, query: { filter?: Condition; sort?: unknown; projection?: unknown } = {}) =>
  tables.run(compileFind({ collection: 'order', catalog, ...query }));
const aggregate = (catalog: QueryCatalog, pipeline: Json) =>
  tables.run(compileAggregate({ collection: 'order', catalog, pipeline }));
const codes = (records: Json[]) => records.map((record) => (record as JsonObject).s);

describe('an access rule', () => {
  it('narrows lists, counts and pipelines to the records that meet it', async () => {
    const catalog = catalogOf({ order: own }, { id: 'ann' });
    expect(codes(await find(catalog))).toEqual(['A1', 'A3']);
    expect(codes(await find(catalog, { filter: { $or: [{ owner: 'bob' }, { total: 300 }] } }))).toEqual(['A3']);
    const { rows } = await tables.client.query(...statement(compileCount({ collection: 'order', catalog })));
    expect(rows).toEqual([{ total: 2 }]);
    expect(await aggregate(catalog, [{ $group: { _id: null, sum: { $sum: '$total' } } }])).toEqual([
      { _id: null, sum: 400 },
    ]);
  });

  it('opens nothing to a visitor without an id, however the rule is turned', async () => {
    const rules: Condition[] = [
      { owner: '$user.id' },
      { owner: { $ne: '$user.id' } },
      { $nor: [{ owner: '$user.id' }] },
      { $expr: { $ne: ['$owner', '$$user.id'] } },
    ];
    for (const when of rules) {
      expect(await find(catalogOf({ order: { when } }))).toEqual([]);
    }
  });

  it('that refuses a collection leaves it empty', async () => {
    expect(await find(catalogOf({ order: 'none' }))).toEqual([]);
    expect(await aggregate(catalogOf({ order: 'none' }), [{ $count: 'n' }])).toEqual([]);
  });

  it('is applied to every joined collection', async () => {
    const catalog = catalogOf({ order: {}, customer: own }, { id: 'ann' });
    const join = { $lookup: { from: 'customer', localField: 'customer', foreignField: 'id', as: 'c' } };
    const names = await aggregate(catalog, [join, { $project: { id: 0, name: '$c.s' } }]);
    expect(names).toEqual([{ name: ['Acme'] }, { name: [] }, { name: [] }]);
    const facet = await aggregate(catalog, [
      { $limit: 1 },
      { $facet: { all: [{ $unionWith: 'customer' }, { $project: { id: 0, s: 1 } }] } },
    ]);
    expect(facet).toEqual([{ all: [{ s: 'A1' }, { s: 'Acme' }] }]);
    const inner = [{ $lookup: { from: 'order', pipeline: [], as: 'o' } }];
    const nested = await aggregate(catalogOf({ order: own, customer: {} }, { id: 'bob' }), [
      { $lookup: { from: 'customer', pipeline: inner, as: 'c' } },
      { $project: { id: 0, seen: '$c.o.s' } },
    ]);
    expect(nested).toEqual([{ seen: ['A2', 'A2'] }]);
  });

  it('may look at fields that the caller may not read', async () => {
    const catalog = catalogOf({ order: { when: { cost: { $gt: 50 } }, fields: ['s'] } });
    expect(codes(await find(catalog))).toEqual(['A1', 'A2']);
  });
});

describe('a field that the caller may not read', () => {
  const secret = () => catalogOf({ order: {}, customer: {} });
  const limited = () => catalogOf({ order: { fields: ['s', 'pin'] }, customer: {} });

  it('is in no answer', async () => {
    expect(JSON.stringify(await find(secret()))).not.toContain('pin');
    expect(Object.keys((await find(limited()))[0] as JsonObject).sort()).toEqual(
      ['created_at', 'created_by', 'id', 's', 'state', 'updated_at', 'updated_by', 'version'].sort(),
    );
    expect(await find(limited(), { projection: { s: 1, pin: 1, total: 1, id: 0 } })).toEqual([
      { s: 'A1' },
      { s: 'A2' },
      { s: 'A3' },
    ]);
    expect(await find(limited(), { projection: { x: '$pin', y: { $toString: '$total' }, id: 0 } })).toEqual([
      { y: null },
      { y: null },
      { y: null },
    ]);
  });

  it.each<[string, JsonObject, JsonObject]>([
    ['beside fields that are kept', { s: 1, _id: 0 }, { s: 'A1' }],
    ['beside fields that are left out', { _id: false, state: 0, version: 0, ...times }, { s: 'A1' }],
    ['and keeps an id that is named', { id: 1, _id: 0 }, { id: 'r0000' }],
  ])('leaves the identity out by _id: 0, %s', async (_, projection, expected) => {
    expect((await find(limited(), { projection }))[0]).toEqual(expected);
    expect((await aggregate(limited(), [{ $project: projection }]))[0]).toEqual(expected);
  });

  it('cannot be guessed by filters, sorts or search', async () => {
    const guesses: Condition[] = [
      { pin: '1234' },
      { pin: { $regex: '^1' } },
      { $expr: { $eq: ['$pin', '1234'] } },
      { $search: '1234' },
      { pin: { $exists: true } },
      { pin: { $gt: '' } },
      { $expr: { $gt: [{ $strLenCP: '$$ROOT.pin' }, 0] } },
    ];
    for (const filter of guesses) {
      expect(await find(secret(), { filter })).toEqual([]);
      expect(codes(await find(secret(), { sort: { pin: -1, id: 1 } }))).toEqual(['A1', 'A2', 'A3']);
      expect(codes(await find(limited(), { filter: { total: { $exists: false } } }))).toEqual(['A1', 'A2', 'A3']);
    }
  });

  it('is out of reach of every stage', async () => {
    const pipelines: Json[] = [
      [{ $group: { _id: '$pin' } }],
      [{ $project: { p: '$$ROOT' } }],
      [{ $addFields: { copy: '$pin' } }],
      [{ $group: { _id: null, all: { $push: '$$ROOT' }, max: { $max: '$pin' } } }],
      [{ $facet: { a: [{ $sortByCount: '$pin' }] } }],
      [{ $replaceRoot: { newRoot: { $mergeObjects: ['$$ROOT', { x: '$pin' }] } } }],
      [{ $lookup: { from: 'order', let: { p: '$pin' }, pipeline: [{ $project: { p: '$$p', q: '$pin' } }], as: 'x' } }],
      [{ $lookup: { from: 'order', localField: 'id', foreignField: 'id', as: 'x' } }],
      [{ $unionWith: 'order' }],
    ];
    for (const pipeline of pipelines)
      expect(JSON.stringify(await aggregate(secret(), pipeline))).not.toMatch(/1234|5678|9999/);
    const joined = await aggregate(secret(), [
      { $lookup: { from: 'order', localField: 's', foreignField: 'pin', as: 'x' } },
      { $match: { x: { $ne: [] } } },
    ]);
    expect(joined).toEqual([]);
  });
});

it('takes hostile names for names of fields, never for SQL', async () => {
  const names = [
    "a' or 1=1 --",
    'x"); drop table "order"; --',
    '\\',
    "'",
    '"',
    '$1'.slice(1),
    'a?b',
    ':name',
    '{}',
    'a b',
    'é',
    'กข',
    '%s',
    'jsonb',
    '0',
    '@',
    '*',
    '?',
  ];
  await tables.fill('customer', [Object.fromEntries(names.map((name) => [name, name])), { s: 'other' }]);
  const catalog = catalogOf({ customer: {}, order: {} });
  const run = async (filter: Condition, more = {}) =>
    tables.run(compileFind({ collection: 'customer', catalog, filter, ...more }));
  for (const name of names) {
    expect(await run({ [name]: name })).toHaveLength(1);
    expect(await run({ [name]: { $regex: '^.' }, [`${name}.x`]: { $exists: false } })).toHaveLength(1);
    expect(
      await run(
        { $expr: { $eq: [`$${name}`, { $literal: name }] } },
        { sort: { [name]: -1 }, projection: { [name]: 1 } },
      ),
    ).toHaveLength(1);
    const pipeline = [
      { $group: { _id: `$${name}`, [name]: { $push: `$${name}` } } },
      { $addFields: { [name]: `$${name}` } },
      { $facet: { [name]: [{ $unwind: `$${name}` }] } },
    ];
    expect(await tables.run(compileAggregate({ collection: 'customer', catalog, pipeline }))).toHaveLength(1);
  }
  expect(await tables.run(compileFind({ collection: 'order', catalog }))).toHaveLength(3);
});

it('compares the moments of a record as the texts that it shows', async () => {
  await tables.fill('customer', [{ s: 'a' }]);
  await tables.client.query(`update ${tables.source('customer').table} set created_at = '2026-03-04T05:06:07.891234Z'`);
  const shown = '2026-03-04T05:06:07.891Z';
  const texts = [
    '',
    '2026',
    '2026-03-04',
    '2026-03-05',
    '2026-03-04T05:06:07.890Z',
    shown,
    '2026-03-04T05:06:07.892Z',
    '2026-03-04T05:06:07Z',
    '2026-02-31T00:00:00.000Z',
    'x',
    '9999-12-31T23:59:59.999Z',
  ];
  for (const text of texts) {
    for (const [operator, expected] of Object.entries({
      $eq: shown === text,
      $gt: shown > text,
      $gte: shown >= text,
      $lt: shown < text,
      $lte: shown <= text,
      $ne: shown !== text,
    })) {
      const query = compileFind({
        collection: 'customer',
        catalog: catalogOf({ customer: {} }),
        filter: { created_at: { [operator]: text } },
      });
      expect([operator, text, (await tables.run(query)).length === 1]).toEqual([operator, text, expected]);
    }
  }
});

function statement({ text, values }: { text: string; values: unknown[] }): [string, unknown[]] {
  return [text, values];
}

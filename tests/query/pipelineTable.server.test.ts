import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileAggregate } from '../../engine/query/compileAggregate.ts';
import { compileFind } from '../../engine/query/compileFind.ts';
import type { Condition } from '../../schemas/condition.ts';
import { openQueryTables, type QueryTables } from './queryTable.ts';
import { databaseUrl } from './settings.ts';

/** What the random comparison leaves out, because mingo and MongoDB differ there or we differ from both. */
let tables: QueryTables;
beforeAll(async () => {
  tables = await openQueryTables({ url: databaseUrl(), indexed: true, names: ['thing', 'other'] });
  await tables.fill('thing', [
    { s: 'a', n: 0.1, tags: ['x', 'y', 'y'], items: [{ q: 1 }, {}], o: { k: 1 }, w: true },
    { s: 'b', n: 0.2, tags: [], items: [], z: null },
    { s: 'c', n: 0.7, m: 2.5, tags: [['x']], items: [3], w: false },
  ]);
  await tables.fill('other', [
    { s: 'x', m: 1 },
    { s: 'y', tags: ['a', 'a'] },
    { m: 2.5, w: true },
  ]);
});
afterAll(() => tables.close());

const aggregate = (pipeline: unknown) =>
  tables.run(compileAggregate({ collection: 'thing', catalog: tables.catalog, pipeline }));
const find = async (filter: Condition, more = {}) => {
  const records = await tables.run(compileFind({ collection: 'thing', catalog: tables.catalog, filter, ...more }));
  return records.map((record) => (record as { s: string }).s).join('');
};
const keep = (...fields: string[]) => ({
  $project: { id: 0, ...Object.fromEntries(fields.map((field) => [field, 1])) },
});

it.each([
  [{ 'items.q': null }, 'a'],
  [{ 'items.q': { $exists: false } }, 'bc'],
  [{ 'tags.0': 'x' }, 'ac'],
  [{ tags: 'x' }, 'a'],
  [{ tags: [] }, 'b'],
  [{ tags: ['x'] }, 'c'],
  [{ tags: { $all: ['y', 'x'] } }, 'a'],
  [{ s: { $all: ['a'] } }, 'a'],
  [{ z: null }, 'abc'],
  [{ z: { $type: 'null' } }, 'b'],
  [{ n: { $gte: null } }, ''],
  [{ m: { $not: { $gt: 1 } } }, 'ab'],
] as [Condition, string][])('finds by %j the records %s', async (filter, expected) => {
  expect(await find(filter)).toBe(expected);
});

it('sorts null and missing alike, and breaks ties by id in the direction of the last key', async () => {
  expect(await find({}, { sort: { z: 1 } })).toBe('abc');
  expect(await find({}, { sort: { z: -1 } })).toBe('cba');
  expect(await find({}, { sort: { m: 1, s: -1 } })).toBe('bac');
  expect(await find({}, { sort: { w: -1 } })).toBe('acb');
});

describe('a pipeline', () => {
  it('sums decimals exactly', async () => {
    expect(await aggregate([{ $group: { _id: null, sum: { $sum: '$n' }, mean: { $avg: '$n' } } }])).toEqual([
      { _id: null, sum: 1, mean: 1 / 3 },
    ]);
  });

  it('leaves missing values out of lists, and keeps null', async () => {
    expect(await aggregate([{ $group: { _id: null, m: { $push: '$m' }, z: { $addToSet: '$z' } } }])).toEqual([
      { _id: null, m: [2.5], z: [null] },
    ]);
  });

  it('gives no group and no count for no documents', async () => {
    expect(await aggregate([{ $match: { s: 'none' } }, { $group: { _id: null, n: { $count: {} } } }])).toEqual([]);
    expect(await aggregate([{ $match: { s: 'none' } }, { $count: 'n' }])).toEqual([]);
    expect(await aggregate([{ $match: { s: 'none' } }, { $facet: { page: [], total: [{ $count: 'n' }] } }])).toEqual([
      { page: [], total: [] },
    ]);
  });

  it.each([
    ['each element of an array', 'tags', 's', [['x', 'y'], [], []]],
    ['an element of the other side, once', 's', 'tags', [['y'], [], []]],
    ['numbers, and what is missing to null', 'm', 'm', [['y'], ['y'], [null]]],
    ['booleans', 'w', 'w', [[null], ['x', 'y'], []]],
    ['objects to nothing', 'o', 's', [[], [null], [null]]],
  ])('joins %s', async (_, localField, foreignField, expected) => {
    const found = await aggregate([
      { $lookup: { from: 'other', localField, foreignField, as: 'joined' } },
      { $project: { id: 0, names: { $map: { input: '$joined', in: '$$this.s' } } } },
    ]);
    expect(found).toEqual(expected.map((names) => ({ names })));
  });

  it('joins by fields and a pipeline together', async () => {
    const pipeline = [{ $match: { s: 'y' } }, { $project: { id: 0, s: 1, mine: '$$mine' } }];
    const lookup = {
      from: 'other',
      localField: 'tags',
      foreignField: 's',
      let: { mine: '$s' },
      pipeline,
      as: 'joined',
    };
    expect(await aggregate([{ $lookup: lookup }, { $limit: 1 }, keep('joined')])).toEqual([
      { joined: [{ s: 'y', mine: 'a' }] },
    ]);
  });

  it('unwinds a single value as a list of one, and drops or keeps what is empty', async () => {
    expect(await aggregate([{ $unwind: '$o' }, keep('s', 'o')])).toEqual([{ s: 'a', o: { k: 1 } }]);
    const kept = await aggregate([
      { $unwind: { path: '$z', preserveNullAndEmptyArrays: true, includeArrayIndex: 'at' } },
      keep('s', 'z', 'at'),
    ]);
    expect(kept).toEqual([
      { s: 'a', at: null },
      { s: 'b', z: null, at: null },
      { s: 'c', at: null },
    ]);
  });

  it('merges an object into the one that is there, through arrays too', async () => {
    const set = { o: { x: { $toUpper: '$s' } }, 'items.r': 1 };
    expect(await aggregate([{ $set: set }, keep('o', 'items')])).toEqual([
      { o: { k: 1, x: 'A' }, items: [{ q: 1, r: 1 }, { r: 1 }] },
      { o: { x: 'B' }, items: [] },
      { o: { x: 'C' }, items: [3] },
    ]);
  });

  it('keeps and drops inside arrays of objects', async () => {
    expect(await aggregate([{ $project: { id: 0, 'items.q': 1 } }])).toEqual([
      { items: [{ q: 1 }, {}] },
      { items: [] },
      { items: [] },
    ]);
    expect(await aggregate([keep('items'), { $unset: 'items.q' }])).toEqual([
      { items: [{}, {}] },
      { items: [] },
      { items: [3] },
    ]);
  });

  it('goes on in the order of a sort through limits, joins and unwinding', async () => {
    const pipeline = [
      { $sort: { s: -1 } },
      { $limit: 2 },
      { $unwind: '$tags' },
      { $group: { _id: null, all: { $push: '$s' }, first: { $first: '$s' }, last: { $last: '$n' } } },
    ];
    expect(await aggregate(pipeline)).toEqual([{ _id: null, all: ['c'], first: 'c', last: 0.7 }]);
    expect(
      await aggregate([
        { $sort: { s: -1 } },
        { $unionWith: { coll: 'other', pipeline: [{ $sort: { s: 1 } }] } },
        { $skip: 1 },
        keep('s'),
      ]),
    ).toEqual([{ s: 'b' }, { s: 'a' }, {}, { s: 'x' }, { s: 'y' }]);
  });

  it('fails as too large when documents double with every stage, before they hurt', async () => {
    const doublings = [
      { $set: { a: ['$a', '$a', 'x'.repeat(500)] } },
      { $set: { a: '$$ROOT', b: '$$ROOT' } },
      { $group: { _id: null, a: { $push: '$$ROOT' }, b: { $push: '$$ROOT' } } },
      { $replaceWith: { a: '$$ROOT', b: '$$ROOT' } },
    ];
    for (const stage of doublings) {
      await expect(aggregate(Array(40).fill(stage))).rejects.toMatchObject({ code: '54000' });
    }
    const text = await aggregate([...Array(40).fill({ $set: { s: { $concat: ['$s', '$s'] } } }), keep('s')]);
    expect(text).toEqual([{ s: null }, { s: null }, { s: null }]);
  });

  it('draws a sample of the asked size', async () => {
    expect(await aggregate([{ $sample: { size: 2 } }])).toHaveLength(2);
  });

  it('compares any two values in an expression', async () => {
    const order = [null, -1, 2, 'a', 'b', { k: 1 }, [1], false, true];
    for (const [left, one] of order.entries()) {
      for (const [right, two] of order.entries()) {
        const [answer] = await aggregate([
          { $limit: 1 },
          { $project: { id: 0, c: { $cmp: [{ $literal: one }, { $literal: two }] } } },
        ]);
        expect(answer).toEqual({ c: Math.sign(left - right) });
      }
    }
  });
});

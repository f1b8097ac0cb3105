import fc from 'fast-check';
import type { Json, JsonObject } from '../../schemas/json.ts';
import { plainConditions } from './arbitraryConditions.ts';
import { anyPlainExpression, plainExpressions } from './arbitraryExpressions.ts';

type Stages = readonly JsonObject[];
type Arbitrary = fc.Arbitrary<Stages>;

const { number, text, truth, list } = plainExpressions;

const none: Arbitrary = fc.constant([]);
const match: Arbitrary = plainConditions.map(($match) => [{ $match }]);
const matchExpression: Arbitrary = truth.map(($expr) => [{ $match: { $expr } }]);
// Sorted by fields that hold no array, then by the id, so that the order is the same everywhere.
const sort: Arbitrary = fc
  .tuple(
    fc.constantFrom('n', 's', 'm', 't', 'z', 'b', 'o.x', 'd', 'none'),
    fc.constantFrom(1, -1),
    fc.constantFrom(1, -1),
  )
  .map(([field, direction, ids]) => [{ $sort: { [field]: direction, id: ids } }]);
const page: Arbitrary = fc
  .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 9 }))
  .map(([$skip, $limit]): Stages => [{ $skip }, { $limit }]);
const compute: Arbitrary = fc.oneof(
  fc
    .tuple(fc.constantFrom('$addFields', '$set'), anyPlainExpression, number, text)
    // As a value of its own: a plain object would be merged into what is there, which mingo does not do.
    .map(([stage, x1, x2, x3]): Stages => [{ [stage]: { x1: { $let: { vars: {}, in: x1 } }, x2, x3 } }]),
  text.map((x3): Stages => [{ $addFields: { 'o.x3': x3, 'made.deep.x': x3 } }]),
);
const project: Arbitrary = fc.oneof(
  fc
    .subarray(['n', 'm', 's', 'items.q', 'o.p', 'tags', 'items.sub.v', 'none.x'], { minLength: 1 })
    .map((fields): Stages => [{ $project: Object.fromEntries(fields.map((field) => [field, 1])) }]),
  fc
    .subarray(['n', 'id', 'o.p', 'tags', 'items.q', 'items.sub.v'], { minLength: 2 })
    .map((fields): Stages => [{ $project: Object.fromEntries(fields.map((field) => [field, 0])) }]),
  fc
    .tuple(
      anyPlainExpression.map((value): Json => ({ $let: { vars: {}, in: value } })),
      list,
    )
    .map(([p1, p2]): Stages => [{ $project: { n: 1, p1, p2, o: { k: p1 } } }]),
  fc.subarray(['n', 'o.x', 'items.k', 'none'], { minLength: 1 }).map((fields): Stages => [{ $unset: fields }]),
  fc
    .tuple(fc.subarray(['n', 'm', 'o.p', 'items.q', 'none.x']), fc.constantFrom(0, 1))
    .map(
      ([fields, kept]): Stages => [
        { $project: { _id: 0, ...Object.fromEntries(fields.map((field) => [field, kept])) } },
      ],
    ),
);
// A copy is unwound: other stages go on taking `items` and the like for arrays.
const unwind: Arbitrary = fc
  .tuple(fc.constantFrom('$items', '$nums', '$tags', '$none'), fc.boolean(), fc.boolean(), fc.boolean())
  .map(([source, preserve, index, deep]): Stages => {
    const path = deep && (source === '$items' || source === '$nums') ? '$u.v' : '$u';
    const options = { preserveNullAndEmptyArrays: preserve, ...(index ? { includeArrayIndex: 'at' } : {}) };
    return [{ $addFields: { [path.slice(1)]: source } }, { $unwind: preserve || index ? { path, ...options } : path }];
  });

const keys = fc.constantFrom<Json>(
  '$s',
  '$t',
  '$b',
  '$m',
  '$n',
  '$o.y',
  null,
  '$z',
  { $type: '$z' },
  { $substrCP: ['$s', 0, 1] },
  { $gt: ['$n', 0] },
  '$none',
);
const accumulators = fc.record(
  {
    total: number.map(($sum): Json => ({ $sum })),
    rows: fc.constantFrom<Json>({ $sum: 1 }, { $count: {} }),
    mean: fc.constantFrom<Json>({ $avg: '$n' }, { $avg: '$m' }, { $avg: '$s' }),
    least: fc.constantFrom<Json>({ $min: '$n' }, { $min: '$s' }, { $min: '$m' }, { $min: '$none' }),
    most: fc.constantFrom<Json>({ $max: '$n' }, { $max: '$t' }, { $max: '$d' }, { $max: '$none' }),
    first: anyPlainExpression.map(($first): Json => ({ $first })),
    last: fc.constantFrom<Json>({ $last: '$n' }, { $last: '$t' }, { $last: '$items' }),
    all: fc.constantFrom<Json>(
      { $push: '$n' },
      { $push: { $ifNull: ['$m', null] } },
      { $push: { n: '$n', t: '$t' } },
      { $push: '$items.q' },
    ),
    set: fc.constantFrom<Json>({ $addToSet: '$s' }, { $addToSet: { $ifNull: ['$t', 'none'] } }, { $addToSet: '$nums' }),
  },
  { requiredKeys: [] },
);
const group: Arbitrary = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(keys, accumulators)
      .map(([_id, fields]): Stages => [{ $group: { _id, ...fields } }, { $sort: { _id: 1 } }]),
  },
  {
    weight: 1,
    arbitrary: accumulators.map(
      (fields): Stages => [
        { $group: { _id: { b: '$b', s: '$s' }, ...fields } },
        { $sort: { '_id.s': 1, '_id.b': -1 } },
      ],
    ),
  },
  { weight: 1, arbitrary: keys.map((key): Stages => [{ $sortByCount: key }, { $sort: { count: -1, _id: 1 } }]) },
);
const afterGroup: Arbitrary = fc.oneof(
  none,
  fc.constant<Stages>([{ $match: { total: { $gt: 0 } } }]),
  fc.constant<Stages>([{ $limit: 3 }, { $project: { _id: 1, total: 1, double: { $multiply: ['$rows', 2] } } }]),
  fc.constantFrom<Stages>(
    [{ $project: { _id: 0, total: 1, rows: 1 } }],
    [{ $project: { _id: 0 } }],
    [{ $addFields: { id: 'kept' } }, { $project: { _id: 0, total: 0 } }],
  ),
  fc.constant<Stages>([{ $count: 'groups' }]),
);

// No arrays on either side of a join: mingo adds a null for each element that finds nothing, and finds twins twice.
const lookup: Arbitrary = fc.oneof(
  fc
    .constantFrom(['s', 's'], ['m', 'm'], ['t', 't'], ['n', 'o.x'], ['id', 'id'], ['b', 'b'])
    .map(
      ([localField, foreignField]): Stages => [{ $lookup: { from: 'other', localField, foreignField, as: 'joined' } }],
    ),
  fc.tuple(fc.constantFrom('$s', '$o.y'), plainConditions, fc.boolean()).map(([value, filter, limited]): Stages => {
    const isSame = { $match: { $expr: { $eq: ['$s', '$$mine'] } } };
    const pipeline: JsonObject[] = [
      { $match: filter },
      isSame,
      { $sort: { n: 1, id: 1 } },
      ...(limited ? [{ $limit: 2 }] : []),
      { $project: { n: 1, id: 1, from: '$$mine' } },
    ];
    return [{ $lookup: { from: 'other', let: { mine: value }, pipeline, as: 'joined' } }];
  }),
);
const afterLookup: Arbitrary = fc.oneof(
  none,
  fc.constant<Stages>([{ $addFields: { found: { $size: '$joined' } } }, { $match: { found: { $gt: 0 } } }]),
  fc.constant<Stages>([
    { $unwind: '$joined' },
    { $project: { id: 1, 'joined.id': 1 } },
    { $sort: { id: 1, 'joined.id': 1 } },
  ]),
);
const replace: Arbitrary = fc.constantFrom<Stages>(
  [{ $replaceRoot: { newRoot: '$o' } }, { $project: { id: 0, p: 0 } }],
  [{ $replaceWith: { id: '$id', k: '$s', gone: '$none' } }],
  [{ $replaceRoot: { newRoot: { $mergeObjects: [{ x: 0, id: 7 }, '$o'] } } }],
);

const chain = (...parts: Arbitrary[]): Arbitrary => fc.tuple(...parts).map((all) => all.flat());
const maybe = (part: Arbitrary): Arbitrary => fc.oneof(none, part);

const simple: Arbitrary = fc.oneof(
  chain(maybe(match), sort, maybe(page), maybe(compute), maybe(project)),
  chain(maybe(match), maybe(compute), maybe(matchExpression), maybe(sort), maybe(page), project),
  chain(maybe(match), maybe(sort), maybe(compute), group, afterGroup),
  chain(maybe(match), maybe(page), unwind, maybe(match), group, afterGroup),
  chain(maybe(sort), unwind, maybe(compute), maybe(page)),
  chain(maybe(match), maybe(page), lookup, afterLookup),
  chain(maybe(match), maybe(sort), replace),
  chain(maybe(match), fc.constant([{ $count: 'records' }])),
  chain(match, fc.constant([{ $unionWith: 'other' }]), maybe(compute), maybe(page)),
  chain(
    fc
      .tuple(maybe(match), match)
      .map(([before, inner]) => [...before, { $unionWith: { coll: 'other', pipeline: [...inner] } }]),
    group,
  ),
);

const facet: Arbitrary = fc
  .tuple(fc.oneof(maybe(match), chain(sort, page), compute), simple, simple)
  .map(([before, one, two]) => [...before, { $facet: { one: [...one], two: [...two] } }] as Stages);

/** Pipelines on which MongoDB and mingo agree over plain documents. */
export const plainPipelines = fc.oneof(
  { weight: 9, arbitrary: simple },
  { weight: 1, arbitrary: facet },
) as fc.Arbitrary<JsonObject[]>;

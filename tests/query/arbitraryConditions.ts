import fc from 'fast-check';
import type { Json, JsonObject } from '../../schemas/json.ts';
import { numbers, scalars, texts, wildValues } from './arbitraryDocuments.ts';

type Fields = readonly string[];

const ranges = ['$gt', '$gte', '$lt', '$lte'] as const;
const patterns = fc.constantFrom(
  '^a',
  'b$',
  'a.c',
  '[a-c]+',
  '^(a|x)$',
  'กา',
  '^.{1,2}$',
  '\\d',
  '\\s',
  '(?:ab)+',
  'น้ำ',
  '^$',
);

function rangeOf(values: fc.Arbitrary<Json>): fc.Arbitrary<JsonObject> {
  return fc.tuple(fc.constantFrom(...ranges), values).map(([operator, value]) => ({ [operator]: value }));
}

function common(values: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc.oneof(
    values,
    values.map((value) => ({ $eq: value })),
    values.map((value) => ({ $ne: value })),
    fc.array(values, { maxLength: 3 }).map((list) => ({ $in: list })),
    fc.array(values, { maxLength: 3 }).map((list) => ({ $nin: list })),
    rangeOf(values),
    fc.tuple(rangeOf(values), rangeOf(values)).map(([one, two]) => ({ ...one, ...two })),
    rangeOf(values).map((test) => ({ $not: test })),
    fc.boolean().map((exists) => ({ $exists: exists })),
  );
}

const numberTests = fc.oneof(
  { weight: 5, arbitrary: common(numbers) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(2, 3, -4), fc.integer({ min: -2, max: 2 })).map((mod) => ({ $mod: mod })),
  },
);
const regexTests = fc
  .tuple(patterns, fc.constantFrom('', 'i', 's', 'm', 'is'))
  .map(([$regex, $options]): Json => ($options === '' ? { $regex } : { $regex, $options }));
const textTests = fc.oneof(
  { weight: 5, arbitrary: common(texts) },
  { weight: 1, arbitrary: regexTests },
  { weight: 1, arbitrary: regexTests.map((test) => ({ $not: test })) },
);
const scalarTests = fc.oneof(
  common(scalars),
  fc.constantFrom('number', 'string', 'bool', 'int', 'object', 'array').map((type) => ({ $type: type })),
);

const field = (names: Fields, tests: fc.Arbitrary<Json>) =>
  fc.tuple(fc.constantFrom(...names), tests).map(([name, test]): JsonObject => ({ [name]: test }));

const plainField = fc.oneof(
  {
    weight: 3,
    arbitrary: field(['n', 'm', 'o.x', 'o.p.v', 'nums', 'nums.0', 'items.q', 'items.sub.v', 'items.0.q'], numberTests),
  },
  { weight: 3, arbitrary: field(['s', 't', 'd', 'o.y', 'tags', 'items.k', 'items.1.k'], textTests) },
  { weight: 1, arbitrary: field(['b', 'w', 'items.on'], common(fc.boolean())) },
  { weight: 1, arbitrary: field(['z', 'n', 's', 'o'], scalarTests) },
  // Null is asked only of paths that lead through no array: there mingo forgets the fields that are not there.
  {
    weight: 1,
    arbitrary: field(
      ['n', 'm', 't', 'z', 'w', 'o.x', 'o.none', 'none'],
      fc.constantFrom<Json>(null, { $ne: null }, { $in: [null, 1] }, { $nin: [null, 'a'] }),
    ),
  },
  {
    weight: 1,
    arbitrary: field(
      ['tags', 'nums', 'items', 'n', 'none'],
      fc.integer({ min: 0, max: 3 }).map((size) => ({ $size: size })),
    ),
  },
  {
    weight: 1,
    arbitrary: field(
      ['tags'],
      fc.array(texts, { maxLength: 2 }).map((all) => ({ $all: all })),
    ),
  },
  { weight: 1, arbitrary: field(['tags'], fc.array(texts, { maxLength: 2 })) },
  {
    weight: 1,
    arbitrary: field(
      ['nums'],
      fc.tuple(rangeOf(numbers), rangeOf(numbers)).map(([one, two]) => ({ $elemMatch: { ...one, ...two } })),
    ),
  },
  {
    weight: 1,
    arbitrary: field(
      ['tags'],
      fc.oneof(rangeOf(texts), regexTests as fc.Arbitrary<JsonObject>).map((test) => ({ $elemMatch: test })),
    ),
  },
  {
    weight: 1,
    arbitrary: field(
      ['items'],
      fc
        .tuple(field(['q', 'sub.v'], numberTests), field(['k'], textTests))
        .map(([one, two]) => ({ $elemMatch: { ...one, ...two } })),
    ),
  },
  {
    weight: 1,
    arbitrary: field(['o'], fc.record({ x: numbers, y: texts, p: fc.record({ v: numbers }) }) as fc.Arbitrary<Json>),
  },
);

const wildTests: fc.Arbitrary<Json> = fc.oneof(
  common(fc.oneof(wildValues, fc.constant(null))).filter((test) => !hasEmptyKeys(test)),
  numberTests,
  textTests,
  fc.constantFrom('number', 'string', 'bool', 'int', 'object', 'array', 'null').map((type) => ({ $type: type })),
  fc.integer({ min: 0, max: 3 }).map((size) => ({ $size: size })),
  fc.array(wildValues, { maxLength: 2 }).map((all) => ({ $all: all })),
  common(wildValues).map((test) => ({ $elemMatch: { $not: { $eq: test as Json } } })),
  fc
    .tuple(fc.constantFrom('x', 'v', 'q.k', '0'), common(wildValues))
    .map(([name, test]) => ({ $elemMatch: { [name]: test } })),
  rangeOf(numbers).map((test) => ({ $elemMatch: test })),
  texts.map((search) => ({ $search: search })),
);

const wildField = fc.oneof(
  {
    weight: 8,
    arbitrary: field(
      [
        'n',
        's',
        'z',
        'tags',
        'items',
        'o',
        'o.x',
        'o.v.x',
        'items.q',
        'items.0.q',
        'items.x.v',
        'o.0',
        'z.0.x.k',
        'none',
        'items.1',
      ],
      wildTests,
    ),
  },
  { weight: 1, arbitrary: texts.map((search): JsonObject => ({ $search: search })) },
);

function hasEmptyKeys(test: Json): boolean {
  return typeof test === 'object' && test !== null && !Array.isArray(test) && Object.keys(test).length === 0;
}

function combine(leaf: fc.Arbitrary<JsonObject>): fc.Arbitrary<JsonObject> {
  const list = (inner: fc.Arbitrary<JsonObject>) => fc.array(inner, { minLength: 1, maxLength: 3 });
  return fc.letrec<{ filter: JsonObject }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      leaf,
      fc.tuple(leaf, leaf).map(([one, two]) => ({ ...one, ...two })),
      list(tie('filter')).map((filters) => ({ $and: filters })),
      list(tie('filter')).map((filters) => ({ $or: filters })),
      list(tie('filter')).map((filters) => ({ $nor: filters })),
    ),
  })).filter;
}

/** Conditions on which MongoDB and mingo agree over `plainDocuments`. */
export const plainConditions = combine(plainField);

/** Conditions of any kind, for `wildDocuments`. */
export const wildConditions = combine(wildField);

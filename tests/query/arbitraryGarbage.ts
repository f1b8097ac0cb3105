import fc from 'fast-check';
import { argumentCounts } from '../../engine/condition/expression/operators.ts';

const queryOperators = [
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$nin',
  '$exists',
  '$type',
  '$regex',
  '$options',
  '$and',
  '$or',
  '$nor',
  '$not',
  '$all',
  '$elemMatch',
  '$size',
  '$mod',
  '$text',
  '$search',
  '$expr',
  '$where',
  '$jsonSchema',
  '$',
];
const stages = [
  '$match',
  '$project',
  '$addFields',
  '$set',
  '$unset',
  '$sort',
  '$skip',
  '$limit',
  '$sample',
  '$count',
  '$group',
  '$sortByCount',
  '$unwind',
  '$replaceRoot',
  '$replaceWith',
  '$facet',
  '$lookup',
  '$unionWith',
  '$out',
  '$merge',
];
const options = [
  '_id',
  'from',
  'localField',
  'foreignField',
  'as',
  'let',
  'pipeline',
  'coll',
  'path',
  'preserveNullAndEmptyArrays',
  'includeArrayIndex',
  'newRoot',
  'size',
  'input',
  'in',
  'cond',
  'limit',
  'if',
  'then',
  'else',
  'branches',
  'case',
  'default',
  'vars',
  'initialValue',
  'chars',
  'find',
  'replacement',
  'regex',
  'date',
  'format',
  'timezone',
  'unit',
  'startDate',
  'endDate',
  'amount',
  'startOfWeek',
];
const special = [
  '$cond',
  '$switch',
  '$filter',
  '$map',
  '$reduce',
  '$let',
  '$literal',
  '$toString',
  '$toLong',
  '$avg',
  '$push',
  '$addToSet',
  '$count',
  '$function',
];
const expressions = [...Object.keys(argumentCounts).map((name) => `$${name}`), ...special];
const hostile = [
  '',
  '.',
  'a.',
  '.a',
  'a..b',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '$x',
  'a.$',
  '0',
  '00',
  'a.0',
  'a.-1',
  'ก',
  "a'b",
  'a"b',
  'a\\b',
  "'; drop table thing; --",
  'a\u0000b',
  '\ud800',
  'a?b',
  ':a',
  '$1',
  'a b',
  '%',
  '*',
  'id',
  'state',
  'version',
  'created_at',
  'data',
  's',
  'n',
  'tags',
  'o.x',
  'items.q',
  'x'.repeat(300),
];
const textValues = [
  ...hostile,
  '$user.id',
  '$user.none',
  '$now',
  '$today',
  '$$NOW',
  '$$ROOT',
  '$$this',
  '$$value',
  '$$REMOVE',
  '$s',
  '$n',
  '$o.x',
  '$items.q',
  '$$user.id',
  'thing',
  'other',
  'secret',
  '(a+)+$',
  '[',
  '(',
  'a{1,999}',
  '(?=a)',
  '\\1',
  '^a.*b$',
  '%Y-%m-%d',
  'UTC',
  'Asia/Bangkok',
  'day',
  '2026-02-31',
  '2026-01-01T00:00:00.000Z',
  '9999-12-31',
  '0000-00-00',
  'string',
];
const numberValues = [
  0,
  1,
  -1,
  2,
  0.5,
  1e21,
  -1e-7,
  1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  -(2 ** 63),
  1e150,
  Number.NaN,
  Number.POSITIVE_INFINITY,
];

const key = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...queryOperators) },
  { weight: 3, arbitrary: fc.constantFrom(...expressions) },
  { weight: 3, arbitrary: fc.constantFrom(...stages) },
  { weight: 4, arbitrary: fc.constantFrom(...options) },
  { weight: 4, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.string({ maxLength: 6, unit: 'binary' }) },
);

const leaf = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...textValues) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...numberValues) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, undefined, [], {}, new Date(0), new Date(Number.NaN)),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 8, unit: 'binary' }) as fc.Arbitrary<unknown> },
);

function makeStrange(): unknown[] {
  const cycle: { [key: string]: unknown } = {};
  cycle.self = cycle;
  let deep: unknown = 1;
  for (let level = 0; level < 10_000; level += 1) deep = { $and: [deep] };
  const throwing = {
    get x(): never {
      throw new Error('hostile getter');
    },
  };
  const proxy = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new TypeError('hostile proxy');
      },
    },
  );
  return [
    cycle,
    deep,
    throwing,
    proxy,
    () => 1,
    Symbol('x'),
    10n,
    new Map(),
    /x/,
    new Uint8Array(2),
    Object.create(null),
    new Array(6_000).fill(1),
    JSON.parse('{"__proto__":{"$gt":1}}'),
    'x'.repeat(20_000),
  ];
}

export const strangeValues: readonly unknown[] = makeStrange();

/** Anything a hostile caller may send where a condition or a pipeline is expected, most of it built of real words. */
export const garbage: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    leaf,
    fc.dictionary(key, tie('value'), { maxKeys: 3, noNullPrototype: true }),
    fc.array(tie('value'), { maxLength: 3 }),
    { weight: 1, arbitrary: fc.constantFrom(...strangeValues) },
  ),
})).value;

const asStage = fc.tuple(fc.constantFrom(...stages), garbage).map(([name, value]) => ({ [name]: value }));

/** Garbage that gets further: a list of stages by name. */
export const garbagePipelines: fc.Arbitrary<unknown> = fc.oneof(garbage, fc.array(asStage, { maxLength: 3 }));

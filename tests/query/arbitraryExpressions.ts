// biome-ignore-all lint/suspicious/noThenProperty: that is the name in MongoDB's language.
import fc from 'fast-check';
import type { Json, JsonObject } from '../../schemas/json.ts';

type Arbitrary = fc.Arbitrary<Json>;

const exact = fc.oneof(
  fc.integer({ min: -9, max: 9 }),
  fc.integer({ min: -40, max: 40 }).map((n) => n / 4),
);
const patterns = fc.constantFrom('^a', 'b$', '[a-c]+', 'กา', '\\d');
const call = (operator: string, ...args: Arbitrary[]): Arbitrary =>
  fc.tuple(...args).map((list) => ({ [operator]: list }));
const nested = (name: string, input: JsonObject): JsonObject => ({ [name]: input });

/**
 * Expressions of a known type on which MongoDB and mingo agree over plain documents: what they compare has one type, and
 * what may be missing is given a value first. `$d` stands in date operators only: mingo's dates are not texts.
 */
export const plainExpressions = fc.letrec<{ number: Json; text: Json; truth: Json; list: Json; texts: Json }>((tie) => {
  const number = tie('number') as Arbitrary;
  const text = tie('text') as Arbitrary;
  const truth = tie('truth') as Arbitrary;
  const list = tie('list') as Arbitrary;
  const small = fc.integer({ min: 0, max: 3 });
  return {
    number: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      fc.oneof(
        exact as Arbitrary,
        fc.constantFrom<Json>(
          '$n',
          '$o.x',
          '$o.p.v',
          { $ifNull: ['$m', 0] },
          { $size: '$nums' },
          { $sum: '$nums' },
          { $avg: '$items.q' },
          { $max: '$nums' },
          { $size: '$items.k' },
          '$m',
          { $sum: ['$n', '$m'] },
          { $min: ['$n', '$o.x', '$none'] },
        ),
        fc
          .constantFrom(
            'year',
            'month',
            'dayOfMonth',
            'hour',
            'minute',
            'second',
            'millisecond',
            'dayOfWeek',
            'dayOfYear',
          )
          .map((name) => ({ [`$${name}`]: '$d' })),
      ),
      call('$add', number, number),
      call('$add', number, number, number),
      call('$subtract', number, number),
      call('$multiply', number, number),
      fc.tuple(number, fc.constantFrom(2, 4, -8, 3)).map((args) => ({ $divide: args })),
      fc
        .tuple(fc.constantFrom<Json>('$n', '$o.x', 17, -5.5), fc.constantFrom(2, 3, -4, 0.5))
        .map((args) => ({ $mod: args })),
      fc.tuple(fc.constantFrom('$abs', '$ceil', '$floor'), number).map(([name, value]) => ({ [name]: value })),
      call('$cond', truth, number, number),
      text.map((value) => ({ $strLenCP: value })),
      list.map((value) => ({ $size: { $concatArrays: [value] } })),
      fc.tuple(number).map(([start]) => ({
        $reduce: { input: '$nums', initialValue: start, in: { $add: ['$$value', { $multiply: ['$$this', 2] }] } },
      })),
      number.map((value) => ({ $let: { vars: { v: value }, in: { $add: ['$$v', '$n', '$$v'] } } })),
      truth.map((when) => ({
        $switch: {
          branches: [
            { case: when, then: 1 },
            { case: '$b', then: '$n' },
          ],
          default: 3,
        },
      })),
      fc.tuple(truth, number).map(([when, value]) => ({ $cond: { if: when, then: value, else: null } })),
    ) as Arbitrary,
    text: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      fc.constantFrom<Json>('a', 'กข', '$s', '$o.y', { $ifNull: ['$t', 'none'] }, { $literal: '$s' }),
      call('$concat', text, text),
      fc.tuple(text, small, small).map((args) => ({ $substrCP: args })),
      text.map((value) => ({ $toLower: value })),
      text.map((input) => ({ $trim: { input } })),
      fc.tuple(text, fc.constantFrom('a', 'ab')).map(([input, chars]) => ({ $ltrim: { input, chars } })),
      text.map((input) => ({ $replaceAll: { input, find: 'a', replacement: 'zz' } })),
      text.map((input) => ({ $replaceOne: { input, find: 'b', replacement: '' } })),
      small.map((value) => ({ $toString: value })),
      fc.constantFrom<Json>('$n', '$s', '$b', '$o', '$nums', '$none', '$z', '$m').map((value) => ({ $type: value })),
      fc
        .constantFrom('%Y-%m-%d', '%H:%M:%S.%L', '%j %u %V')
        .map((format) => ({ $dateToString: { date: '$d', format } })),
      call('$cond', truth, text, text),
    ) as Arbitrary,
    truth: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      fc.constantFrom<Json>(
        '$b',
        true,
        false,
        { $isArray: '$nums' },
        { $isArray: '$s' },
        { $isNumber: '$n' },
        '$none',
        { $ifNull: ['$w', false] },
      ),
      fc
        .tuple(
          fc.constantFrom('$gt', '$gte', '$lt', '$lte', '$eq', '$ne'),
          fc.constantFrom<Json>('$n', { $ifNull: ['$m', 1] }, { $size: '$nums' }),
          exact,
        )
        .map(([name, ...args]) => ({ [name]: args })),
      fc.tuple(fc.constantFrom('$gt', '$lte', '$eq', '$ne'), text, text).map(([name, ...args]) => ({ [name]: args })),
      call('$and', truth, truth),
      call('$or', truth, truth),
      truth.map((value) => ({ $not: [value] })),
      fc.tuple(text, tie('texts') as Arbitrary).map((args) => ({ $in: args })),
      fc.tuple(text, patterns).map(([input, regex]) => ({ $regexMatch: { input, regex } })),
      number.map((value) => ({ $toBool: value })),
    ) as Arbitrary,
    texts: fc.oneof(
      fc.constant<Json>({ $ifNull: ['$tags', []] }),
      fc.constant<Json>('$items.k'),
      fc.tuple(text, text).map(([one, two]) => [one, two]),
      fc.constant<Json>({ $split: ['$s', 'a'] }),
    ) as Arbitrary,
    list: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      fc.constantFrom<Json>('$nums', '$items', '$items.q', '$items.sub.v', { $ifNull: ['$tags', []] }),
      fc.tuple(number, text).map(([one, two]) => [one, two]),
      call('$concatArrays', list, list),
      list.map((value) => ({ $reverseArray: { $concatArrays: [value] } })),
      fc.tuple(list, fc.constantFrom(-2, -1, 1, 2)).map((args) => ({ $slice: args })),
      fc.tuple(list, fc.constantFrom(-2, 0, 1), fc.constantFrom(1, 2)).map((args) => ({ $slice: args })),
      number.map((value) => ({ $map: { input: '$nums', as: 'x', in: { $add: ['$$x', value] } } })),
      text.map((value) => ({
        $map: { input: '$items', as: 'row', in: { k: '$$row.k', with: value, q: '$$row.sub.v' } },
      })),
      number.map((value) => ({
        $filter: { input: '$nums', as: 'x', cond: { $gt: ['$$x', { $ifNull: [value, 0] }] } },
      })),
      fc
        .constantFrom(1, 2)
        .map((limit) => ({ $filter: { input: '$items', as: 'i', cond: { $ne: ['$$i.k', 'a'] }, limit } })),
    ) as Arbitrary,
  };
});

const { number, text, truth, list } = plainExpressions;
export const anyPlainExpression = fc.oneof(
  number,
  text,
  truth,
  list,
  fc.tuple(number, text).map(([one, two]): Json => nested('k', { v: one, w: two })),
  fc.constantFrom<Json>(
    '$o',
    { $mergeObjects: ['$o', { x: '$s' }] },
    { $arrayElemAt: ['$nums', 1] },
    { $arrayElemAt: ['$items', -1] },
    { $first: '$items.k' },
    '$items.none',
    '$none',
    '$$ROOT.s',
    '$o.p',
  ),
) as Arbitrary;

const leaves = fc.oneof(
  fc.constantFrom<Json>(
    '$n',
    '$m',
    '$s',
    '$t',
    '$b',
    '$w',
    '$d',
    '$z',
    '$tags',
    '$nums',
    '$items',
    '$o',
    '$items.q',
    '$o.x',
    '$items.sub.v',
    '$o.0',
    '$items.0.q',
    '$z.x.k',
    '$none',
    '$$ROOT.items.k',
    null,
    true,
    'a',
    'กา น้ำ',
    ' 12 ',
    '12',
    '-1.5e3',
    '2024-02-29',
    '2026-12-31T18:30:00+07:00',
    '2025-02-29',
  ),
  fc.constantFrom<Json>(0, 1, -1, 2, 3.5, 0.1, 1e21, 1e-7, 1e200, -1e-200, 2.5, 1e150, 123456.789),
) as Arbitrary;

const binary = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'mod',
  'eq',
  'ne',
  'gt',
  'gte',
  'lt',
  'lte',
  'cmp',
  'and',
  'or',
  'ifNull',
  'concat',
  'split',
  'arrayElemAt',
  'in',
  'slice',
  'concatArrays',
  'sum',
  'avg',
  'min',
  'max',
  'mergeObjects',
  'indexOfCP',
];
const unary = [
  'abs',
  'ceil',
  'floor',
  'round',
  'trunc',
  'not',
  'toLower',
  'toUpper',
  'strLenCP',
  'size',
  'first',
  'last',
  'reverseArray',
  'isArray',
  'sum',
  'avg',
  'min',
  'max',
  'type',
  'isNumber',
  'toInt',
  'toDouble',
  'toBool',
  'toString',
  'year',
  'month',
  'dayOfMonth',
  'dayOfWeek',
  'dayOfYear',
  'isoWeek',
  'isoWeekYear',
  'hour',
  'minute',
  'second',
  'millisecond',
  'mergeObjects',
];
const units = fc.constantFrom('year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millisecond');
const zones = fc.constantFrom('UTC', 'Asia/Bangkok', '-03:30');
const days = fc.constantFrom('sunday', 'monday');

/** Expressions of any kind on anything: every operator with arguments that fit and that do not. */
export const wildExpressions = fc.letrec<{ any: Json }>((tie) => {
  const any = tie('any') as Arbitrary;
  const maybeDate = fc.oneof({ weight: 3, arbitrary: fc.constant<Json>('$d') }, { weight: 1, arbitrary: any });
  return {
    any: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      { weight: 4, arbitrary: leaves },
      {
        weight: 4,
        arbitrary: fc.tuple(fc.constantFrom(...binary), any, any).map(([name, ...args]) => ({ [`$${name}`]: args })),
      },
      {
        weight: 4,
        arbitrary: fc.tuple(fc.constantFrom(...unary), any).map(([name, value]) => ({ [`$${name}`]: [value] })),
      },
      fc
        .tuple(fc.constantFrom('$round', '$trunc'), any, fc.integer({ min: -3, max: 5 }))
        .map(([name, value, places]) => ({ [name]: [value, places] })),
      fc
        .tuple(fc.constantFrom('$substrCP', '$slice', '$indexOfCP'), any, any, any)
        .map(([name, ...args]) => ({ [name]: args })),
      fc
        .tuple(fc.constantFrom('$trim', '$ltrim', '$rtrim'), any, any)
        .map(([name, input, chars]) => ({ [name]: { input, chars } })),
      any.map((input) => ({ $trim: { input } })),
      fc
        .tuple(fc.constantFrom('$replaceOne', '$replaceAll'), any, any, any)
        .map(([name, input, find, replacement]) => ({ [name]: { input, find, replacement } })),
      fc.tuple(any, patterns).map(([input, regex]) => ({ $regexMatch: { input, regex, options: 'i' } })),
      fc.tuple(any, any, any).map((args) => ({ $cond: args })),
      fc.tuple(any, any).map(([input, body]) => ({ $map: { input, as: 'x', in: [body, '$$x', '$$x.q'] } })),
      fc.tuple(any, any).map(([input, body]) => ({ $filter: { input, as: 'x', cond: { $ne: ['$$x.k', body] } } })),
      fc
        .tuple(any, any)
        .map(([input, initialValue]) => ({ $reduce: { input, initialValue, in: ['$$this', { $type: '$$value' }] } })),
      fc.tuple(any, any).map(([v, body]) => ({ $let: { vars: { v }, in: { a: '$$v', b: '$$v.x.k', c: body } } })),
      fc.tuple(any, any).map(([one, two]) => [one, two]),
      fc.tuple(any, any).map(([one, two]) => ({ x: one, y: two })),
      fc
        .tuple(maybeDate, zones, fc.constantFrom('%Y-%m-%dT%H:%M:%S.%LZ', '%d/%m/%Y %j %u %w %V %G %z %%'))
        .map(([date, timezone, format]) => ({ $dateToString: { date, timezone, format } })),
      fc
        .tuple(maybeDate, zones, units, days)
        .map(([date, timezone, unit, startOfWeek]) => ({ $dateTrunc: { date, timezone, unit, startOfWeek } })),
      fc.tuple(maybeDate, maybeDate, zones, units, days).map(([startDate, endDate, timezone, unit, startOfWeek]) => ({
        $dateDiff: { startDate, endDate, timezone, unit, startOfWeek },
      })),
      fc
        .tuple(maybeDate, zones, units, fc.constantFrom<Json>(1, -1, 13, 400, -3000, 2.5, '$n'))
        .map(([startDate, timezone, unit, amount]) => ({ $dateAdd: { startDate, timezone, unit, amount } })),
      fc
        .tuple(fc.constantFrom('$year', '$hour', '$isoWeek'), maybeDate, zones)
        .map(([name, date, timezone]) => ({ [name]: { date, timezone } })),
    ) as Arbitrary,
  };
}).any;

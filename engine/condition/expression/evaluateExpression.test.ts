import { describe, expect, it } from 'vitest';
import type { Json } from '../../../schemas/json.ts';
import { limitWork } from '../values/work.ts';
import { evaluateExpression } from './evaluateExpression.ts';
import { readExpression } from './readExpression.ts';

const record: { [field: string]: Json } = {
  price: 19.99,
  qty: 3,
  name: 'Sala ศาลา',
  none: null,
  at: '2026-01-31T18:30:00.000Z',
  leap: '2024-02-29',
  parts: [0.1, 0.2, 0.3, 'x', null],
  items: [
    { sku: 'a', qty: 2, tags: ['x'] },
    { sku: 'b', qty: 5 },
  ],
};

const evaluate = (source: Json) =>
  evaluateExpression(readExpression(source, ''), { root: record, variables: new Map(), work: limitWork(1_000_000) });

const bangkok = { timezone: 'Asia/Bangkok' };
const cases: [Json, Json | undefined][] = [
  ['$items.qty', [2, 5]],
  ['$items.tags', [['x']]],
  ['$items.0.sku', 'a'],
  ['$nowhere.x', undefined],
  ['text', 'text'],
  [{ $literal: '$price' }, '$price'],
  [{ $add: [0.1, 0.2] }, 0.30000000000000004],
  [{ $sum: '$parts' }, 0.6],
  [{ $avg: '$items.qty' }, 3.5],
  [{ $divide: ['$price', 0] }, null],
  [{ $add: ['$price', '$name'] }, null],
  [{ $multiply: [1e150, 1e150, 1e150] }, null],
  [{ $mod: [-7, 3] }, -1],
  [{ $round: [2.5, 0] }, 2],
  [{ $round: [19.987, 2] }, 19.99],
  [{ $trunc: [-19.987, 1] }, -19.9],
  [{ $gt: ['$name', '$price'] }, true],
  [{ $eq: ['$none', '$nowhere'] }, true],
  [{ $cond: ['$none', 1, 2] }, 2],
  [{ $ifNull: ['$none', '$nowhere', 'x'] }, 'x'],
  [{ $strLenCP: '$name' }, 9],
  [{ $substrCP: ['$name', 5, 2] }, 'ศา'],
  [{ $indexOfCP: ['$name', 'ลา'] }, 7],
  [{ $toUpper: '$name' }, 'SALA ศาลา'],
  [{ $split: ['a,b', ','] }, ['a', 'b']],
  [{ $toInt: '12' }, 12],
  [{ $toInt: 'x' }, null],
  [{ $toDouble: '1.5e2' }, 150],
  [{ $toString: 1e21 }, '1000000000000000000000'],
  [{ $type: '$nowhere' }, 'missing'],
  [{ $map: { input: '$items', as: 'i', in: { $multiply: ['$$i.qty', '$qty'] } } }, [6, 15]],
  [{ $filter: { input: '$items', cond: { $gt: ['$$this.qty', 2] } } }, [{ sku: 'b', qty: 5 }]],
  [{ $reduce: { input: '$items.sku', initialValue: '', in: { $concat: ['$$value', '$$this'] } } }, 'ab'],
  [{ $arrayElemAt: ['$items.sku', -1] }, 'b'],
  [{ $dayOfMonth: '$at' }, 31],
  [{ $dayOfMonth: { date: '$at', ...bangkok } }, 1],
  [{ $dateToString: { date: '$at', format: '%d/%m/%Y %H:%M', ...bangkok } }, '01/02/2026 01:30'],
  [{ $dateTrunc: { date: '$at', unit: 'month', ...bangkok } }, '2026-01-31T17:00:00.000Z'],
  [{ $dateDiff: { startDate: '$leap', endDate: '$at', unit: 'month' } }, 23],
  [{ $dateAdd: { startDate: '$leap', unit: 'year', amount: 1 } }, '2025-02-28T00:00:00.000Z'],
  [{ $year: '2026-02-30' }, null],
  [{ $isoWeek: '2027-01-01' }, 53],
];

describe('evaluateExpression', () => {
  it.each(cases)('computes %j to %j', (source, expected) => {
    expect(evaluate(source)).toEqual(expected);
  });
});

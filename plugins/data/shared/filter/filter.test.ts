import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnKinds, type GridColumn } from '../columns.ts';
import { buildClause, buildCondition } from './buildCondition.ts';
import { type Clause, type ClauseGroup, listOperators, operators, takesNoValue, tidyFilter } from './clause.ts';
import { readFilterAddress, writeFilterAddress } from './filterAddress.ts';
import { periods, spanOf } from './periods.ts';
import { readPlainFilters } from './plainFilters.ts';
import { writeSentence } from './writeSentence.ts';

const column = (kind: GridColumn['kind']): GridColumn => ({
  field: 'x',
  title: 'ช่อง',
  kind,
  filterable: true,
  choices: [{ value: 'a', title: 'ก' }],
});
const place = { offset: '+07:00', now: new Date('2026-11-22T18:30:00Z') };
const th = { language: 'th', timeZone: 'Asia/Bangkok', currency: 'THB' } as const;
const build = (kind: GridColumn['kind'], operator: Clause['operator'], ...values: string[]) =>
  buildClause(column(kind), { field: 'x', operator, values }, place);

describe('the condition of a clause', () => {
  it.each([
    ['number', 'between', ['100', '500'], { x: { $gte: 100, $lte: 500 } }],
    ['number', 'between', ['', '500'], { x: { $lte: 500 } }],
    ['number', 'gt', ['1.5'], { x: { $gt: 1.5 } }],
    ['number', 'eq', ['NaN'], undefined],
    ['number', 'contains', ['1'], undefined],
    ['date', 'between', ['2026-11-01', '2026-11-30'], { x: { $gte: '2026-11-01', $lt: '2026-12-01' } }],
    ['date', 'before', ['2026-11-01'], { x: { $lt: '2026-11-01' } }],
    ['date', 'on', ['2026-02-31'], undefined],
    // Half past one at night of the 23rd in Thailand.
    ['date', 'within', ['today'], { x: { $gte: '2026-11-23', $lt: '2026-11-24' } }],
    ['datetime', 'after', ['2026-11-01'], { x: { $gte: '2026-11-01T17:00:00.000Z' } }],
    ['status', 'in', ['a', 'zzz'], { x: { $in: ['a'] } }],
    ['status', 'in', ['zzz'], undefined],
    ['reference', 'nin', ['r1', '$user.id'], { x: { $nin: ['r1'] } }],
    ['boolean', 'no', [], { x: { $ne: true } }],
    ['text', 'begins', ['a.*(b'], { x: { $regex: '^a\\.\\*\\(b', $options: 'i' } }],
    ['text', 'excludes', ['a'], { $nor: [{ x: { $regex: 'a', $options: 'i' } }] }],
    ['text', 'empty', [], { x: { $in: [null, ''] } }],
    ['person', 'me', [], { x: '$user.id' }],
    ['image', 'contains', ['x'], undefined],
  ] as const)('%s %s %j', (kind, operator, values, expected) => {
    expect(build(kind, operator, ...values)).toEqual(expected);
  });

  it('joins groups of one level and leaves out what the reader does not see', () => {
    const filter = readFilterAddress('x.gte.1;(x.lte.2|secret.eq.9|x.eq.3);secret.eq.4');
    expect(buildCondition(filter, [column('number')], place)).toEqual({
      $and: [{ x: { $gte: 1 } }, { $or: [{ x: { $lte: 2 } }, { x: { $eq: 3 } }] }],
    });
    const hidden = { ...column('number'), filterable: false };
    expect(buildCondition(filter, [hidden], place)).toBeUndefined();
  });

  it('means the same as the form without scripts', () => {
    const groups = readPlainFilters({ x: '100..500' }, [column('number')]);
    expect(buildCondition({ join: 'and', groups }, [column('number')], place)).toEqual(
      build('number', 'between', '100', '500'),
    );
  });
});

const clause = fc
  .record({
    field: fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,10}$/),
    operator: fc.constantFrom(...operators),
    values: fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 4 }),
  })
  .map((one): Clause => (one.operator === 'within' ? { ...one, values: ['last_30'] } : one));
const group = fc.record({ join: fc.constantFrom('and', 'or'), clauses: fc.array(clause, { maxLength: 4 }) });
const filter = fc.record({
  join: fc.constantFrom('and', 'or'),
  groups: fc.array(group as fc.Arbitrary<ClauseGroup>, { maxLength: 5 }),
});

describe('a filter in the address', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(filter, (any) => {
        const tidy = tidyFilter(any as Parameters<typeof tidyFilter>[0]); // fast-check widens the constants
        const text = writeFilterAddress(tidy);
        fc.pre(text.length <= 4000);
        expect(readFilterAddress(text)).toEqual(tidy);
        expect(readFilterAddress(new URLSearchParams({ w: text }).get('w') ?? '')).toEqual(tidy);
      }),
    );
  });

  it('may be anything and is still a filter', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readFilterAddress(text);
        expect(readFilterAddress(writeFilterAddress(read))).toEqual(read);
      }),
    );
  });
});

describe('a filter as a sentence', () => {
  it.each([
    ['status', 'in', ['a'], 'ช่อง เป็น ก'],
    ['date', 'on', ['2026-11-22'], 'ช่อง ตรงกับ 22 พ.ย. 2569'],
    ['date', 'within', ['last_30'], 'ช่อง อยู่ใน 30 วันที่ผ่านมา'],
    ['money', 'between', ['100', '500'], 'ช่อง อยู่ระหว่าง ฿100.00 ถึง ฿500.00'],
    ['money', 'between', ['', '500'], 'ช่อง ไม่เกิน ฿500.00'],
    ['reference', 'in', ['r1', 'r2'], 'ช่อง เป็น เจริญโลหะกิจ หรือ r2'],
    ['person', 'me', [], 'ช่อง คือฉัน'],
  ] as const)('%s %s %j', (kind, operator, values, expected) => {
    const names = { r1: 'เจริญโลหะกิจ' };
    expect(writeSentence(column(kind), { field: 'x', operator, values: [...values] }, th, names)).toBe(expected);
  });

  it('is written for every operator of every kind, in both languages', () => {
    for (const kind of [...columnKinds, 'person'] as const)
      for (const operator of listOperators(column(kind)))
        for (const language of ['th', 'en'] as const) {
          const values = takesNoValue(operator) ? [] : [operator === 'within' ? 'today' : '7'];
          const text = writeSentence(column(kind), { field: 'x', operator, values }, { ...th, language });
          expect(text).toMatch(/^ช่อง \S+/);
        }
  });
});

it('tells periods from today without gaps or overlaps', () => {
  const today = '2027-01-01'; // a Friday
  expect(spanOf('this_week', today)).toEqual({ from: '2026-12-28', until: '2027-01-04' });
  expect(spanOf('last_month', today)).toEqual({ from: '2026-12-01', until: '2027-01-01' });
  expect(spanOf('next_month', today)).toEqual({ from: '2027-02-01', until: '2027-03-01' });
  expect(spanOf('last_7', today)).toEqual({ from: '2026-12-26', until: '2027-01-02' });
  expect(spanOf('next_7', today)).toEqual({ from: '2027-01-01', until: '2027-01-08' });
  for (const period of periods) {
    const { from = '0', until = '9' } = spanOf(period, today);
    expect(from < until).toBe(true);
  }
});

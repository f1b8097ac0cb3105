import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnKinds, type GridColumn } from '../columns.ts';
import { buildClause, buildCondition } from './buildCondition.ts';
import { type Clause, type ClauseGroup, listOperators, operators, takesNoValue, tidyFilter } from './clause.ts';
import { listUnread, readFilterAddress, writeFilterAddress } from './filterAddress.ts';
import { judgeClause } from './judgeClause.ts';
import { periods, readPeriod, spanOf } from './periods.ts';
import { readPlainFilters } from './plainFilters.ts';
import { readTypedValues } from './typedValues.ts';
import { titleOperator, writeSentence } from './writeSentence.ts';

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
    ['text', 'in', ['SO1', 'SO2', '$user.id'], { x: { $in: ['SO1', 'SO2'] } }],
    ['datetime', 'within', ['last_45'], { x: { $gte: '2026-10-09T17:00:00.000Z', $lt: '2026-11-23T17:00:00.000Z' } }],
    ['date', 'within', ['this_quarter'], { x: { $gte: '2026-10-01', $lt: '2027-01-01' } }],
    ['date', 'within', ['last_99999'], undefined],
    ['person', 'me', [], { x: '$user.id' }],
    ['image', 'contains', ['x'], undefined],
  ] as const)('%s %s %j', (kind, operator, values, expected) => {
    expect(build(kind, operator, ...values)).toEqual(expected);
  });

  it('asks tags for all, some or none of several words', () => {
    const tags: GridColumn = { ...column('text'), type: 'tags', many: true };
    const ask = (operator: Clause['operator'], ...values: string[]) =>
      buildClause(tags, { field: 'x', operator, values }, place);
    expect(ask('contains', 'ด่วน, ส่งออก')).toEqual({ x: { $all: ['ด่วน', 'ส่งออก'] } });
    expect(ask('in', 'ด่วน', 'ส่งออก')).toEqual({ $or: [{ x: { $all: ['ด่วน'] } }, { x: { $all: ['ส่งออก'] } }] });
    expect(ask('nin', 'ด่วน')).toEqual({ $nor: [{ x: { $all: ['ด่วน'] } }] });
    expect(ask('excludes', ' ')).toBeUndefined();
  });

  it('finds people by name only for those who may see them', () => {
    const ask = (one: GridColumn) => buildClause(one, { field: 'x', operator: 'in', values: ['p1'] }, place);
    expect(ask({ ...column('person'), reference: 'user' })).toEqual({ x: { $in: ['p1'] } });
    expect(ask(column('person'))).toBeUndefined();
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

describe('what of a filter does not count', () => {
  it.each([
    ['x.eq.1', 'number', undefined],
    ['gone.eq.1', 'number', 'field'],
    ['x.contains.a', 'number', 'operator'],
    ['x.eq.abc', 'number', 'value'],
    ['x.in.a~zzz', 'status', 'value'],
    ['x.on.2026-02-31', 'date', 'value'],
    ['x.in.p1', 'person', 'operator'],
  ] as const)('%s of a %s: %s', (text, kind, fault) => {
    const [only] = readFilterAddress(text).groups.flatMap(({ clauses }) => clauses);
    if (!only) throw new Error('it is a clause');
    expect(judgeClause(only.field === 'x' ? column(kind) : undefined, only)).toBe(fault);
  });

  it('keeps what it could not read of an address', () => {
    expect(listUnread('x.gte.1;(y.in.a|z.nonsense.3);w')).toEqual(['z.nonsense.3', 'w']);
    expect(listUnread('x.within.sometime')).toEqual(['x.within.sometime']);
    expect(listUnread('x.gte.1')).toEqual([]);
    expect(listUnread(`x.is.${'a'.repeat(5000)}`)).toHaveLength(1);
  });
});

it.each([
  ['money', 'gte', ['1,250.50'], ['1250.50']],
  ['number', 'between', ['๑,๒๐๐', '฿ 2,000'], ['1200', '2000']],
  ['number', 'eq', ['สิบ'], ['สิบ']],
  ['text', 'in', ['SO1, SO2\nSO3'], ['SO1', 'SO2', 'SO3']],
  ['text', 'is', ['a, b'], ['a, b']],
] as const)('reads what was typed for %s %s: %j', (kind, operator, typed, values) => {
  expect(readTypedValues(column(kind), operator, [...typed])).toEqual(values);
});

describe('a filter as a sentence', () => {
  it('names the whole of a text and one of several texts in words that nobody confuses', () => {
    const titles = (['is', 'isnt', 'in', 'nin'] as const).map((operator) => titleOperator(column('text'), operator).th);
    expect(titles).toEqual(['ตรงกับคำว่า', 'ไม่ตรงกับคำว่า', 'เป็นหนึ่งใน', 'ไม่เป็นหนึ่งใน']);
    expect(titleOperator(column('status'), 'in').th).toBe('เป็น');
  });

  it.each([
    ['status', 'in', ['a'], 'ช่อง เป็น ก'],
    ['date', 'on', ['2026-11-22'], 'ช่อง ตรงกับ 22 พ.ย. 2569'],
    ['date', 'within', ['last_30'], 'ช่อง อยู่ใน 30 วันที่ผ่านมา'],
    ['money', 'between', ['100', '500'], 'ช่อง อยู่ระหว่าง ฿100.00 ถึง ฿500.00'],
    ['money', 'between', ['', '500'], 'ช่อง ไม่เกิน ฿500.00'],
    ['reference', 'in', ['r1', 'r2'], 'ช่อง เป็น เจริญโลหะกิจ หรือ r2'],
    ['person', 'me', [], 'ช่อง คือฉัน'],
    ['person', 'nin', ['r1'], 'ช่อง ไม่เป็น เจริญโลหะกิจ'],
    ['datetime', 'within', ['next_14'], 'ช่อง อยู่ใน 14 วันข้างหน้า'],
    ['text', 'in', ['SO1', 'SO2'], 'ช่อง เป็น SO1 หรือ SO2'],
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
  expect(spanOf('last_quarter', today)).toEqual({ from: '2026-10-01', until: '2027-01-01' });
  expect(spanOf('next_quarter', today)).toEqual({ from: '2027-04-01', until: '2027-07-01' });
  expect(readPeriod('last_0')).toBeUndefined();
  for (const period of periods) {
    const { from = '0', until = '9' } = spanOf(period, today);
    expect(from < until).toBe(true);
  }
});

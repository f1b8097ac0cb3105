import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SalaError } from '../../schemas/errors/errors.ts';
import { computingTime } from '../../tests/support/computingTime.ts';
import { compileFormula } from './compileFormula.ts';
import { describeScope, type FieldHolder } from './describeScope.ts';
import type { FormulaFault } from './formula.errors.ts';

const order: FieldHolder = {
  properties: {
    price: { type: 'number' },
    quantity: { type: 'integer' },
    discount: { type: 'number' },
    paid: { type: 'boolean' },
    due_date: { type: 'string', format: 'date' },
    sent_at: { type: 'string', format: 'date-time' },
    terms: { type: 'string', enum: ['cash', 'net_30'] },
    note: { type: ['string', 'null'] },
    tags: { type: 'array', items: { type: 'string' } },
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, quantity: { type: 'number' }, price: { type: 'number' } },
      },
    },
  },
};
const item: FieldHolder = { properties: { on_hand: { type: 'number' }, name: { type: 'string' } } };
const scope = describeScope({ record: order, lines: 'items', related: { item } });

const record = {
  price: 0.1,
  quantity: 3,
  due_date: '2026-11-21',
  sent_at: '2026-11-21T18:30:00.000Z',
  terms: 'net_30',
  tags: ['a', 'b'],
  items: [
    { name: 'A', quantity: 2, price: 10.1 },
    { name: 'B', quantity: 1, price: 0.2 },
    { name: 'C', price: 5 },
  ],
};
const values = {
  record,
  line: record.items[0],
  item: { on_hand: 10, name: 'Cup' },
  person: { id: 'p1', role: 'sales' },
  site: { id: 's1' },
  today: '2026-11-22',
  now: new Date('2026-11-22T01:00:00Z'),
};

test.each<[string, unknown]>([
  ['0.1 + 0.2 == 0.3', true],
  ['0.1 + 0.2', 0.3],
  ['record.price * record.quantity', 0.3],
  ['1 / 4 + 7 % 4', 3.25],
  ['-record.price + 1', 0.9],
  ['2 + 3 * 4 == 14 && !(1 > 2)', true],
  ['line.quantity * line.price', 20.2],
  ['record.items.sum(l, l.quantity * l.price)', 20.4],
  ['sum(record.items.map(l, l.quantity * l.price))', 20.4],
  ['record.items.filter(l, l.price > 1).map(l, l.name).join(", ")', 'A, C'],
  ['record.items.map(l, l.price > 1, l.name)', ['A', 'C']],
  ['record.items.exists(l, l.name == "B") && record.items.all(l, l.price > 0)', true],
  ['record.items.count(l, l.quantity == null)', 1],
  ['record.items.max(l, l.price)', 10.1],
  ['record.items.map(a, record.items.sum(b, b.price * a.price))', [154.53, 3.06, 76.5]],
  ['size(record.items) + record.tags.size()', 5],
  ['record.items[1].name + record.tags[0]', 'Ba'],
  ['record.quantity <= item.on_hand ? "ok" : "มีเพียง " + string(item.on_hand) + " ชิ้น"', 'ok'],
  ['record.terms == "net_30" && record.terms in ["cash", "net_30"]', true],
  ['record.due_date < today && record.due_date <= "2026-11-21"', true],
  ['date(record.sent_at)', '2026-11-22'],
  ['record.sent_at < now', true],
  ['addDays(record.due_date, 30)', '2026-12-21'],
  ['person.role == "sales"', true],
])('%s', (source, expected) => {
  expect(compileFormula(source, scope).run(values)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['record.discount', null],
  ['record.price - record.discount', 0.1],
  ['record.price * record.discount', 0],
  ['1 / record.discount', null],
  ['record.discount == null', true],
  ['record.discount < 5 || record.discount >= 0', false],
  ['has(record.discount) || has(record.note)', false],
  ['coalesce(record.discount, record.price, 7)', 0.1],
  ['round(record.discount)', null],
  ['"x" + record.note', 'x'],
  ['record.note + record.note', ''],
  ['record.paid ? 1 : 2', 2],
  ['!record.paid', true],
  ['sum([]) + average([1, record.discount, 3])', 2],
  ['addDays(record.note == null ? null : today, 3)', null],
  ['record.items[9].price', null],
])('what is missing: %s', (source, expected) => {
  expect(compileFormula(source, scope).run(values)).toEqual(expected);
});

test('values of the wrong kind count as missing', () => {
  const broken = { record: { price: '12', items: 'none', tags: [1], due_date: 'soon' } };
  expect(compileFormula('record.price + record.items.sum(l, l.price)', scope).run(broken)).toBe(0);
  expect(compileFormula('addDays(record.due_date, 1)', scope).run(broken)).toBeNull();
});

test.each<[string, string[]]>([
  ['record.price * record.quantity', ['record.price', 'record.quantity']],
  ['record.items.sum(l, l.price)', ['record.items.*.price']],
  ['size(record.items)', ['record.items']],
  ['record.items.filter(l, l.quantity > 0).map(m, m.price)', ['record.items.*.price', 'record.items.*.quantity']],
  ['(record.paid ? record.items : []).map(l, l.name)', ['record.items', 'record.items.*.name', 'record.paid']],
  ['item.on_hand >= line.quantity', ['item.on_hand', 'line.quantity']],
  ['record.items[0].price + person.id.size()', ['person.id', 'record.items', 'record.items.*.price']],
])('%s reads %j', (source, reads) => {
  expect(compileFormula(source, scope).reads).toEqual(reads);
});

test.each<[string, number, string | undefined, RegExp]>([
  ['record.prise * 2', 7, 'price', /there is no field prise/],
  ['recrod.price', 0, 'record', /no name recrod/],
  ['price * 2', 0, 'record.price', /no name price/],
  ['record.items.sum(l, l.prize)', 22, 'price', /no field prize/],
  ['rond(record.price)', 0, 'round', /no function rond/],
  ['record.terms == "net_3"', 16, 'net_30', /none of its values/],
  ['record.price + "x"', 0, undefined, /cannot take a number and a text/],
  ['record.price > "x"', 0, undefined, /cannot compare/],
  ['record.due_date < "soon"', 18, undefined, /is no date/],
  ['record.items.price', 0, undefined, /use .map/],
  ['record.paid ? 1 : "x"', 0, undefined, /both must be of one kind/],
  ['round()', 0, undefined, /round takes number/],
  ['1 +', 3, undefined, /is not finished/],
  ['', 0, undefined, /empty/],
  ['{"a": 1}', 0, undefined, /no such part/],
  ['1 + '.repeat(2_000), 0, undefined, /more than 4000/],
])('%s is refused at its place', (source, start, nearest, message) => {
  const fault = faultOf(source);
  expect(fault).toMatchObject({ code: 'formula', start, message: expect.stringMatching(message) });
  expect(fault?.nearest).toBe(nearest);
  expect(fault?.text?.th).toBeTruthy();
});

test('a formula stays within its budget', () => {
  const items = Array.from({ length: 1_000 }, (_, at) => ({ price: at, quantity: 1 }));
  const squared = compileFormula('record.items.sum(a, record.items.sum(b, a.price))', scope);
  expect(() => squared.run({ record: { items } })).toThrowError(
    expect.objectContaining({ code: 'formula_too_costly' }),
  );
  const doubled = compileFormula(`${'('.repeat(17)}"xxxxxxxx"${' + "")'.repeat(17)}`, scope);
  expect(doubled.run({})).toBe('xxxxxxxx');
});

test('deep formulas are refused', () => {
  expect(faultOf(`${'('.repeat(100)}1${')'.repeat(100)}`)).toBeDefined();
  expect(faultOf(Array(2_000).fill(1).join('+'))).toBeDefined();
});

test('1,000 lines are quick', async () => {
  const items = Array.from({ length: 1_000 }, (_, at) => ({ price: at + 0.1, quantity: 3 }));
  const formula = compileFormula('round(record.items.sum(l, l.quantity * l.price) * 1.07, 2)', scope);
  formula.run({ record: { items } });
  const ms = await computingTime(() => {
    for (let at = 0; at < 10; at += 1) formula.run({ record: { items } });
  });
  expect(ms / 10).toBeLessThan(200);
  expect(formula.run({ record: { items } })).toBe(1_603_716);
});

test('nothing that people store makes a formula fail', () => {
  const formulas = [
    'record.price * record.quantity - record.discount / record.price',
    'record.items.filter(l, l.price > 1).sum(l, l.quantity % l.price)',
    'record.note + string(record.price) + record.tags.join(",")',
    'addDays(record.due_date, record.quantity) < today ? addMonths(record.due_date, record.price) : today',
  ].map((source) => compileFormula(source, scope));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(order.properties ?? {})), fc.jsonValue()), (stored) => {
      for (const formula of formulas) formula.run({ record: stored, today: '2026-11-22' });
    }),
  );
});

function faultOf(source: string): FormulaFault | undefined {
  try {
    compileFormula(source, scope);
    return undefined;
  } catch (error) {
    if (!(error instanceof SalaError) || error.code !== 'formula_invalid') throw error;
    return (error.details as FormulaFault[])[0];
  }
}

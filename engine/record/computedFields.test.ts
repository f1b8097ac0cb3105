import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CollectionSchema } from '../../schemas/collection/collection.ts';
import { type ErrorDetail, SalaError } from '../../schemas/errors/errors.ts';
import type { JsonObject } from '../../schemas/json.ts';
import { computingTime } from '../../tests/support/computingTime.ts';
import { decideAccess } from '../access/decideAccess.ts';
import { compileCollection } from '../collection/compileCollection.ts';
import { defineRecordMachine } from '../machine/defineRecordMachine.ts';
import type { Actor } from '../people/actor.ts';
import type { PlanContext } from './planContext.ts';
import { planCreate } from './planCreate.ts';
import { planRecordTransition } from './planRecordTransition.ts';
import { planUpdate } from './planUpdate.ts';
import type { RecordPlan, StoredRecord } from './recordPlan.ts';

const title = (name: string) => ({ th: name, en: name });

const schema: CollectionSchema = {
  name: 'invoice',
  title: title('Invoice'),
  type: 'object',
  required: ['total'],
  properties: {
    customer: { type: 'string' },
    vat_rate: { type: 'number', default: 7 },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['amount'],
        properties: {
          name: { type: 'string' },
          quantity: { type: 'number' },
          price: { type: 'number' },
          amount: { type: 'number', minimum: 0, 'x-title': title('Amount'), 'x-formula': 'line.quantity * line.price' },
        },
      },
    },
    net: { type: 'number', 'x-formula': 'record.lines.sum(l, l.amount)' },
    vat: { type: 'number', 'x-formula': 'record.net * record.vat_rate / 100' },
    total: { type: 'number', maximum: 1_000_000, 'x-title': title('Total'), 'x-formula': 'record.net + record.vat' },
    sent_on: { type: 'string', format: 'date' },
    due_on: { type: 'string', format: 'date', 'x-formula': 'addDays(record.sent_on, 30)' },
    note: { type: 'string' },
  },
  'x-warnings': [{ when: { total: { $gt: 100_000 } }, message: title('High value') }],
  'x-access': {
    create: [{ roles: ['sales'], fields: ['customer', 'lines', 'vat_rate'] }],
    update: [{ roles: ['sales'], fields: ['customer', 'lines', 'vat_rate'] }],
  },
};

const machine = defineRecordMachine({
  id: 'invoice',
  initial: 'draft',
  states: {
    draft: {
      title: title('Draft'),
      transitions: { sent: { title: title('Send'), event: 'SEND' } },
    },
    sent: { title: title('Sent'), stamps: { sent_on: 'now' }, transitions: {} },
  },
});

const collection = compileCollection(schema);
const sales: Actor = { id: 's1', role: 'sales' };
const context: PlanContext = { collection, machine, actor: sales, now: new Date('2026-11-21T03:00:00Z') };
const lines = [
  { name: 'A', quantity: 3, price: 0.1 },
  { name: 'B', quantity: 1, price: 99.99 },
];

function create(input: JsonObject, more: Partial<PlanContext> = {}): RecordPlan {
  return planCreate({ ...context, ...more, id: 'i1', input });
}

function store(plan: RecordPlan): StoredRecord {
  const at = plan.at;
  return {
    id: 'i1',
    state: plan.state,
    version: 1,
    data: plan.data,
    created_at: at,
    created_by: 's1',
    updated_at: at,
    updated_by: 's1',
  };
}

function errorsOf(run: () => unknown): ErrorDetail[] {
  try {
    run();
    return [];
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return error.details as ErrorDetail[];
  }
}

test('a new record holds what its formulas compute, and its history tells it', () => {
  const plan = create({ customer: 'c', lines });
  expect(plan.data).toMatchObject({ net: 100.29, vat: 7.02, total: 107.31 });
  expect(plan.data.lines).toMatchObject([{ amount: 0.3 }, { amount: 99.99 }]);
  expect(plan.changes.find(({ field }) => field === 'total')).toMatchObject({ field: 'total' });
});

test('a caller may send what agrees, and needs no right for it', () => {
  const { decision } = decide('create');
  const agreeing = {
    customer: 'c',
    lines: lines.map((line, at) => ({ ...line, amount: [0.3, 99.99][at] ?? 0 })),
    total: 107.31,
  };
  expect(create(agreeing, { decision }).data.total).toBe(107.31);
  expect(create({ customer: 'c', lines, total: null }, { decision }).data.total).toBe(107.31);
});

test('a caller who sends something else is told both values, on the field', () => {
  const wrong = errorsOf(() => create({ lines: [{ ...lines[0], amount: 1 }], total: 5 } as JsonObject));
  expect(wrong).toMatchObject([
    { path: 'lines.0.amount', code: 'computed', message: expect.stringMatching(/computed as 0.30, and 1.00 was sent/) },
    { path: 'total', code: 'computed', text: { th: 'Total คำนวณได้ 0.32 แต่ส่งมาเป็น 5.00 กรุณาแก้หรือไม่ต้องส่งค่านี้' } },
  ]);
});

test('the schema judges what was computed, and rules see it', () => {
  expect(errorsOf(() => create({ lines: [{ quantity: -1, price: 1 }] }))).toMatchObject([
    { path: 'lines.0.amount', code: 'minimum' },
  ]);
  expect(errorsOf(() => create({ lines: [{ quantity: 1e6, price: 1 }] }))).toMatchObject([
    { path: 'total', code: 'maximum' },
  ]);
  expect(create({ lines: [{ quantity: 1, price: 100_000 }] }).warnings).toMatchObject([{ message: 'High value' }]);
});

test('an update computes again, in lines that were sent without their amounts too', () => {
  const current = store(create({ customer: 'c', lines }));
  const { decision } = decide('update');
  const plan = planUpdate({ ...context, decision, current, input: { vat_rate: 0 } });
  expect(plan.data).toMatchObject({ vat: 0, total: 100.29 });
  expect(plan.changes.map(({ field }) => field)).toEqual(['vat_rate', 'vat', 'total']);
  expect(planUpdate({ ...context, decision, current, input: { lines } }).changes).toEqual([]);
  const more = planUpdate({
    ...context,
    decision,
    current,
    input: { lines: [...lines, { name: 'C', quantity: 2, price: 5 }] },
  });
  expect(more.data).toMatchObject({ net: 110.29 });
  expect(errorsOf(() => planUpdate({ ...context, current, input: { total: 1 } }))).toMatchObject([
    { path: 'total', code: 'computed' },
  ]);
  expect(planUpdate({ ...context, current, input: { total: 107.31, note: 'x' } }).changes).toHaveLength(1);
});

test('a transition computes from the data sent with it and from what it stamps', () => {
  const empty = store(create({ customer: 'c' }));
  const plan = planRecordTransition({ ...context, current: empty, event: 'SEND', input: { lines } });
  expect(plan.data).toMatchObject({ total: 107.31, sent_on: '2026-11-21', due_on: '2026-12-21' });
});

test('planning again changes nothing, whatever the lines', () => {
  const money = fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100);
  const line = fc.record({ quantity: fc.integer({ min: 0, max: 9 }), price: money });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (all) => {
      const plan = create({ lines: all });
      expect(plan.data.net).toBeCloseTo(
        all.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
        2,
      );
      expect(planUpdate({ ...context, current: store(plan), input: plan.data }).changes).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('1,000 lines are planned quickly', async () => {
  const many = Array.from({ length: 1_000 }, (_, at) => ({ name: `n${at}`, quantity: 1, price: at / 100 }));
  create({ lines: many });
  expect(await computingTime(() => expect(create({ lines: many }).data.net).toBe(4_995))).toBeLessThan(1_000);
});

function decide(action: 'create' | 'update') {
  const decision = decideAccess({ collection, action, actor: sales });
  if (!decision.allowed) throw new Error('sales may do this');
  return { decision };
}

import { describe, expect, it } from 'vitest';
import type { CollectionSchema } from '../../schemas/collection/collection.ts';
import { type ErrorDetail, SalaError } from '../../schemas/errors/errors.ts';
import { decideAccess } from '../access/decideAccess.ts';
import { compileCollection } from '../collection/compileCollection.ts';
import { defineRecordMachine } from '../machine/defineRecordMachine.ts';
import type { Actor } from '../people/actor.ts';
import { fillNumbers } from './findNumbers.ts';
import { referenceMissing } from './findReferences.ts';
import type { PlanContext } from './planContext.ts';
import { planCreate } from './planCreate.ts';
import { planRecordTransition } from './planRecordTransition.ts';
import { planDelete, planRestore } from './planRemoval.ts';
import { planUpdate } from './planUpdate.ts';
import type { StoredRecord } from './recordPlan.ts';
import { applyDiff } from './replayDiff.ts';

const title = (name: string) => ({ th: name, en: name });

const schema: CollectionSchema = {
  name: 'order',
  title: title('Order'),
  type: 'object',
  required: ['number', 'customer'],
  properties: {
    number: { type: 'string', 'x-sequence': 'order_{kind}', 'x-readonly': true, 'x-unique': true },
    tax_number: { type: 'string', 'x-sequence': { module: 'tax', at: 'approved' } },
    kind: { type: 'string', default: 'normal' },
    customer: { type: 'string', 'x-ref': 'customer' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { product: { type: 'string', 'x-ref': 'product' }, amount: { type: 'number' } },
      },
    },
    total: { type: 'number', minimum: 0 },
    approved_by: { type: 'string', 'x-readonly': true },
    approved_on: { type: 'string', format: 'date', 'x-readonly': true },
    pin: { type: 'string', 'x-secret': true },
  },
  'x-required-in': { approved: ['total', 'approved_by', 'tax_number'] },
  'x-warnings': [{ when: { total: { $gt: 100_000 } }, message: title('High value') }],
  'x-access': {
    create: [{ roles: ['sales'], fields: ['customer', 'lines', 'kind', 'total'] }],
    update: [{ roles: ['sales'], when: { total: { $lte: 1000 } } }, { roles: ['manager'] }],
  },
};

const machine = defineRecordMachine({
  id: 'order',
  initial: 'draft',
  states: {
    draft: {
      title: title('Draft'),
      effects: ['tell_sales'],
      transitions: {
        approved: { title: title('Approve'), event: 'APPROVE', roles: ['manager'] },
        cancelled: { title: title('Cancel'), note: true },
      },
    },
    imported: { title: title('Imported'), transitions: { draft: { title: title('Take over') } } },
    quoted: { title: title('Quoted'), start: true, transitions: { draft: { title: title('Back') } } },
    approved: {
      title: title('Approved'),
      effects: ['reserve_stock'],
      stamps: { approved_by: 'user', approved_on: 'now' },
      transitions: {},
    },
    cancelled: { title: title('Cancelled'), final: true },
  },
});

const collection = compileCollection(schema);
const manager: Actor = { id: 'm1', role: 'manager' };
const sales: Actor = { id: 's1', role: 'sales' };

function contextFor(actor: Actor | null): PlanContext {
  return { collection, machine, actor, now: new Date('2026-03-04T20:00:00Z') };
}

const current: StoredRecord = {
  id: 'order_1',
  state: 'draft',
  version: 3,
  data: { number: 'SO-1', customer: 'c1', total: 500, kind: 'normal', lines: [{ product: 'p1', amount: 1 }] },
  created_at: '2026-01-01T00:00:00.000Z',
  created_by: 's1',
  updated_at: '2026-01-01T00:00:00.000Z',
  updated_by: 's1',
};

function detailsOf(run: () => unknown): { code: string; details: ErrorDetail[] } {
  try {
    run();
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return { code: error.code, details: Array.isArray(error.details) ? error.details : [] };
  }
  throw new Error('must be refused');
}

describe('planCreate', () => {
  const create = (input: unknown, rest = {}) => planCreate({ ...contextFor(sales), id: 'order_2', input, ...rest });

  it('plans the state, the history, effects with stable keys, the number of its module and the references', () => {
    const plan = create({ customer: 'c1', lines: [{ product: 'p1' }, { product: 'p2' }], number: 'mine' });
    expect(plan).toEqual({
      action: 'create',
      collection: 'order',
      id: 'order_2',
      state: 'draft',
      fromState: null,
      data: { kind: 'normal', customer: 'c1', lines: [{ product: 'p1' }, { product: 'p2' }] },
      userId: 's1',
      at: '2026-03-04T20:00:00.000Z',
      changes: [
        { field: 'kind', to: 'normal' },
        { field: 'customer', to: 'c1' },
        { field: 'lines', to: [{ product: 'p1' }, { product: 'p2' }] },
      ],
      actions: [],
      effects: [{ effect: 'tell_sales', key: 'order:order_2:1:tell_sales', payload: { from: null, to: 'draft' } }],
      numbers: [{ field: 'number', module: 'order_normal' }],
      references: [
        { path: 'customer', collection: 'customer', id: 'c1' },
        { path: 'lines.0.product', collection: 'product', id: 'p1' },
        { path: 'lines.1.product', collection: 'product', id: 'p2' },
      ],
      warnings: [],
    });
  });

  it('takes its numbers in before it is written', () => {
    const plan = fillNumbers(create({ customer: 'c1' }), {}, { number: 'SO-9' });
    expect(plan).toMatchObject({ numbers: [], data: { number: 'SO-9' } });
    expect(applyDiff({}, plan.changes)).toEqual(plan.data);
    expect(() => fillNumbers(create({ customer: 'c1' }), {}, {})).toThrow('No number was drawn for number');
  });

  it('tells everything that is wrong at once', () => {
    const { code, details } = detailsOf(() => create({ total: -1, lines: 'x' }));
    expect(code).toBe('validation_failed');
    expect(details.map(({ path }) => path).sort()).toEqual(['customer', 'lines', 'total']);
  });

  it('begins in another state only where the machine allows it', () => {
    expect(create({ customer: 'c1' }, { state: 'quoted' }).state).toBe('quoted');
    expect(create({ customer: 'c1', state: 'quoted' }).state).toBe('quoted');
    expect(() => create({ customer: 'c1' }, { state: 'approved' })).toThrow(
      "Cannot transition from 'draft' to 'approved' for transaction type 'order'",
    );
    expect(() => create({ customer: 'c1' }, { state: 'lost' })).toThrow(
      "Invalid state 'lost' for transaction type 'order'",
    );
  });

  it('takes an imported record over in its state, with what that state asks for but without effects', () => {
    expect(create({ customer: 'c1' }, { state: 'imported', imported: true })).toMatchObject({
      action: 'import',
      state: 'imported',
      effects: [],
    });
    expect(detailsOf(() => create({ customer: 'c1' }, { state: 'approved', imported: true })).details).toMatchObject([
      { path: 'total', message: "Field 'total' is required for status 'approved'" },
      { path: 'approved_by' },
    ]);
  });

  it('writes only fields that the rule opens, defaults apart', () => {
    const decision = decideAccess({ collection, action: 'create', actor: sales });
    if (!decision.allowed) throw new Error('must be allowed');
    expect(create({ customer: 'c1' }, { decision }).data).toEqual({ kind: 'normal', customer: 'c1' });
    expect(detailsOf(() => create({ customer: 'c1', pin: '1' }, { decision })).details).toMatchObject([
      { path: 'pin', code: 'not_writable' },
    ]);
  });

  it('keeps a secret out of the history', () => {
    expect(create({ customer: 'c1', pin: '1234' }).changes).toContainEqual({ field: 'pin', secret: true });
  });
});

describe('planUpdate', () => {
  const update = (input: unknown, rest = {}) => planUpdate({ ...contextFor(manager), current, input, ...rest });

  it('plans only what differs, on the version it was decided on', () => {
    const plan = update({ total: 600, customer: 'c1', lines: [{ product: 'p1', amount: 2 }] });
    expect(plan).toMatchObject({
      action: 'update',
      baseVersion: 3,
      state: 'draft',
      changes: [
        { field: 'total', from: 500, to: 600 },
        { field: 'lines', path: '0.amount', from: 1, to: 2 },
      ],
      references: [{ path: 'lines.0.product' }],
      effects: [],
    });
    expect(applyDiff(current.data, plan.changes)).toEqual(plan.data);
  });

  it('changes nothing when the record is sent back as it was read', () => {
    const { data, ...system } = current;
    expect(update({ ...data, ...system, _actions: [] }).changes).toEqual([]);
  });

  it('empties a field that is sent without a value, but never a required one or a number', () => {
    expect(update({ total: null }).data).not.toHaveProperty('total');
    expect(detailsOf(() => update({ customer: '' })).details).toMatchObject([{ path: 'customer', code: 'required' }]);
    expect(update({ tax_number: '' }).changes).toEqual([]);
  });

  it('refuses unknown fields and a change of state', () => {
    expect(detailsOf(() => update({ colour: 1, state: 'approved' })).details).toMatchObject([
      { path: 'state', code: 'state_by_event' },
      { path: 'colour', message: 'Unknown field: colour' },
    ]);
  });

  it('keeps an old record editable although it no longer fits, and refuses to make it worse', () => {
    const old = { ...current, state: 'approved', data: { customer: 'c1', total: -5, kind: 'x' } };
    expect(update({ kind: 'y' }, { current: old }).data).toMatchObject({ kind: 'y', total: -5 });
    expect(detailsOf(() => update({ total: -6 }, { current: old })).details).toMatchObject([{ path: 'total' }]);
    expect(detailsOf(() => update({ total: null }, { current: old })).details).toMatchObject([
      { path: 'total', code: 'required_in_state' },
    ]);
  });

  it('lets nobody write beyond the bound of the rule that lets them write', () => {
    const decision = decideAccess({ collection, action: 'update', actor: sales });
    if (!decision.allowed) throw new Error('must be allowed');
    const own = { ...contextFor(sales), current, decision };
    expect(planUpdate({ ...own, input: { total: 900 } }).changes).toHaveLength(1);
    expect(detailsOf(() => planUpdate({ ...own, input: { total: 1001 } })).code).toBe('not_allowed');
  });

  it('warns beside writing', () => {
    expect(update({ total: 100_001 }).warnings).toMatchObject([{ message: 'High value' }]);
  });
});

describe('planRecordTransition', () => {
  const send = (event: string, rest = {}) => planRecordTransition({ ...contextFor(manager), current, event, ...rest });

  it('plans state, stamps, effects and the number that the state gives', () => {
    const plan = send('APPROVE');
    expect(plan).toMatchObject({
      action: 'transition',
      event: 'APPROVE',
      fromState: 'draft',
      state: 'approved',
      baseVersion: 3,
      data: { approved_by: 'm1', approved_on: '2026-03-05' },
      effects: [{ effect: 'reserve_stock', key: 'order:order_1:4:reserve_stock' }],
      numbers: [{ field: 'tax_number', module: 'tax' }],
    });
    expect(send('approved').effects).toEqual(plan.effects);
  });

  it('fills fields on the way', () => {
    const empty = { ...current, data: { number: 'SO-1', customer: 'c1' } };
    expect(() => send('APPROVE', { current: empty })).toThrow("Field 'total' is required");
    expect(send('APPROVE', { current: empty, input: { total: 5 } }).data).toMatchObject({
      total: 5,
      approved_by: 'm1',
    });
  });

  it.each([
    ['an event that leads nowhere from here', 'imported', {}, 'transition_not_allowed'],
    ['a state that is none', 'LOST', {}, 'state_invalid'],
    ['a role that may not', 'APPROVE', { actor: sales }, 'transition_forbidden'],
    ['a missing reason', 'CANCELLED', {}, 'note_required'],
    ['a collection without states', 'APPROVE', { machine: undefined }, 'machine_missing'],
  ])('refuses %s', (_, event, rest, code) => {
    expect(detailsOf(() => send(event, rest)).code).toBe(code);
  });

  it('asks for what the next state asks for', () => {
    const bare = defineRecordMachine({
      id: 'order',
      initial: 'draft',
      states: {
        draft: { title: title('d'), transitions: { approved: { title: title('a') } } },
        approved: { title: title('a') },
      },
    });
    const { details } = detailsOf(() =>
      send('APPROVED', { machine: bare, current: { ...current, data: { customer: 'c' } } }),
    );
    expect(details.map(({ message }) => message)).toEqual([
      "Field 'total' is required for status 'approved'",
      "Field 'approved_by' is required for status 'approved'",
    ]);
  });

  it('keeps the reason', () => {
    expect(send('CANCELLED', { note: 'ลูกค้ายกเลิก' })).toMatchObject({ state: 'cancelled', note: 'ลูกค้ายกเลิก' });
  });
});

describe('planDelete and planRestore', () => {
  it('keep the data and the state', () => {
    for (const plan of [
      planDelete({ ...contextFor(manager), current }),
      planRestore({ ...contextFor(manager), current }),
    ])
      expect(plan).toMatchObject({ data: current.data, state: 'draft', baseVersion: 3, changes: [], effects: [] });
  });

  it('refuse a record that no rule of the caller opens', () => {
    const decision = { allowed: true as const, grants: [{ when: { created_by: '$user.id' } }] };
    expect(detailsOf(() => planDelete({ ...contextFor(manager), current, decision })).code).toBe('not_allowed');
    expect(planDelete({ ...contextFor(sales), current, decision }).action).toBe('delete');
  });
});

describe('referenceMissing', () => {
  it('names the place and what was looked for', () => {
    expect(referenceMissing(collection, { path: 'lines.0.product', collection: 'product', id: 'p9' })).toMatchObject({
      path: 'lines.0.product',
      code: 'reference',
      message: "Field 'lines, line 1: product' refers to a record that does not exist: p9",
    });
  });
});

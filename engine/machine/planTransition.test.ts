import { describe, expect, it } from 'vitest';
import { initialTransition } from 'xstate';
import { availableEvents } from './availableEvents.ts';
import { defineRecordMachine } from './defineRecordMachine.ts';
import { planStart } from './planStart.ts';
import { planTransition, readActions } from './planTransition.ts';
import { findState, initialState, listStates, startStates } from './readMachine.ts';

const machine = defineRecordMachine({
  id: 'work-order',
  initial: 'pending',
  states: {
    draft: {
      title: { th: 'ร่าง', en: 'Draft' },
      start: true,
      transitions: { pending: { title: { th: 'ส่ง', en: 'Submit' } } },
    },
    pending: {
      title: { th: 'รอ', en: 'Pending' },
      stamps: { asked_by: 'user' },
      effects: ['queue.add'],
      transitions: {
        'ready-to-ship': {
          title: { th: 'หยิบครบ', en: 'Pick' },
          event: 'PICK',
          roles: ['warehouse'],
          effects: ['stock.move'],
        },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, note: true },
      },
    },
    'ready-to-ship': {
      title: { th: 'พร้อมส่ง', en: 'Ready' },
      tone: 'success',
      aliases: ['ready'],
      effects: ['stock.consume', 'customer.tell'],
      stamps: { ready_at: 'now' },
      final: true,
    },
    cancelled: { title: { th: 'ยกเลิก', en: 'Cancelled' }, final: true },
  },
});
const picker = { id: 'u1', role: 'warehouse' };
const plan = (event: string, options: object = {}) =>
  planTransition({ machine, state: 'pending', event, actor: picker, ...options });

describe('planTransition', () => {
  it('names the effects of the transition and of the state entered, in order, with the fields to stamp', () => {
    expect(plan('PICK')).toEqual({
      ok: true,
      event: 'PICK',
      to: 'ready-to-ship',
      actions: [],
      effects: ['stock.move', 'stock.consume', 'customer.tell'],
      stamps: { ready_at: 'now' },
    });
  });

  it.each(['PICK', 'pick', 'ready-to-ship', 'ready_to_ship', 'READY_TO_SHIP', 'ready'])(
    'takes %s for the same transition',
    (event) => {
      expect(plan(event)).toMatchObject({ ok: true, to: 'ready-to-ship' });
    },
  );

  it('refuses a transition that the table does not hold, with the two states and the type', () => {
    expect(plan('draft')).toEqual({
      ok: false,
      code: 'transition_not_allowed',
      status: 409,
      message: {
        th: "เปลี่ยนสถานะจาก 'รอ' เป็น 'ร่าง' ไม่ได้",
        en: "Cannot transition from 'pending' to 'draft' for transaction type 'work-order'",
      },
    });
    expect(plan('PICK', { state: 'cancelled' })).toMatchObject({
      message: { en: "Cannot transition from 'cancelled' to 'ready-to-ship' for transaction type 'work-order'" },
    });
  });

  it('refuses an unknown state, asked for or stood in', () => {
    expect(plan('shipped')).toMatchObject({
      code: 'state_invalid',
      message: { en: "Invalid state 'shipped' for transaction type 'work-order'" },
    });
    expect(plan('PICK', { state: 'lost' })).toMatchObject({ code: 'state_invalid', message: { en: /'lost'/ } });
  });

  it('is not fooled by names that every object has', () => {
    expect(plan('constructor')).toMatchObject({ ok: false, code: 'state_invalid' });
    expect(plan('PICK', { state: '__proto__' })).toMatchObject({ ok: false, code: 'state_invalid' });
  });

  it('refuses whose role is not listed, lets root and the system pass', () => {
    expect(plan('PICK', { actor: { id: 'u2', role: 'sales' } })).toMatchObject({
      code: 'transition_forbidden',
      status: 403,
    });
    expect(plan('PICK', { actor: { id: 'u3', role: 'root' } })).toMatchObject({ ok: true });
    expect(plan('PICK', { actor: null })).toMatchObject({ ok: true });
  });

  it('asks why where the transition wants a note', () => {
    expect(plan('cancelled', { note: '  ' })).toMatchObject({ code: 'note_required' });
    expect(plan('cancelled', { note: 'ลูกค้าขอยกเลิก' })).toMatchObject({ ok: true, to: 'cancelled' });
  });
});

describe('planStart', () => {
  it('begins in the initial state and says what entering it does', () => {
    expect(planStart({ machine, actor: picker })).toEqual({
      ok: true,
      to: 'pending',
      actions: [],
      effects: ['queue.add'],
      stamps: { asked_by: 'user' },
    });
  });

  it('enters the initial state as XState does', () => {
    const [snapshot, actions] = initialTransition(machine);
    const entered = readActions(String(snapshot.value), actions);
    expect(planStart({ machine, actor: picker })).toEqual({ ok: true, ...entered });
  });

  it('begins in another state only where the machine lets a record begin there', () => {
    expect(startStates(machine)).toEqual(['pending', 'draft']);
    expect(planStart({ machine, state: 'draft', actor: picker })).toMatchObject({ ok: true, to: 'draft' });
    expect(planStart({ machine, state: 'cancelled', actor: picker })).toMatchObject({
      ok: false,
      code: 'transition_not_allowed',
    });
    expect(planStart({ machine, state: 'lost', actor: picker })).toMatchObject({ code: 'state_invalid' });
  });

  it('takes an imported record in any state without its effects', () => {
    expect(planStart({ machine, state: 'ready', actor: null, imported: true })).toEqual({
      ok: true,
      to: 'ready-to-ship',
      actions: [],
      effects: [],
      stamps: {},
    });
  });
});

describe('availableEvents', () => {
  it('lists what this person may do with a record in this state', () => {
    const events = (role: string) =>
      availableEvents({ machine, state: 'pending', actor: { id: 'u', role } }).map(({ event }) => event);
    expect(events('warehouse')).toEqual(['PICK', 'CANCELLED']);
    expect(events('sales')).toEqual(['CANCELLED']);
  });

  it('carries what a button needs, and is empty at the end', () => {
    expect(availableEvents({ machine, state: 'pending', actor: picker })[0]).toEqual({
      event: 'PICK',
      to: 'ready-to-ship',
      title: { th: 'หยิบครบ', en: 'Pick' },
      tone: 'success',
    });
    expect(availableEvents({ machine, state: 'cancelled', actor: picker })).toEqual([]);
    expect(availableEvents({ machine, state: null, actor: picker })).toEqual([]);
  });
});

describe('a record machine', () => {
  it('tells its states with their titles', () => {
    expect(initialState(machine)).toBe('pending');
    expect(listStates(machine).map(({ name, final }) => [name, final])).toEqual([
      ['draft', false],
      ['pending', false],
      ['ready-to-ship', true],
      ['cancelled', true],
    ]);
    expect(findState(machine, 'Ready')).toBe('ready-to-ship');
  });

  it('cannot be defined with a transition to a state it lacks', () => {
    const title = { th: '', en: '' };
    const wrong = { id: 'x', initial: 'a', states: { a: { title, transitions: { b: { title } } } } };
    expect(() => defineRecordMachine(wrong)).toThrow('there is no state "b"');
  });

  it.each([
    ['states.a', { stamp: {} }, {}, 'there is no key "stamp"; did you mean "stamps"?'],
    ['states.a.transitions.b', {}, { guard: [] }, 'there is no key "guard"; did you mean "guards"?'],
    ['states.a.transitions.b', {}, { when: { total: 1 } }, 'there is no key "when"'],
  ])('cannot be defined with a key that nobody reads: %s', (path, state, transition, message) => {
    const title = { th: '', en: '' };
    const a = { title, ...state, transitions: { b: { title, ...transition } } };
    expect(() => defineRecordMachine({ id: 'x', initial: 'a', states: { a, b: { title } } })).toThrow(
      `${path}: ${message}`,
    );
  });
});

it('offers a step that is taken in person to nobody who was let in for somebody', () => {
  const approval = defineRecordMachine({
    id: 'request',
    initial: 'open',
    states: {
      open: {
        title: { th: 'เปิด', en: 'Open' },
        transitions: { done: { title: { th: 'อนุมัติ', en: 'Approve' }, inPerson: true } },
      },
      done: { title: { th: 'เสร็จ', en: 'Done' }, final: true },
    },
  });
  const request = { machine: approval, state: 'open', event: 'DONE' };
  const person = { id: 'p1', role: 'manager' };
  expect(planTransition({ ...request, actor: person })).toMatchObject({ ok: true, to: 'done' });
  const letIn = { ...person, actedBy: 'a1' };
  expect(planTransition({ ...request, actor: letIn })).toMatchObject({ ok: false, code: 'in_person_only' });
  expect(availableEvents({ machine: approval, state: 'open', actor: letIn })).toEqual([]);
  const begin = { machine: approval, state: 'done', imported: true };
  expect(planStart({ ...begin, actor: person })).toMatchObject({ ok: true });
  expect(planStart({ ...begin, actor: letIn })).toMatchObject({ ok: false, code: 'in_person_only' });
});

it.each([
  ['its state', { enters: [{ document: 'bill' }], does: [] }],
  ['the step itself', { enters: [], does: [{ document: 'bill' }] }],
])('counts a step as one in person where %s issues a document', (_, { enters, does }) => {
  const machineOf = defineRecordMachine({
    id: 'bill',
    initial: 'open',
    states: {
      open: {
        title: { th: 'เปิด', en: 'Open' },
        transitions: { sent: { title: { th: 'ส่ง', en: 'Send' }, actions: does } },
      },
      sent: { title: { th: 'ส่งแล้ว', en: 'Sent' }, actions: enters, final: true },
    },
  });
  const request = { machine: machineOf, state: 'open', event: 'SENT' };
  const person = { id: 'p1', role: 'manager' };
  expect(planTransition({ ...request, actor: person })).toMatchObject({ ok: true, to: 'sent' });
  expect(planTransition({ ...request, actor: { ...person, actedBy: 'a1' } })).toMatchObject({ code: 'in_person_only' });
});

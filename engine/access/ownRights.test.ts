import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OwnRole, recordActionNames, roleNames } from '../../schemas/index.ts';
import { compileCollection } from '../collection/compileCollection.ts';
import { defineRecordMachine } from '../machine/defineRecordMachine.ts';
import { decideAccess } from './decideAccess.ts';
import { asActor, decideSending, findExcess, listEvents } from './findExcess.ts';
import { findGrants, openFields } from './findGrants.ts';

const collection = compileCollection({
  name: 'refund',
  title: { th: 'คืนเงิน', en: 'Refund' },
  type: 'object',
  properties: { amount: { type: 'number' }, reason: { type: 'string' }, pin: { type: 'string' } },
  'x-access': {
    read: [
      { roles: ['finance'] },
      { roles: ['sales'], when: { amount: { $lt: 100 } } },
      { owner: true, fields: ['reason'] },
    ],
    update: [{ roles: ['sales'] }],
    create: [{ roles: ['sales'] }],
    export: [{ roles: ['finance', 'sales'] }],
  },
});
const machine = defineRecordMachine({
  id: 'refund',
  initial: 'new',
  states: {
    new: {
      title: { th: 'ใหม่', en: 'New' },
      transitions: { paid: { title: { th: 'จ่าย', en: 'Pay' }, event: 'PAY', roles: ['finance'] } },
    },
    paid: { title: { th: 'จ่ายแล้ว', en: 'Paid' }, final: true },
  },
});
const [pay] = listEvents(machine);
const territory = { collections: [{ collection, machine }], routes: [] };
const title = { th: 'ก', en: 'A' };
const roleOf = (base: string, more: Partial<OwnRole> = {}): { role: string; own: OwnRole } => ({
  role: base,
  own: { id: 'own', title, base, ...more },
});
const decide = (holder: { role: string; own?: OwnRole }, action: (typeof recordActionNames)[number]) =>
  decideAccess({ collection, action, actor: asActor(holder) });

const anyRole = fc.constantFrom(...roleNames.filter((role) => !['root', 'public'].includes(role)));
const anyAction = fc.constantFrom(...recordActionNames);
const fields = fc.option(fc.subarray(['amount', 'reason', 'pin'], { minLength: 1 }), { nil: undefined });
const entry = fc.record(
  { collection: fc.constantFrom('refund', 'other'), actions: fc.uniqueArray(anyAction, { minLength: 1 }), fields },
  { requiredKeys: ['collection', 'actions'] },
);
const record = { id: 'r1', amount: 5, reason: 'x', pin: '1', created_by: 'u2' };
const all = ['amount', 'reason', 'pin'];

/** The fields of the record that somebody reaches with an action. */
function reach(holder: { role: string; own?: OwnRole }, action: (typeof recordActionNames)[number]): string[] {
  const decision = decide(holder, action);
  if (!decision.allowed) return [];
  const open = openFields(decision, record, { user: { id: 'u1' } }) ?? all;
  return all.filter((field) => open.includes(field));
}

describe('an own role', () => {
  it('without grants and denials decides as its base', () => {
    fc.assert(
      fc.property(anyRole, anyAction, (base, action) => {
        expect(decide(roleOf(base), action)).toEqual(decide({ role: base }, action));
      }),
    );
  });

  it('has all of its base and what it was granted, and nothing more', () => {
    fc.assert(
      fc.property(anyRole, anyAction, entry, (base, action, grant) => {
        const own = reach(roleOf(base, { grants: [grant] }), action);
        const given = reach({ role: base }, action);
        expect(given.filter((field) => !own.includes(field))).toEqual([]);
        const extra = own.filter((field) => !given.includes(field));
        const meant = [
          action,
          { import: 'create', history: 'read', trash: 'read', export: '' }[action as string] ?? '',
        ];
        const granted = grant.collection === 'refund' && grant.actions.some((one) => meant.includes(one));
        expect(extra.every((field) => granted && (grant.fields ?? all).includes(field))).toBe(true);
        if (granted && grant.actions.includes(action)) expect(own).toEqual(expect.arrayContaining(grant.fields ?? all));
      }),
    );
  });

  it('never reaches what it denies, from whatever rule or grant', () => {
    fc.assert(
      fc.property(anyRole, anyAction, entry, entry, (base, action, grant, denial) => {
        const own = reach(roleOf(base, { grants: [grant], denies: [denial] }), action);
        if (denial.collection !== 'refund' || !denial.actions.includes(action)) return;
        expect(own.filter((field) => !denial.fields || denial.fields.includes(field))).toEqual([]);
      }),
    );
  });

  it('that may not read may neither export nor see history, whatever the collection says', () => {
    const holder = roleOf('finance', { denies: [{ collection: 'refund', actions: ['read'] }] });
    for (const action of ['read', 'export', 'history', 'trash'] as const) expect(reach(holder, action)).toEqual([]);
    expect(reach({ role: 'finance' }, 'export')).toEqual(all);
  });

  it('sends the events that it was granted, to the records that were meant, and none that it is denied', () => {
    const send = (holder: { role: string; own?: OwnRole }, amount: number) => {
      const decision = pay && decideSending(collection, pay, holder);
      return (
        decision?.allowed === true && findGrants(decision, { ...record, amount }, { user: { id: 'u1' } }).length > 0
      );
    };
    const granted = [{ collection: 'refund', events: ['PAY'] }];
    const [clerk] = granted;
    expect(send({ role: 'sales' }, 5)).toBe(false);
    expect(send(roleOf('sales', { grants: granted }), 500)).toBe(true);
    const limited = roleOf('user', {
      grants: [
        { collection: 'refund', actions: ['read'] },
        { ...clerk, collection: 'refund', when: { amount: { $lt: 50 } } },
      ],
    });
    expect([send(limited, 40), send(limited, 60)]).toEqual([true, false]);
    expect(send({ role: 'finance' }, 5)).toBe(true);
    expect(send(roleOf('finance', { denies: granted }), 5)).toBe(false);
    expect(send(roleOf('finance', { denies: [{ collection: 'refund' }] }), 5)).toBe(false);
  });
});

describe('nobody gives more than they have', () => {
  const holder = fc.tuple(anyRole, fc.array(entry, { maxLength: 2 }), fc.array(entry, { maxLength: 2 }));
  const build = ([base, grants, denies]: [string, OwnRole['grants'], OwnRole['denies']]) =>
    roleOf(base, { grants, denies });

  it('what an own role adds to its base, its giver has too', () => {
    fc.assert(
      fc.property(holder, holder, anyAction, (giving, receiving, action) => {
        const [giver, receiver] = [build(giving), build(receiving)];
        if (findExcess(giver, receiver, territory).length > 0) return;
        const base = reach({ role: receiver.role }, action);
        const added = reach(receiver, action).filter((field) => !base.includes(field));
        expect(added.filter((field) => !reach(giver, action).includes(field))).toEqual([]);
      }),
    );
  });

  it('what is taken away from a giver, they give in no role', () => {
    const denied = roleOf('admin', { denies: [{ collection: 'refund' }] });
    expect(findExcess(denied, { role: 'finance' }, territory)).toContain('refund: read');
    const manager = roleOf('finance', { denies: [{ collection: 'refund', actions: ['read'] }] });
    expect(findExcess(manager, { role: 'finance' }, territory)).toContain('refund: read');
    expect(findExcess({ role: 'finance' }, { role: 'finance' }, territory)).toEqual([]);
    expect(
      findExcess(
        { role: 'root' },
        roleOf('user', { grants: [{ collection: 'refund', actions: ['read'] }] }),
        territory,
      ),
    ).toEqual([]);
  });

  it('names events and conditions that exceed', () => {
    const grants = [{ collection: 'refund', events: ['PAY'], actions: ['read' as const] }];
    expect(findExcess({ role: 'sales' }, roleOf('user', { grants }), territory)).toEqual([
      'refund: read',
      'refund: PAY',
    ]);
    const when = { amount: { $lt: 100 } };
    expect(
      findExcess(
        { role: 'sales' },
        roleOf('user', { grants: [{ collection: 'refund', actions: ['read'], when }] }),
        territory,
      ),
    ).toEqual([]);
  });
});

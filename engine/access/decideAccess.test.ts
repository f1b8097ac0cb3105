import { describe, expect, it } from 'vitest';
import type { AccessRule, CollectionSchema, RecordAction } from '../../schemas/collection/collection.ts';
import { compileCollection } from '../collection/compileCollection.ts';
import type { Actor } from '../people/actor.ts';
import { presentRecord } from '../record/presentRecord.ts';
import { decideAccess } from './decideAccess.ts';
import { explainAccess } from './explainAccess.ts';
import { openFields } from './findGrants.ts';

const member: Actor = { id: 'u1', role: 'member' };
const visitor: Actor = { id: null, role: 'public' };

function collect(access?: CollectionSchema['x-access']) {
  return compileCollection({
    name: 'note',
    title: { th: 'บันทึก', en: 'Notes' },
    type: 'object',
    properties: { title: { type: 'string' }, body: { type: 'string' }, key: { type: 'string', 'x-secret': true } },
    ...(access && { 'x-access': access }),
  });
}

const decide = (rules: AccessRule[], actor: Actor | null, action: RecordAction = 'read') =>
  decideAccess({ collection: collect({ [action]: rules }), action, actor });

describe('decideAccess', () => {
  it.each(['root', 'superadmin', 'admin'])('lets %s do everything with a collection without rules', (role) => {
    for (const action of ['read', 'create', 'update', 'delete', 'export', 'import'] as const)
      expect(decideAccess({ collection: collect(), action, actor: { id: 'x', role } }).allowed).toBe(true);
  });

  it('keeps everybody else out of a collection without rules', () => {
    expect(decideAccess({ collection: collect(), action: 'read', actor: member })).toEqual({
      allowed: false,
      reason: 'role',
    });
    expect(decideAccess({ collection: collect(), action: 'read', actor: visitor })).toEqual({
      allowed: false,
      reason: 'sign_in',
    });
  });

  it('lets root and the system pass rules that name neither', () => {
    expect(decide([{ roles: ['member'], owner: true }], { id: 'r', role: 'root' })).toMatchObject({ allowed: true });
    expect(decide([{ roles: ['member'] }], null)).toEqual({ allowed: true, grants: [{}] });
    expect(decide([{ roles: ['member'], owner: true }], { id: 'r', role: 'root' })).not.toHaveProperty('condition');
  });

  it('takes a rule without roles for everyone signed in, and a public one for visitors too', () => {
    expect(decide([{}], member).allowed).toBe(true);
    expect(decide([{}], visitor).allowed).toBe(false);
    expect(decide([{ public: true }], visitor).allowed).toBe(true);
    expect(decide([{ roles: ['public'] }], visitor).allowed).toBe(true);
  });

  it('narrows an owner to what they created, together with the condition of the rule', () => {
    expect(decide([{ owner: true }], member)).toMatchObject({ condition: { created_by: '$user.id' } });
    expect(decide([{ owner: true, when: { state: 'draft' } }], member)).toMatchObject({
      condition: { $and: [{ created_by: '$user.id' }, { state: 'draft' }] },
    });
  });

  it('adds rules up: a record is reached when one of them opens it', () => {
    expect(decide([{ owner: true }, { when: { state: 'open' } }], member)).toMatchObject({
      condition: { $or: [{ created_by: '$user.id' }, { state: 'open' }] },
    });
    expect(decide([{ owner: true }, { roles: ['member'] }], member)).not.toHaveProperty('condition');
  });

  it('shows in a list only fields that are open on every record of it', () => {
    const own: AccessRule = { owner: true };
    const all: AccessRule = { fields: ['title'] };
    expect(decide([own, all], member)).toMatchObject({ readable: ['title'] });
    expect(
      decide(
        [
          { owner: true, fields: ['title', 'body'] },
          { when: { state: 'open' }, fields: ['body'] },
        ],
        member,
      ),
    ).toMatchObject({
      readable: ['body'],
    });
    expect(decide([all, { fields: ['body'] }], member)).toMatchObject({ readable: ['title', 'body'] });
    expect(decide([all, {}], member)).not.toHaveProperty('readable');
  });

  it('opens of one record what the rules that reach it open', () => {
    const decision = decide([{ owner: true }, { fields: ['title'] }], member);
    if (!decision.allowed) throw new Error('must be allowed');
    const context = { user: member };
    expect(openFields(decision, { created_by: 'u1' }, context)).toBeUndefined();
    expect(openFields(decision, { created_by: 'u2' }, context)).toEqual(['title']);
  });

  it('calls the fields of a rule for writing writable', () => {
    expect(decide([{ fields: ['title'] }], member, 'update')).toMatchObject({ writable: ['title'] });
  });

  it('lets those export who may read, and those import who may create', () => {
    const collection = collect({ read: [{ roles: ['member'] }], create: [{ roles: ['sales'] }] });
    const may = (action: RecordAction, role: string) =>
      decideAccess({ collection, action, actor: { id: 'x', role } }).allowed;
    expect([may('export', 'member'), may('export', 'sales'), may('import', 'member'), may('import', 'sales')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(may('delete', 'member')).toBe(false);
    expect(may('delete', 'admin')).toBe(true);
  });
});

describe('presentRecord', () => {
  const record = { id: '1', version: 2, title: 'a', body: 'b', key: 'k' };

  it('never shows a secret, not even to those who read all fields', () => {
    expect(presentRecord(collect(), record)).toEqual({ id: '1', version: 2, title: 'a', body: 'b' });
    expect(presentRecord(collect(), record, { readable: ['key', 'title'] })).toEqual({
      id: '1',
      version: 2,
      title: 'a',
    });
  });
});

describe('explainAccess', () => {
  const collection = collect({ read: [{ roles: ['member'], owner: true }, { roles: ['sales'] }] });
  const ask = (actor: Actor | null, record?: { created_by: string }) =>
    explainAccess({ collection, action: 'read', actor, record });

  it('says who may when somebody may not', () => {
    expect(ask({ id: 'x', role: 'hr' })).toEqual({
      allowed: false,
      text: {
        th: 'ฝ่ายบุคคล ดูบันทึกไม่ได้ ผู้ที่ทำได้คือ: ผู้ดูแลระบบสูงสุด, สมาชิก, ฝ่ายขาย',
        en: 'Human resources may not see Notes. Those who may: Root, Member, Sales.',
      },
    });
    expect(ask(visitor)).toMatchObject({ allowed: false, text: { en: 'Sign in first to see Notes.' } });
  });

  it('says why this very record is or is not open', () => {
    expect(ask(member, { created_by: 'u1' })).toMatchObject({ allowed: true });
    expect(ask(member, { created_by: 'u2' })).toMatchObject({
      allowed: false,
      text: { en: 'Member may not see this record; only if: they created it.' },
    });
    expect(ask(member).text.en).toBe('Member may see records of Notes only if: they created it.');
    expect(ask({ id: 'x', role: 'sales' }).text.en).toBe('Sales may see every record of Notes.');
    expect(ask(null)).toMatchObject({ allowed: true });
  });
});

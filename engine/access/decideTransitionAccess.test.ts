import { describe, expect, it } from 'vitest';
import { compileCollection } from '../collection/compileCollection.ts';
import { decideTransitionAccess } from './decideTransitionAccess.ts';
import { openFields } from './findGrants.ts';

const collection = compileCollection({
  name: 'refund',
  title: { th: 'คืนเงิน', en: 'Refund' },
  type: 'object',
  properties: { amount: { type: 'number' } },
  'x-access': {
    read: [{ roles: ['finance'], when: { amount: { $lt: 100 } } }, { roles: ['sales', 'clerk'] }],
    update: [{ roles: ['sales'] }, { roles: ['clerk'], owner: true }],
  },
});
const decide = (role: string, roles?: string[]) =>
  decideTransitionAccess({ collection, actor: { id: 'u1', role }, roles });
const fieldsOf = (role: string, record: { amount: number; created_by: string }) => {
  const decision = decide(role, [role]);
  return decision.allowed ? openFields(decision, record, { user: { id: 'u1' } }) : 'refused';
};

describe('decideTransitionAccess', () => {
  it('lets those move a record who may change it', () => {
    expect(decide('sales')).toMatchObject({ allowed: true });
    expect(decide('finance')).toEqual({ allowed: false, reason: 'role' });
  });

  it('lets a role that the event names move what it sees, but fill in nothing', () => {
    expect(decide('finance', ['finance'])).toMatchObject({ allowed: true, condition: { amount: { $lt: 100 } } });
    expect(fieldsOf('finance', { amount: 5, created_by: 'x' })).toEqual([]);
  });

  it('leaves out those whom the event names and who see nothing', () => {
    expect(decide('hr', ['hr'])).toEqual({ allowed: false, reason: 'role' });
  });

  it('lets an owner fill in fields on the way, on records of their own', () => {
    expect(fieldsOf('clerk', { amount: 5, created_by: 'u1' })).toBeUndefined();
    expect(fieldsOf('clerk', { amount: 5, created_by: 'u2' })).toEqual([]);
  });

  it('lets root and the system move everything', () => {
    expect(decide('root', ['finance'])).toEqual({ allowed: true, grants: [{}] });
    expect(decideTransitionAccess({ collection, actor: null })).toEqual({ allowed: true, grants: [{}] });
  });
});

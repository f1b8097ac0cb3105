import { expect, it } from 'vitest';
import { findApproval } from './findApproval.ts';

const limits = { amount: 50_000, types: ['urgent'] };

it.each([
  [{ total: 50_000, type: 'standard' }, undefined],
  [{ total: 50_000.01, type: 'standard' }, 'manager'],
  [{ total: 10, type: 'urgent' }, 'supervisor'],
  [{ total: 60_000, type: 'urgent' }, 'manager'],
  [{}, undefined],
])('asks the right level to agree to %j', (transaction, level) => {
  expect(findApproval(transaction, limits)).toBe(level);
});

it('asks nobody while a house has set no limits', () => {
  expect(findApproval({ total: 1e12, type: 'urgent' }, {})).toBeUndefined();
});

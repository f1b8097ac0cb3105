import type { LayoutObject } from 'sala/schemas';
import { expect, it } from 'vitest';
import { settleHidden } from './settleHidden.ts';

const user = { id: 'u1', name: 'สมชาย', email: 'a@b.co', role: 'member' };
const object = (more: Record<string, unknown>): LayoutObject => ({ uid: 'h', type: 'hidden', ...more });

it('keeps the value that the layout sets, whatever is sent', () => {
  expect(settleHidden('1 baht', object({ source: 'fixed', value: 700 }), user)).toBe(700);
});

it('takes the account from the session, whoever the sender says to be', () => {
  expect(settleHidden('admin', object({ source: 'account', syncData: 'id' }), user)).toBe('u1');
  expect(settleHidden('admin', object({ source: 'account', syncData: 'id' }), null)).toBeUndefined();
});

it('believes the address, as a short text', () => {
  expect(settleHidden('poster', object({ source: 'address' }), user)).toBe('poster');
  expect(settleHidden({ $ne: 1 }, object({ source: 'address' }), user)).toBeUndefined();
  expect(settleHidden('x'.repeat(9000), object({ source: 'address' }), user)).toHaveLength(500);
});

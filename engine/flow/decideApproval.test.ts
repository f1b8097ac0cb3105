import { expect, it } from 'vitest';
import { type ApprovalSeat, decideApproval, placeSeats } from './decideApproval.ts';

const seat = (id: string, place: number, status: ApprovalSeat['status']): ApprovalSeat => ({ id, place, status });

it('one approval is enough for a place, one rejection for all', () => {
  expect(decideApproval('one', [seat('a', 0, 'next'), seat('b', 0, 'next')])).toEqual({ ask: ['a', 'b'] });
  expect(decideApproval('one', [seat('a', 0, 'waiting'), seat('b', 0, 'approved')])).toBe(true);
  expect(decideApproval('all', [seat('a', 0, 'approved'), seat('b', 1, 'waiting')])).toEqual({ ask: [] });
  expect(decideApproval('all', [seat('a', 0, 'approved'), seat('b', 1, 'rejected')])).toBe(false);
  expect(decideApproval('all', [seat('a', 0, 'delegated'), seat('c', 0, 'approved')])).toBe(true);
});

it('in order, the next place is asked when the one before has approved', () => {
  const seats = placeSeats('order', [{ id: 'a' }, { id: 'b' }]).map(({ id, place }) => seat(id, place, 'next'));
  expect(decideApproval('order', seats)).toEqual({ ask: ['a'] });
  expect(decideApproval('order', [seat('a', 0, 'approved'), seat('b', 1, 'next')])).toEqual({ ask: ['b'] });
  expect(decideApproval('order', [seat('a', 0, 'approved'), seat('b', 1, 'approved')])).toBe(true);
});

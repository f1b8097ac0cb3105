import { expect, it } from 'vitest';
import { renewMachine } from './migrations/20261122130000_machine_guards.ts';

const schema = { properties: { total: { type: 'number' }, kind: { type: 'string' }, tags: { type: 'array' } } };
const reason = { th: 'ยังไม่มียอด', en: 'there is no total' };
const renew = (transition: object) => renewMachine({ states: { a: { transitions: { b: transition } } } }, schema);

it.each([
  [{ total: { $gt: 0 } }, 'record.total > 0'],
  [{ total: { $gte: 1, $lt: 9 }, kind: 'a' }, 'record.total >= 1 && record.total < 9 && record.kind == "a"'],
  [{ kind: { $in: ['a', 'b'] } }, 'record.kind in ["a","b"]'],
  [{ kind: null }, 'record.kind == null'],
  [{}, 'true'],
])('a stored condition %j becomes a guard', (when, formula) => {
  expect(renew({ title: 'x', when, reason })).toEqual({
    states: { a: { transitions: { b: { title: 'x', guards: [{ if: formula, message: reason }] } } } },
  });
});

it.each([{ $or: [{ total: 1 }] }, { kind: '$user.id' }, { tags: 'a' }, { 'lines.0': 1 }, { kind: { $gt: 'a' } }])(
  'one that no formula says closes its event: %j',
  (when) => {
    expect(renew({ when, guards: [{ if: 'own' }] })).toMatchObject({
      states: { a: { transitions: { b: { guards: [{ if: 'false' }, { if: 'own' }] } } } },
    });
  },
);

it('other machines stay as they are, but for the first name of their transitions', () => {
  const state = { title: 'A', transitions: { b: { title: 'B', guards: [] } } };
  expect(renewMachine({ states: { a: state } }, schema)).toEqual({ states: { a: state } });
  expect(renewMachine({ states: { a: { moves: { b: {} } } } }, schema)).toEqual({
    states: { a: { transitions: { b: {} } } },
  });
});

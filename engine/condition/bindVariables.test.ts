import { describe, expect, it } from 'vitest';
import type { Condition } from '../../schemas/condition.ts';
import { bindVariables, neverCondition } from './bindVariables.ts';
import { matchesCondition } from './matchesCondition.ts';

const context = {
  user: { id: 'u1', role: 'sales', unit: null, units: ['a', 'b'] },
  site: { id: 's1' },
  form: { q: 'น้ำ', empty: '' },
  route: { id: '7' },
  now: new Date('2026-01-31T18:00:00.000Z'),
};

describe('bindVariables', () => {
  it('replaces variables wherever a value stands', () => {
    const condition: Condition = {
      owner: '$user.id',
      unit: { $in: '$user.units' },
      role: { $in: ['$user.role', 'x'] },
      'at.day': { $lte: '$now' },
      $or: [{ site: '$site.id' }, { parent: { $ne: '$route.id' } }],
      name: { $search: '$form.q' },
    };
    expect(bindVariables(condition, context)).toEqual({
      owner: 'u1',
      unit: { $in: ['a', 'b'] },
      role: { $in: ['sales', 'x'] },
      'at.day': { $lte: '2026-01-31T18:00:00.000Z' },
      $or: [{ site: 's1' }, { parent: { $ne: '7' } }],
      name: { $search: 'น้ำ' },
    });
  });

  it('knows that in Thailand the day has begun while it is still evening in UTC', () => {
    expect(bindVariables({ day: '$today' }, context)).toEqual({ day: '2026-02-01' });
    expect(bindVariables({ day: '$today' }, { ...context, timezoneOffset: 0 })).toEqual({ day: '2026-01-31' });
  });

  it('makes a condition about an unknown user one that is never met', () => {
    const rules: Condition[] = [
      { owner: '$user.id' },
      { owner: { $ne: '$user.id' } },
      { $nor: [{ owner: '$user.id' }] },
      { $or: [{ public: true }, { owner: '$user.id' }] },
      { $expr: { $ne: ['$owner', '$$user.id'] } },
    ];
    for (const condition of rules) {
      expect(bindVariables(condition, {})).toBe(neverCondition);
      expect(matchesCondition({ owner: 'x', public: true }, condition, {})).toBe(false);
    }
    expect(bindVariables({ unit: '$user.unit' }, context)).toBe(neverCondition);
    expect(bindVariables({ a: '$user.constructor.name' }, context)).toBe(neverCondition);
    expect(bindVariables({ a: '$route.none' }, context)).toBe(neverCondition);
  });

  it('matches nothing by an operator that somebody typed in place of a value', () => {
    const form = { code: { $ne: '' }, codes: [{ $ne: '' }], address: { town: { $exists: true } } };
    for (const condition of [{ a: '$form.code' }, { a: { $in: '$form.codes' } }, { a: '$form.address' }])
      expect(bindVariables(condition, { form })).toBe(neverCondition);
    expect(bindVariables({ a: '$form.address' }, { form: { address: { town: 'x' } } })).toEqual({ a: { town: 'x' } });
  });

  it('takes a field of the form that is not filled in for null', () => {
    expect(bindVariables({ a: '$form.none' }, context)).toEqual({ a: null });
  });

  it('takes one value for a list of one', () => {
    expect(bindVariables({ a: { $in: '$user.id' } }, context)).toEqual({ a: { $in: ['u1'] } });
  });

  it('leaves other texts alone, and does not look into what it put in', () => {
    expect(bindVariables({ price: '$5', a: '$users.id', b: 'x$user.id' }, context)).toEqual({
      price: '$5',
      a: '$users.id',
      b: 'x$user.id',
    });
    expect(bindVariables({ a: '$form.x' }, { form: { x: '$user.id' } })).toEqual({ a: '$user.id' });
  });

  it('writes variables of expressions with two signs, so that a field may be called user', () => {
    expect(bindVariables({ $expr: { $eq: ['$user.id', '$$user.id'] } }, context)).toEqual({
      $expr: { $eq: ['$user.id', { $literal: 'u1' }] },
    });
  });
});

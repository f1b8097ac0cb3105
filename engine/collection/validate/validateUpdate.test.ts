import { describe, expect, it } from 'vitest';
import { compileCollection } from '../compileCollection.ts';
import { validateUpdate } from './validateUpdate.ts';

const collection = compileCollection({
  name: 'thing',
  title: { th: 'สิ่ง', en: 'Thing' },
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    kind: { type: 'string', enum: ['a', 'b'], default: 'a' },
    price: { type: 'number', minimum: 1 },
    paid_by: { type: 'string' },
    cost: { type: 'number', 'x-readonly': true },
  },
  'x-system-aliases': { status: 'state' },
  'x-required-when': [{ when: { price: { $gt: 10 }, created_by: '$user.id' }, fields: ['paid_by'] }],
});
const context = { actor: { id: 'u1', role: 'member' }, now: new Date() };
const current = { data: { name: 'n', price: 5, old: true }, state: 'open', system: { created_by: 'u1' } };
const update = (changes: unknown, rest = {}) => validateUpdate(collection, current, changes, { ...context, ...rest });

describe('validateUpdate', () => {
  it('judges types, listed values and minimums as at creation', () => {
    expect(update({ price: 0, kind: 'c', name: 7 }).errors.map(({ message }) => message)).toEqual([
      "Field 'name' has invalid type. Expected: string",
      "Field 'kind' must be one of: a, b",
      "Field 'price' must be at least 1",
    ]);
  });

  it('refuses unknown fields', () => {
    expect(update({ colour: 'red' }).errors).toMatchObject([{ path: 'colour', message: 'Unknown field: colour' }]);
  });

  it('skips protected fields and what a browser event carries', () => {
    const changes = { id: 'x', createdAt: 1, createdBy: 2, version: 99, isTrusted: true, type: 'click', _owner: 1 };
    expect(update(changes)).toMatchObject({ data: current.data, written: [], errors: [] });
  });

  it('keeps what it was not sent, undeclared old fields too, and fills no defaults', () => {
    expect(update({ price: 6 }).data).toEqual({ name: 'n', price: 6, old: true });
  });

  it('takes the state of a record that is sent back whole, and refuses another', () => {
    expect(update({ state: 'open', status: 'open' }).errors).toEqual([]);
    expect(update({ status: 'closed' }).errors).toMatchObject([{ path: 'state', code: 'state_by_event' }]);
  });

  it('ignores read-only fields unless the system writes them', () => {
    expect(update({ cost: 3 }).data).not.toHaveProperty('cost');
    expect(update({ cost: 3 }, { trusted: true }).data).toMatchObject({ cost: 3 });
  });

  it('asks for what a change makes required, with what the system knows of the record', () => {
    expect(update({ price: 11 }).errors).toMatchObject([{ path: 'paid_by', code: 'required' }]);
    expect(update({ price: 11 }, { actor: { id: 'u2', role: 'member' } }).errors).toEqual([]);
  });
});

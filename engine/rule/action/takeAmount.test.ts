import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../schemas/json.ts';
import type { TakeFrom } from '../../../schemas/machine/action.ts';
import { Decimal } from '../../calc/values/decimal.ts';
import { compileCollection } from '../../collection/compileCollection.ts';
import { takeAmount } from './takeAmount.ts';

const title = { th: 'ใบสั่ง', en: 'Order' };
const number = { type: 'number' };
const items = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      ...{ wanted: number, got: number, missing: number },
      unit: { enum: ['piece'], 'x-enum-titles': { piece: { th: 'ชิ้น', en: 'Piece' } } },
    },
  },
};
const collection = compileCollection({ name: 'order', title, type: 'object', properties: { items } } as never);
const surroundings = { person: null, site: null, now: '2026-11-22T00:00:00.000Z', today: '2026-11-22' };

function take(line: JsonObject, free: number[], more: Partial<TakeFrom> = {}, spent = new Map<string, Decimal>()) {
  const givers = free.map((left, at) => ({ id: `lot${at}`, free: left }));
  const scope = { ...surroundings, record: { items: [line] }, line };
  const rule = { from: 'lot', where: {}, of: 'free', amount: 'line.wanted', taken: 'got', short: 'missing', ...more };
  return takeAmount({ take: rule, place: { collection, each: 'items' }, scope, line: 0, givers, spent });
}

describe('takeAmount', () => {
  it('takes from one after the other until there is enough', () => {
    const { parts, changes, refused } = take({ wanted: 7, got: 1 }, [5, 0, 4, 9]);
    expect(parts.map(({ target, taken }) => [target.id, taken])).toEqual([
      ['lot0', 5],
      ['lot2', 2],
    ]);
    expect(changes).toEqual({ got: 8, missing: 0 });
    expect(refused).toEqual([]);
  });

  it('refuses an amount that is not there, with the values, unless less will do', () => {
    const message = { th: 'มีเพียง {have} จาก {asked}', en: '{have} of {asked}, {missing} missing' };
    expect(take({ wanted: 50 }, [20], { message }).refused).toMatchObject([
      { path: 'items.0.wanted', message: '20 of 50, 30 missing', text: { th: 'มีเพียง 20 จาก 50' } },
    ]);
    const partly = take({ wanted: 50 }, [20], { message, partial: 'line.wanted > 1' });
    expect(partly).toMatchObject({ refused: [], changes: { got: 20, missing: 30 } });
  });

  it('groups the digits of amounts', () => {
    const message = { th: 'มีเพียง {have} จาก {asked}', en: '{have} of {asked}' };
    const [refusal] = take({ wanted: 1_234_567.5 }, [12_000], { message }).refused;
    expect(refusal?.text).toEqual({ th: 'มีเพียง 12,000 จาก 1,234,567.5', en: '12,000 of 1,234,567.5' });
  });

  it('names choices of the line by their titles', () => {
    const message = { th: 'มีเพียง {have} {unit}', en: '{have} {unit}' };
    const [refusal] = take({ wanted: 50, unit: 'piece' }, [20], { message }).refused;
    expect(refusal?.text).toEqual({ th: 'มีเพียง 20 ชิ้น', en: '20 Piece' });
  });

  it('gives nothing twice within one event, and nothing that was made up', () => {
    const amount = fc.integer({ min: 0, max: 900 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(fc.array(amount), fc.array(amount, { minLength: 1, maxLength: 4 }), (free, asked) => {
        const spent = new Map<string, Decimal>();
        const all = asked.flatMap((wanted) => {
          const { parts, changes } = take({ wanted }, free, { partial: 'true' }, spent);
          const sum = parts.reduce((total, { taken }) => total.plus(taken), new Decimal(0));
          expect(sum.plus(Number(changes.missing)).toNumber()).toBe(wanted);
          return parts;
        });
        for (const [at, has] of free.entries()) {
          const given = all.filter(({ target }) => target.id === `lot${at}`).map(({ taken }) => taken);
          expect(given.reduce((total, part) => total.plus(part), new Decimal(0)).toNumber()).toBeLessThanOrEqual(has);
        }
      }),
    );
  });
});

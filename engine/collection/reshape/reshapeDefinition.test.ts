import { describe, expect, it } from 'vitest';
import type { CollectionSchema, JsonObject } from '../../../schemas/index.ts';
import { reshapeDefinition } from './reshapeDefinition.ts';

const title = { th: 'x', en: 'x' };
const schema: CollectionSchema = {
  name: 'order',
  title,
  type: 'object',
  properties: {
    price: { type: 'number' },
    total: { type: 'number', 'x-formula': "record.price * 2 + size('record.price')" },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { sum: { type: 'number', 'x-formula': 'line.n * record.price' } } },
    },
    other: { type: 'string', 'x-aliases': ['extra'] },
  },
  required: ['price', 'other'],
  'x-approval': { measures: { amount: 'record.price' }, tiers: [] },
  'x-schedule': [{ name: 's', at: '08:00', where: { price: null }, event: 'LATE' }],
  'x-lock': { paid: { fields: ['price', 'other'] }, gone: 'record' },
  'x-required-when': [
    { when: { $or: [{ price: { $gt: 1 } }, { $expr: { $gt: ['$price', '$$now'] } }] }, fields: ['other'] },
  ],
  'x-guard': [
    { if: 'record.price > before.price', field: 'price', message: { th: '{{record.price}}', en: 'record.price' } },
  ],
};
const machine: JsonObject = {
  initial: 'a',
  states: {
    a: {
      title,
      stamps: { price: 'now' },
      transitions: {
        b: {
          title: { th: 'price', en: 'price' },
          corrects: ['price', 'other'],
          actions: [
            { set: { price: 'record.price + 1' } },
            { on: 'item', in: 'item', add: { price: 'record.price' } },
            { number: 'price', pattern: 'p' },
            { notify: { to: 'record.price', title: { th: '{{record.price}}', en: 'record.price' } } },
          ],
        },
      },
    },
  },
};

describe('reshapeDefinition', () => {
  it('lets every rule follow a new name, and leaves texts as they are', () => {
    const {
      schema: next,
      machine: moved,
      blocked,
    } = reshapeDefinition({ schema, machine }, { rename: { price: 'cost' } });
    expect(blocked).toEqual([]);
    expect(next.properties.cost).toEqual({ type: 'number', 'x-aliases': ['price'] });
    expect(next.properties.total?.['x-formula']).toBe("record.cost * 2 + size('record.price')");
    expect(next.properties.lines?.items?.properties?.sum?.['x-formula']).toBe('line.n * record.cost');
    expect(next.required).toEqual(['cost', 'other']);
    expect(next['x-lock']).toEqual({ paid: { fields: ['cost', 'other'] }, gone: 'record' });
    expect(next['x-schedule']?.[0]?.where).toEqual({ cost: null });
    expect(next['x-approval']?.measures).toEqual({ amount: 'record.cost' });
    expect(next['x-required-when']?.[0]?.when).toEqual({
      $or: [{ cost: { $gt: 1 } }, { $expr: { $gt: ['$cost', '$$now'] } }],
    });
    expect(next['x-guard']?.[0]).toEqual({
      if: 'record.cost > before.cost',
      field: 'cost',
      message: { th: '{{record.cost}}', en: 'record.price' },
    });
    expect(moved).toMatchObject({
      states: {
        a: {
          stamps: { cost: 'now' },
          transitions: {
            b: {
              title: { en: 'price' },
              corrects: ['cost', 'other'],
              actions: [
                { set: { cost: 'record.cost + 1' } },
                { add: { price: 'record.cost' } },
                { number: 'cost' },
                { notify: { to: 'record.cost', title: { th: '{{record.cost}}', en: 'record.price' } } },
              ],
            },
          },
        },
      },
    });
  });

  it('takes a removed field out of lists, and reports each rule that reads it', () => {
    const gone = reshapeDefinition({ schema, machine: null }, { remove: ['other'] });
    expect(gone.blocked).toEqual([]);
    expect(gone.schema.required).toEqual(['price']);
    expect(gone.schema.properties).not.toHaveProperty('other');
    const { blocked } = reshapeDefinition({ schema, machine }, { remove: ['price'] });
    const paths = blocked.map(({ path }) => path);
    for (const path of [
      'properties.total',
      'properties.lines',
      'x-required-when',
      'x-schedule',
      'x-guard',
      'machine.states.a.transitions.b.actions.0.set.price',
    ])
      expect(paths).toContain(path);
  });

  it('swaps two names, and remembers each old name once', () => {
    const { schema: next } = reshapeDefinition(
      { schema, machine: null },
      { rename: { price: 'other', other: 'price' }, name: 'sale' },
    );
    expect(next.properties.price).toEqual({ type: 'string', 'x-aliases': ['extra'] });
    expect(next.properties.other).toEqual({ type: 'number', 'x-aliases': [] });
    expect(next).toMatchObject({ name: 'sale', 'x-aliases': ['order'], required: ['other', 'price'] });
  });
});

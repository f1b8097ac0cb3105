import { describe, expect, it } from 'vitest';
import type { ApprovalRule } from '../../../schemas/collection/approval.ts';
import type { CollectionSchema } from '../../../schemas/collection/collection.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import { compileCollection } from '../compileCollection.ts';
import { computeFields } from '../validate/computeFields.ts';
import { listLevels } from './approval.ts';
import { checkCollectionSchema } from './checkCollectionSchema.ts';

const rule: ApprovalRule = {
  measures: { amount: 'record.total', discount: 'record.discount' },
  tiers: [
    { level: 'rep', roles: ['sales'], limits: { amount: 100, discount: 10 } },
    { level: 'head', roles: ['manager'], limits: { discount: 50 } },
  ],
};
const schema = (approval: unknown, levels = ['rep', 'head', 'nobody']) =>
  ({
    name: 'deal',
    title: { th: 'ดีล', en: 'Deal' },
    type: 'object',
    properties: {
      total: { type: 'number' },
      discount: { type: 'number' },
      approval_level: { type: 'string', enum: levels },
    },
    'x-approval': approval,
  }) as unknown as CollectionSchema;

describe('the level that a record needs', () => {
  it.each<[JsonObject, string]>([
    [{}, 'rep'],
    [{ total: 100, discount: 10 }, 'rep'],
    [{ total: 100.01 }, 'head'],
    [{ total: 1, discount: 10.01 }, 'head'],
    [{ total: 9_000_000, discount: 50 }, 'head'],
    [{ total: 1, discount: 50.01 }, 'nobody'],
  ])('of %j is %s', (data, level) => {
    const computed = computeFields(
      compileCollection(schema(rule)),
      { data, state: null },
      { actor: null, now: new Date() },
    );
    expect(computed.data.approval_level).toBe(level);
  });

  it('is given by its roles and those above, by root always, by others never', () => {
    expect(['sales', 'manager', 'root', 'warehouse'].map((role) => listLevels(rule, { role }))).toEqual([
      ['rep'],
      ['rep', 'head'],
      ['rep', 'head'],
      [],
    ]);
  });
});

it('tells every fault of the rule with the nearest name', () => {
  const faults = checkCollectionSchema(
    schema(
      {
        measures: { amount: 'record.total' },
        tires: [],
        tiers: [
          { level: 'repp', roles: ['sales'], limits: { amuont: 1 } },
          { level: 'head', roles: [], limits: { amount: '5' } },
        ],
      },
      ['rep', 'head'],
    ),
  ).map(({ path, message }) => `${path}: ${message}`);
  expect(faults.join('\n')).toMatchInlineSnapshot(`
    "x-approval: there is no tires; did you mean "tiers"?
    x-approval.tiers.0.level: there is no repp; did you mean "rep"?
    x-approval.tiers.0.limits: there is no amuont; did you mean "amount"?
    x-approval.tiers.1.limits: must be numbers
    approval_level: there is no nobody"
  `);
  expect(() => compileCollection(schema({ ...rule, measures: { amount: 'record.totl', discount: '1' } }))).toThrow(
    'total',
  );
});

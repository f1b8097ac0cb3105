import { describe, expect, it } from 'vitest';
import { compileAggregate } from './compileAggregate.ts';
import { queryLimits } from './sql/limits.ts';
import type { QueryCatalog } from './sql/querySource.ts';

const catalog: QueryCatalog = {
  sourceOf: (name) => (name === 'item' ? { table: 'item' } : undefined),
  accessFor: () => ({}),
};
const aggregate = (pipeline: unknown) => compileAggregate({ collection: 'item', catalog, pipeline });
const join = { $lookup: { from: 'item', localField: 'a', foreignField: 'id', as: 'x' } };
const nest = (levels: number): unknown[] =>
  levels === 0 ? [] : [{ $lookup: { from: 'item', pipeline: nest(levels - 1), as: 'x' } }];

describe('compileAggregate', () => {
  it('answers no more rows than its limit', () => {
    expect(aggregate([]).values).toContain(queryLimits.aggregateRows);
  });

  it.each([
    ['no list', { $match: {} }],
    ['a stage that writes', [{ $out: 'item' }]],
    ['two operators in a stage', [{ $match: {}, $limit: 1 }]],
    ['an unknown collection', [{ $unionWith: 'secret' }]],
    ['too many stages', Array(queryLimits.stages + 1).fill({ $limit: 1 })],
    ['too many joins', Array(queryLimits.joins + 1).fill(join)],
    ['joins nested too deep', nest(queryLimits.nesting + 1)],
    ['text search on computed documents', [{ $project: { a: 1 } }, { $match: { $search: 'x' } }]],
    ['a fraction of a row', [{ $limit: 1.5 }]],
    ['a group without a key', [{ $group: { n: { $sum: 1 } } }]],
    ['an unknown accumulator', [{ $group: { _id: null, n: { $stdDevPop: '$a' } } }]],
    ['a variable that no one gave', [{ $match: { $expr: { $eq: ['$$v', 1] } } }]],
    ['a join without fields or pipeline', [{ $lookup: { from: 'item', as: 'x' } }]],
    ['an empty projection', [{ $project: {} }]],
  ])('refuses %s', (_, pipeline) => {
    expect(() => aggregate(pipeline)).toThrow('Bad query');
  });

  it('binds the variables of the caller inside matches and expressions', () => {
    const bound = { ...catalog, variables: { user: { id: 'u-77' } } };
    const pipeline = [{ $match: { owner: '$user.id' } }, { $project: { mine: '$$user.id' } }];
    const { values } = compileAggregate({ collection: 'item', catalog: bound, pipeline });
    expect(JSON.stringify(values).match(/u-77/g)).toHaveLength(2);
  });
});

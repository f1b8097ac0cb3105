import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/json.ts';
import { fillStep } from './fillStep.ts';

const find = (filter: JsonObject | string, input: JsonObject) =>
  fillStep({ uid: 'found', code: 'find', params: { collection: 'coupon', filter } }, { values: { input } }).filter;

describe('a condition of a step', () => {
  it.each<[JsonObject, JsonObject]>([
    [{ code: '=input.code' }, { code: { $ne: '' } }],
    [{ code: { $eq: '=input.code' } }, { code: { $gt: '' } }],
    [{ code: { $in: '=input.codes' } }, { codes: [{ $ne: '' }] }],
    [{ $and: [{ code: '=input.code' }, { used: false }] }, { code: { $exists: true } }],
    [{ address: '=input.address' }, { address: { town: { $ne: '' } } }],
  ])('%j is no other one for what a caller sends: %j', (filter, input) => {
    expect(() => find(filter, input)).toThrow(expect.objectContaining({ code: 'flow_refused' }));
  });

  it('compares with what a caller sends, and has the operators that its author wrote', () => {
    expect(find({ code: '=input.code', price: { $gt: '=input.least' } }, { code: 'A', least: 3 })).toEqual({
      code: 'A',
      price: { $gt: 3 },
    });
    expect(find('=input.filter', { filter: { code: { $ne: '' } } })).toEqual({ code: { $ne: '' } });
  });
});

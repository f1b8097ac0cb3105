import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/json.ts';
import { diffData } from './diffData.ts';
import { applyDiff, revertDiff } from './replayDiff.ts';

/** Records as callers store them, with awkward keys inside free objects; values repeat, so that differences overlap. */
const key = fc.constantFrom('a', 'b', 'items', 'x.y', '', '0', 'constructor');
const value = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<JsonObject[string]>(
      null,
      true,
      0,
      1,
      'a',
      'long enough a text to be worth keeping out of a history',
    ),
    fc.array(tie('node'), { maxLength: 5 }),
    fc.dictionary(key, tie('node'), { maxKeys: 4 }),
  ),
})).node;
const data = fc.dictionary(fc.constantFrom('a', 'b', 'items', 'note', '0'), value, {
  maxKeys: 4,
}) as fc.Arbitrary<JsonObject>;

describe('diffData', () => {
  it('replays from the data before to the data after, and back', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        const changes = JSON.parse(JSON.stringify(diffData(before, after)));
        expect(applyDiff(before, changes)).toEqual(after);
        expect(revertDiff(after, changes)).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it('tells nothing of data that did not change, whatever the order of its keys', () => {
    fc.assert(
      fc.property(data, (same) => {
        const turned = Object.fromEntries(Object.entries(same).toReversed());
        expect(diffData(same, turned)).toEqual([]);
      }),
    );
  });

  it('replays a whole life', () => {
    fc.assert(
      fc.property(fc.array(data, { minLength: 1, maxLength: 6 }), (versions) => {
        let before: JsonObject = {};
        let replayed: JsonObject = {};
        for (const after of versions) {
          replayed = applyDiff(replayed, diffData(before, after));
          before = after;
        }
        expect(replayed).toEqual(versions.at(-1));
      }),
    );
  });

  it('tells one changed cell of a long document in a few words', () => {
    const lines = Array.from({ length: 1000 }, (_, index) => ({ product: `product ${index}`, quantity: index }));
    const changed = lines.with(500, { product: 'product 500', quantity: 7 });
    expect(diffData({ lines }, { lines: changed })).toEqual([
      { field: 'lines', path: '500.quantity', from: 500, to: 7 },
    ]);
    expect(diffData({ lines }, { lines: [...lines, { product: 'new', quantity: 1 }] })).toEqual([
      { field: 'lines', path: '1000', to: { product: 'new', quantity: 1 } },
    ]);
  });

  it('tells of a secret only that it changed', () => {
    expect(diffData({ pin: '1234' }, { pin: '9999' }, ['pin'])).toEqual([{ field: 'pin', secret: true }]);
  });

  it('leaves a field whole where a key could be taken for a path', () => {
    expect(diffData({ free: { 'a.b': 1 } }, { free: { 'a.b': 2 } })).toEqual([
      { field: 'free', from: { 'a.b': 1 }, to: { 'a.b': 2 } },
    ]);
  });
});

describe('applyDiff', () => {
  it('refuses an entry that leads nowhere instead of inventing data', () => {
    expect(() => applyDiff({ a: 1 }, [{ field: 'a', path: 'b', to: 1 }])).toThrow('where no value is');
    expect(() => applyDiff({ a: [] }, [{ field: 'a', path: '3', to: 1 }])).toThrow('item 3 of a list of 0');
  });
});

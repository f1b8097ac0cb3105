import { describe, expect, it } from 'vitest';
import { compileCount, compileCounts, compileFind, type FindQuery } from './compileFind.ts';
import { queryLimits } from './sql/limits.ts';
import type { QueryCatalog } from './sql/querySource.ts';

const catalog: QueryCatalog = {
  sourceOf: (name) =>
    name === 'item' ? { table: 'item', columns: { code: { name: 'f_code', type: 'text' } } } : undefined,
  accessFor: () => ({}),
};
const find = (query: Partial<FindQuery>) => compileFind({ collection: 'item', catalog, ...query });

describe('compileFind', () => {
  it('reads an indexed field from its column, by plain operators', () => {
    const { text, values } = find({ filter: { code: { $gte: 'a', $lt: 'b' } }, sort: { code: -1 } });
    expect(text).toContain('(t1."f_code" >= $1::text) AND (t1."f_code" < $2::text)');
    expect(text).toContain('ORDER BY t1."f_code" DESC NULLS LAST, t1.id DESC');
    expect(values.slice(0, 2)).toEqual(['a', 'b']);
  });

  it('numbers the values from 1 without gaps and gives each once', () => {
    const { text, values } = find({ filter: { $or: [{ code: 'x' }, { code: 'x' }, { name: 'x' }] } });
    const places = new Set(Array.from(text.matchAll(/\$(\d+)::/g), ([, place]) => Number(place)));
    expect([...places].sort((one, two) => one - two)).toEqual(values.map((_, index) => index + 1));
    expect(new Set(values.map((value) => JSON.stringify(value))).size).toBe(values.length);
  });

  it('holds no ? and nothing that a caller wrote in its text', () => {
    const { text } = find({
      filter: { "a'b?": "x'y", 'c.d': { $exists: true } },
      projection: { 'z"q': 1 },
      sort: { "s'": 1 },
    });
    expect(text).not.toMatch(/[?]|a'b|x'y|z"q|s''/);
  });

  it.each([
    ['an unknown collection', { collection: 'nothing' }],
    ['a page before the first', { paging: { page: 0 } }],
    ['a page too large', { paging: { limit: queryLimits.findRows + 1 } }],
    ['a page too far', { paging: { page: 1_000_000, limit: 1_000 } }],
    ['a direction that is none', { sort: { a: 0 } }],
    ['keeping and dropping at once', { projection: { a: 1, b: 0 } }],
    ['two plans for one field', { projection: { a: 1, 'a.b': 1 } }],
  ])('refuses %s', (_, query) => {
    expect(() => find(query)).toThrow('Bad query');
  });

  it('asks for records in use, those in the trash, or both', () => {
    expect(find({}).text).toContain('t1.deleted_at IS NULL');
    expect(find({ deleted: 'only' }).text).toContain('t1.deleted_at IS NOT NULL');
    expect(compileCount({ collection: 'item', catalog, deleted: 'any' }).text).not.toContain('deleted_at');
  });
});

describe('compileCounts', () => {
  it('counts for several queries in one statement, in their order, with each value once', () => {
    const ask = (code: string) => ({ collection: 'item', catalog, filter: { code } });
    const { text, values } = compileCounts([ask('a'), ask('b'), ask('a')]);
    expect(text).toBe(
      `SELECT ARRAY[${[1, 2, 1].map((value, at) => `(SELECT count(*)::int FROM "item" t${at + 1} WHERE (t${at + 1}.deleted_at IS NULL) AND (t${at + 1}."f_code" = $${value}::text))`).join(', ')}]::int[] AS totals`,
    );
    expect(values).toEqual(['a', 'b']);
  });
});

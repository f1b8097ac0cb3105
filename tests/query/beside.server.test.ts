import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileFind } from '../../engine/query/compileFind.ts';
import { plainDocuments } from './arbitraryDocuments.ts';
import { openQueryTables, type QueryTables } from './queryTable.ts';
import { databaseUrl, sample } from './settings.ts';

const limit = 7;
const sorts = [
  { s: 1 },
  { m: -1 },
  { w: 1, m: -1 },
  { s: -1, t: 1 },
  { missing: 1 },
  { n: -1 },
  { created_at: -1 },
  {},
];

describe.each([{ indexed: true }, { indexed: false }])('rows beside a record, indexed: $indexed', ({ indexed }) => {
  let tables: QueryTables;
  let count = 0;
  beforeAll(async () => {
    tables = await openQueryTables({ url: databaseUrl(), indexed, names: ['thing'] });
    count = (await tables.fill('thing', sample(plainDocuments, 77, 60))).length;
  });
  afterAll(() => tables.close());

  const ids = async (query: object) => {
    const rows = await tables.run(compileFind({ collection: 'thing', catalog: tables.catalog, ...query }));
    return rows.map((row) => String((row as { id: string }).id));
  };

  it.each(sorts.map((sort) => ({ name: JSON.stringify(sort), sort })))(
    'are those of the numbered pages, forwards and backwards, sorted by $name',
    async ({ sort }) => {
      const all = await ids({ sort, paging: 'all' });
      expect(all).toHaveLength(count);
      for (const at of [0, limit - 1, 20, count - 3, count - 1]) {
        const beside = (side: 'after' | 'before') => ids({ sort, paging: { limit }, beside: { id: all[at], side } });
        expect(await beside('after')).toEqual(all.slice(at + 1, at + 1 + limit));
        expect((await beside('before')).reverse()).toEqual(all.slice(Math.max(at - limit, 0), at));
      }
    },
  );

  it('are none where the record is gone', async () => {
    expect(await ids({ sort: { s: 1 }, paging: { limit }, beside: { id: 'gone', side: 'after' } })).toEqual([]);
  });
});

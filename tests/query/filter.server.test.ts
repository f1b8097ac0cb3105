import type fc from 'fast-check';
import { Query } from 'mingo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchesCondition } from '../../engine/condition/matchesCondition.ts';
import { parseCondition } from '../../engine/condition/parseCondition.ts';
import { compileFind } from '../../engine/query/compileFind.ts';
import type { Json, JsonObject } from '../../schemas/json.ts';
import { plainConditions, wildConditions } from './arbitraryConditions.ts';
import { type Document, plainDocuments, wildDocuments, wildIndexedDocuments } from './arbitraryDocuments.ts';
import { openQueryTables, type QueryTables } from './queryTable.ts';
import { caseCount, databaseUrl, sample } from './settings.ts';

const batch = 200;
const documentsOfBatch = 60;

describe.each([{ indexed: true }, { indexed: false }])('filters, indexed: $indexed', ({ indexed }) => {
  let tables: QueryTables;
  beforeAll(async () => {
    tables = await openQueryTables({ url: databaseUrl(), indexed, names: ['thing'] });
  });
  afterAll(() => tables.close());

  it('find the records that mingo finds, in SQL and in JavaScript', async () => {
    await compareBatches({
      documents: plainDocuments,
      conditions: plainConditions,
      seed: indexed ? 1 : 2,
      withMingo: true,
    });
  }, 300_000);

  it('find the same records in SQL and in JavaScript, whatever the shape of the data', async () => {
    await compareBatches({
      documents: indexed ? wildIndexedDocuments : wildDocuments,
      conditions: wildConditions,
      seed: 3,
      withMingo: false,
    });
  }, 300_000);

  async function compareBatches(input: {
    documents: fc.Arbitrary<{ [field: string]: Json }>;
    conditions: fc.Arbitrary<JsonObject>;
    seed: number;
    withMingo: boolean;
  }): Promise<void> {
    const differences: unknown[] = [];
    let found = 0;
    for (let done = 0; done < caseCount() / 2; done += batch) {
      const seed = input.seed * 1_000_003 + done;
      const records = await tables.fill('thing', sample(input.documents, seed, documentsOfBatch));
      for (const source of sample(input.conditions, seed, batch)) {
        const filter = parseCondition(source);
        const fromSql = await tables.run(
          compileFind({ collection: 'thing', catalog: tables.catalog, filter, paging: 'all' }),
        );
        const sqlIds = fromSql.map((record) => (record as Document).id);
        const searchFields = tables.source('thing').searchFields;
        const jsIds = records
          .filter((record) => matchesCondition(record, filter, { searchFields }))
          .map(({ id }) => id);
        const mingoIds = input.withMingo ? mingoFind(source, records) : jsIds;
        found += jsIds.length;
        if (jsIds.join() === mingoIds.join() && jsIds.join() === sqlIds.join()) continue;
        const id = [...jsIds, ...sqlIds, ...mingoIds].find(
          (each) => !(jsIds.includes(each) && sqlIds.includes(each) && mingoIds.includes(each)),
        );
        const record = records.find((each) => each.id === id);
        differences.push({
          source,
          record,
          js: jsIds.includes(id ?? ''),
          sql: sqlIds.includes(id ?? ''),
          mingo: mingoIds.includes(id ?? ''),
        });
      }
    }
    expect(differences.slice(0, 5).map((each) => JSON.stringify(each))).toEqual([]);
    expect(found).toBeGreaterThan(caseCount());
  }
});

function mingoFind(source: JsonObject, records: Document[]): string[] {
  const query = new Query(source);
  return records.filter((record) => query.test(record)).map(({ id }) => id);
}

import { afterAll, beforeAll, expect, it } from 'vitest';
import { matchesCondition } from '../../engine/condition/matchesCondition.ts';
import { parseCondition } from '../../engine/condition/parseCondition.ts';
import { compileFind } from '../../engine/query/compileFind.ts';
import type { Document } from './arbitraryDocuments.ts';
import { patternOptions, patterns, patternTexts } from './arbitraryPatterns.ts';
import { openQueryTables, type QueryTables } from './queryTable.ts';
import { caseCount, databaseUrl, sample } from './settings.ts';

let tables: QueryTables;
beforeAll(async () => {
  tables = await openQueryTables({ url: databaseUrl(), indexed: true, names: ['thing'] });
});
afterAll(() => tables.close());

it('finds the same texts in SQL and in JavaScript by any pattern that is accepted', async () => {
  const records = await tables.fill(
    'thing',
    sample(patternTexts, 1, 120).map((s) => ({ s })),
  );
  const options = sample(patternOptions, 2, caseCount());
  let accepted = 0;
  for (const [index, source] of sample(patterns, 3, caseCount()).entries()) {
    const regex = { $regex: source, $options: options[index] ?? '' };
    let filter: ReturnType<typeof parseCondition>;
    try {
      filter = parseCondition({ s: regex });
    } catch {
      continue;
    }
    accepted += 1;
    const inJs = records.filter((record) => matchesCondition(record, filter)).map(({ id }) => id);
    const inSql = await tables.run(
      compileFind({ collection: 'thing', catalog: tables.catalog, filter, paging: 'all' }),
    );
    expect([regex, inSql.map((record) => (record as Document).id)]).toEqual([regex, inJs]);
  }
  expect(accepted).toBeGreaterThan(caseCount() / 4);
});

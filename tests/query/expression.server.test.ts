import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evaluateExpression } from '../../engine/condition/expression/evaluateExpression.ts';
import { readExpression } from '../../engine/condition/expression/readExpression.ts';
import { readJson } from '../../engine/condition/values/readJson.ts';
import { limitWork } from '../../engine/condition/values/work.ts';
import { compileAggregate } from '../../engine/query/compileAggregate.ts';
import type { Json } from '../../schemas/json.ts';
import { plainDocuments, wildDocuments } from './arbitraryDocuments.ts';
import { anyPlainExpression, wildExpressions } from './arbitraryExpressions.ts';
import { openQueryTables, type QueryTables } from './queryTable.ts';
import { caseCount, databaseUrl, depthOf, sample } from './settings.ts';

let tables: QueryTables;
beforeAll(async () => {
  tables = await openQueryTables({ url: databaseUrl(), indexed: true, names: ['thing'] });
});
afterAll(() => tables.close());

const perQuery = 10;

it('gives the same value in SQL and in JavaScript, whatever the expression and the data', async () => {
  const documents = fc.oneof(plainDocuments, wildDocuments) as fc.Arbitrary<{ [field: string]: Json }>;
  const expressions = fc.oneof({ weight: 1, arbitrary: anyPlainExpression }, { weight: 3, arbitrary: wildExpressions });
  const differences: string[] = [];
  for (let done = 0; done < caseCount(); done += 200) {
    const records = await tables.fill('thing', sample(documents, 77 + done, 20));
    const sources = sample(expressions, 991 + done, 200).filter((source) => depthOf(source) < 25);
    for (let first = 0; first < sources.length; first += perQuery) {
      const group = sources.slice(first, first + perQuery);
      const fields = Object.fromEntries(group.map((source, index) => [`e${index}`, [source, { $type: [source] }]]));
      const pipeline = [{ $project: { ...fields, id: 1 } }];
      const query = compileAggregate({ collection: 'thing', catalog: tables.catalog, pipeline });
      const answers = (await tables.run(query).catch((error: Error) => {
        throw new Error(`${error.message} in ${JSON.stringify(group)}`);
      })) as { [field: string]: Json }[];
      for (const [index, source] of group.entries()) {
        const expression = readExpression(readJson([source, { $type: [source] }]), 'test');
        for (const [row, record] of records.entries()) {
          const js =
            evaluateExpression(expression, { root: record, variables: new Map(), work: limitWork(1_000_000) }) ?? null;
          const sql = answers[row]?.[`e${index}`] ?? null;
          if (write(js) !== write(sql)) {
            differences.push(
              `${JSON.stringify(source)} js ${write(js)} sql ${write(sql)} of ${JSON.stringify(record)}`,
            );
            break;
          }
        }
      }
    }
  }
  expect(differences.slice(0, 5)).toEqual([]);
}, 300_000);

/** With the keys in order: jsonb keeps its own. */
function write(value: Json): string {
  return JSON.stringify(value, (_, item: Json) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([one], [two]) => (one < two ? -1 : 1)))
      : item,
  );
}

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matchesCondition } from '../../engine/condition/matchesCondition.ts';
import { parseCondition } from '../../engine/condition/parseCondition.ts';
import { compileAggregate } from '../../engine/query/compileAggregate.ts';
import { compileFind } from '../../engine/query/compileFind.ts';
import type { CompiledQuery } from '../../engine/query/sql/querySource.ts';
import type { Condition } from '../../schemas/condition.ts';
import { SalaError } from '../../schemas/errors/errors.ts';
import { wildConditions } from './arbitraryConditions.ts';
import { plainDocuments, wildDocuments } from './arbitraryDocuments.ts';
import { wildExpressions } from './arbitraryExpressions.ts';
import { garbage, garbagePipelines, strangeValues } from './arbitraryGarbage.ts';
import { plainPipelines } from './arbitraryPipelines.ts';
import { openQueryTables, type QueryTables } from './queryTable.ts';
import { caseCount, databaseUrl, seedShift } from './settings.ts';

let tables: QueryTables;
beforeAll(async () => {
  tables = await openQueryTables({ url: databaseUrl(), indexed: true, names: ['thing', 'other'] });
  const documents = fc.sample(fc.oneof(plainDocuments, wildDocuments), { seed: 4, numRuns: 12 });
  await tables.fill('thing', JSON.parse(JSON.stringify(documents)));
  await tables.fill('other', JSON.parse(JSON.stringify(documents.slice(0, 5))));
  await tables.client.query(`set statement_timeout = '5s'`);
});
afterAll(() => tables.close());

/** Ten times the cases of the other tests; the full proof is SALA_CASES=10000. */
const inputs = caseCount() * 10;
/** How many of the accepted queries are run. */
const runs = caseCount();
/** What the server answers as "too much", not as a fault: too large, too long. */
const allowedStates = ['54000', '57014', '54001'];

it('refuses garbage where a condition is expected with bad_query and nothing else, and runs what it accepts', async () => {
  const accepted: CompiledQuery[] = [];
  const sources = [
    ...strangeValues,
    ...fc.sample(mixed(garbage, wildConditions), { seed: 11 + seedShift, numRuns: inputs / 2 }),
  ];
  for (const source of sources) {
    onlyBadQuery(() => {
      const filter = parseCondition(source);
      matchesCondition({ s: 'a', n: 1, tags: ['x', null], o: { x: 1 } }, filter);
      accepted.push(compileFind({ collection: 'thing', catalog: tables.catalog, filter }));
    });
    onlyBadQuery(() =>
      compileFind({
        collection: 'thing',
        catalog: tables.catalog,
        filter: source as Condition,
        sort: source,
        projection: source,
      }),
    );
  }
  expect(accepted.length).toBeGreaterThan(inputs / 50);
  await runAll(accepted);
}, 300_000);

it('refuses garbage where a pipeline is expected with bad_query and nothing else, and runs what it accepts', async () => {
  const accepted: CompiledQuery[] = [];
  const anyExpression = wildExpressions.map((x) => [{ $project: { x } }]);
  const sources = [
    ...strangeValues,
    ...fc.sample(mixed(garbagePipelines, fc.oneof(plainPipelines, anyExpression)), {
      seed: 12 + seedShift,
      numRuns: inputs / 2,
    }),
  ];
  for (const pipeline of sources) {
    onlyBadQuery(() => accepted.push(compileAggregate({ collection: 'thing', catalog: tables.catalog, pipeline })));
  }
  expect(accepted.length).toBeGreaterThan(inputs / 50);
  await runAll(accepted);
}, 300_000);

/** Garbage, sound queries, and sound queries with one part replaced by garbage. */
function mixed(bad: fc.Arbitrary<unknown>, good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const broken = fc.tuple(good, bad, fc.nat()).map(([source, part, at]) => replacePart(source, part, { at: at % 12 }));
  return fc.oneof({ weight: 5, arbitrary: bad }, { weight: 1, arbitrary: good }, { weight: 4, arbitrary: broken });
}

function replacePart(source: unknown, part: unknown, left: { at: number }): unknown {
  left.at -= 1;
  if (left.at < 0) {
    left.at = Number.POSITIVE_INFINITY;
    return part;
  }
  if (Array.isArray(source)) return source.map((item) => replacePart(item, part, left));
  if (typeof source !== 'object' || source === null) return source;
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, replacePart(value, part, left)]));
}

function onlyBadQuery(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (error instanceof SalaError && error.code === 'bad_query' && error.status === 400) return;
    throw error;
  }
}

async function runAll(queries: CompiledQuery[]): Promise<void> {
  const step = Math.max(1, Math.floor(queries.length / runs));
  const failures: string[] = [];
  for (let index = 0; index < queries.length; index += step) {
    const query = queries[index]!;
    await tables.run(query).catch((error: Error & { code?: string }) => {
      if (!allowedStates.includes(error.code ?? ''))
        failures.push(
          `${error.code} ${error.message}: ${query.text.slice(0, 3000)} ${JSON.stringify(query.values).slice(0, 1500)}`,
        );
    });
  }
  expect(failures.slice(0, 3)).toEqual([]);
}

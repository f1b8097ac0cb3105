import { Aggregator } from 'mingo';
import { Context } from 'mingo/core';
import * as accumulator from 'mingo/operators/accumulator';
import * as expression from 'mingo/operators/expression';
import * as pipelineStages from 'mingo/operators/pipeline';
import * as projection from 'mingo/operators/projection';
import * as query from 'mingo/operators/query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileAggregate } from '../../engine/query/compileAggregate.ts';
import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import { exactDocuments } from './arbitraryDocuments.ts';
import { plainPipelines } from './arbitraryPipelines.ts';
import { openQueryTables, type QueryTables } from './queryTable.ts';
import { caseCount, databaseUrl, depthOf, sample } from './settings.ts';

const context = Context.init({ accumulator, expression, pipeline: pipelineStages, projection, query } as never);
const batch = 100;

describe.each([{ indexed: true }, { indexed: false }])('pipelines, indexed: $indexed', ({ indexed }) => {
  let tables: QueryTables;
  beforeAll(async () => {
    tables = await openQueryTables({ url: databaseUrl(), indexed, names: ['thing', 'other'] });
  });
  afterAll(() => tables.close());

  it('answer as mingo does', async () => {
    const differences: string[] = [];
    let found = 0;
    for (let done = 0; done < caseCount() / 2; done += batch) {
      const seed = (indexed ? 5 : 6) * 1_000_003 + done;
      const things = await tables.fill('thing', sample(exactDocuments, seed, 16));
      const others = await tables.fill('other', sample(exactDocuments, seed + 1, 8));
      for (const pipeline of sample(plainPipelines, seed, batch)) {
        if (depthOf(pipeline) > 30) continue;
        const compiled = compileAggregate({ collection: 'thing', catalog: tables.catalog, pipeline });
        const fromSql = await tables.run(compiled).catch((error: Error) => [error.message]);
        const fromMingo = runMingo(pipeline, things, others);
        found += fromSql.length;
        const at = compare(normalise(fromMingo), normalise(fromSql), '');
        if (at !== undefined) differences.push(`${JSON.stringify(pipeline)} differs at ${at}`);
      }
    }
    expect(differences.sort((one, two) => one.length - two.length).slice(0, 5)).toEqual([]);
    expect(found).toBeGreaterThan(caseCount());
  }, 300_000);
});

/** Stage by stage on copies: mingo lets parts of documents be shared, and a later stage then changes both. */
function runMingo(pipeline: readonly JsonObject[], things: Json[], others: Json[]): Json[] {
  const options = { context, collectionResolver: () => structuredClone(others) };
  let documents = structuredClone(things);
  try {
    for (const stage of pipeline) {
      const facet = stage.$facet as { [name: string]: JsonObject[] } | undefined;
      const idKey = documents.some((one) => isJsonObject(one) && '_id' in one) ? '_id' : 'id';
      const next = facet
        ? [Object.fromEntries(Object.entries(facet).map(([name, inner]) => [name, runMingo(inner, documents, others)]))]
        : new Aggregator([withDates(named(stage, idKey))] as never, { ...options, idKey } as never).run(
            documents as never,
          );
      documents = JSON.parse(JSON.stringify(next));
    }
    return documents;
  } catch (error) {
    return [`mingo: ${String(error)}`];
  }
}

/** `_id: 0` leaves out what identifies the documents, whatever its name. */
function named(stage: JsonObject, idKey: string): JsonObject {
  if (!isJsonObject(stage.$project) || stage.$project._id !== 0) return stage;
  const { _id, ...fields } = stage.$project;
  return { $project: { [idKey]: _id, ...fields } };
}

/** mingo's dates are Date objects; `$d` stands only where a date is taken. */
function withDates(value: Json): Json {
  if (value === '$d') return { $toDate: '$d' };
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  if (value.$max === '$d') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withDates(item)]));
}

/** What has no order is put in one: joined records by id, sets by content; a count of nothing is no document. */
function normalise(value: Json): Json {
  if (Array.isArray(value)) return value.filter((item) => !isEmptyCount(item)).map(normalise);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]): [string, Json] => {
    const normal = normalise(item);
    const isUnordered = (key === 'joined' || key === 'set') && Array.isArray(normal);
    return [
      key,
      isUnordered ? [...normal].sort((one, two) => (JSON.stringify(one) < JSON.stringify(two) ? -1 : 1)) : normal,
    ];
  });
  return Object.fromEntries(entries.sort(([one], [two]) => (one < two ? -1 : 1)));
}

function isEmptyCount(item: Json): boolean {
  const text = JSON.stringify(item);
  return text === '{"records":0}' || text === '{"groups":0}';
}

/** Where two answers differ. Sums that mingo makes in floats may be off in the last places. */
function compare(mingo: Json | undefined, sql: Json | undefined, at: string): string | undefined {
  if (typeof mingo === 'number' && typeof sql === 'number') {
    return Math.abs(mingo - sql) <= 1e-12 * Math.max(1, Math.abs(mingo))
      ? undefined
      : `${at}: mingo ${mingo}, sql ${sql}`;
  }
  if (typeof mingo !== 'object' || typeof sql !== 'object' || mingo === null || sql === null) {
    return mingo === sql ? undefined : `${at}: mingo ${JSON.stringify(mingo)}, sql ${JSON.stringify(sql)}`;
  }
  const keys = new Set([...Object.keys(mingo), ...Object.keys(sql)]);
  for (const key of keys) {
    const difference = compare((mingo as JsonObject)[key], (sql as JsonObject)[key], `${at}.${key}`);
    if (difference !== undefined) return difference;
  }
  return Array.isArray(mingo) === Array.isArray(sql) ? undefined : `${at}: an array against an object`;
}

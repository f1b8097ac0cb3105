import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findType } from '../../engine/collection/field/findType.ts';
import { matchesCondition } from '../../engine/condition/matchesCondition.ts';
import { measureValue } from '../../engine/condition/values/measure.ts';
import { compileFind } from '../../engine/query/compileFind.ts';
import type { Condition, Json } from '../../schemas/index.ts';
import { fieldSamples } from '../factories/fieldSamples.ts';
import type { Document } from './arbitraryDocuments.ts';
import { openQueryTables, type QueryTables } from './queryTable.ts';
import { databaseUrl, sample } from './settings.ts';

let tables: QueryTables;
beforeAll(async () => {
  tables = await openQueryTables({ url: databaseUrl(), indexed: false, names: ['thing'] });
});
afterAll(() => tables.close());

async function findIds(query: { filter?: Condition; sort?: object; source?: object }): Promise<string[]> {
  const catalog = { ...tables.catalog, sourceOf: () => ({ ...tables.source('thing'), ...query.source }) };
  const { filter, sort } = query;
  const found = await tables.run(compileFind({ collection: 'thing', catalog, filter, sort, paging: 'all' }));
  return found.map((record) => (record as Document).id);
}

/** Values of the type, and others that look like them or like nothing. */
function valuesOf(name: string, seed: number): Json[] {
  const { spelled, shown, refused } = fieldSamples[name as keyof typeof fieldSamples];
  const known = [
    ...spelled.map(([, stored]) => stored),
    ...shown.map(([value]) => value),
    ...refused.map(([one]) => one),
  ];
  const anything = fc.json({ maxDepth: 2 }).map((text): Json => JSON.parse(text));
  const digits = fc.integer({ min: 0, max: 999_999 });
  const durations = fc
    .tuple(fc.constantFrom('W', 'D', 'TH', 'TM', 'TS'), digits)
    .map(([unit, count]) => (unit.startsWith('T') ? `PT${count}${unit[1]}` : `P${count}${unit}`));
  const places = fc.record({
    lat: fc.double({ min: -91, max: 91, noNaN: true }),
    lon: fc.double({ min: -181, max: 181, noNaN: true }),
  });
  return [...known, ...sample<Json>(fc.oneof(durations, places, anything), seed, 40)];
}

const samples = Object.entries(fieldSamples).flatMap(([name, { type, asked }]) => {
  const used = findType(type);
  return used ? [{ name, asked, used }] : [];
});
const toList = <Item>(item: Item | undefined): Item[] => (item === undefined ? [] : [item]);

describe.each(samples.filter(({ used }) => used.type.filter))('what lists ask of $name', ({ name, asked, used }) => {
  const questions = asked.flatMap((from) => ['', ...asked].map((to) => ({ text: from, from, to })));
  const conditions = questions.flatMap((asks) => toList(used.type.filter?.where('value', asks, used.settings)));

  it('is answered alike by SQL and by JavaScript', async () => {
    const records = await tables.fill(
      'thing',
      valuesOf(name, name.length).map((value) => ({ value })),
    );
    expect(conditions.length).toBeGreaterThan(0);
    let found = 0;
    for (const filter of conditions) {
      const inJs = records.filter((record) => matchesCondition(record, filter)).map(({ id }) => id);
      expect([filter, await findIds({ filter })]).toEqual([filter, inJs]);
      found += inJs.length;
    }
    expect(found).toBeGreaterThan(0);
  });
});

describe.each(samples.filter(({ used }) => used.type.search))('what is searched in $name', ({ name, asked, used }) => {
  it('is found alike by SQL and by JavaScript', async () => {
    const searchFields = used.type.search?.(used.settings).map((part) => `value.${part}`) ?? [];
    const records = await tables.fill(
      'thing',
      valuesOf(name, 3).map((value) => ({ value })),
    );
    for (const word of [...asked, 'a', '"', ',', '\\'].filter((each) => each !== '')) {
      const filter = { $search: word };
      const inJs = records.filter((record) => matchesCondition(record, filter, { searchFields })).map(({ id }) => id);
      expect([word, await findIds({ filter, source: { searchFields, searchColumn: undefined } })]).toEqual([
        word,
        inJs,
      ]);
    }
  });
});

it('compares durations by their length and sorts by it, missing ones first', async () => {
  const values = ['PT2H', 'PT90M', 'P1D', 'PT45S', 'PT1H30M', 'PT0.5S', null, 'P1Y', 7, { a: 'PT1H' }];
  const records = await tables.fill(
    'thing',
    values.map((value) => ({ value })),
  );
  const filter = { value: { $duration: { $gte: 'PT5400S', $lt: 'P1D' } } };
  expect(await findIds({ filter })).toEqual(['r0000', 'r0001', 'r0004']);
  const source = { measures: { value: { kind: 'duration' } } };
  const sorted = await findIds({ sort: { value: 1 }, source });
  const lengthOf = (id: string) =>
    measureValue({ kind: 'duration' }, records.find((one) => one.id === id)?.value ?? null) ?? -1;
  expect(sorted.map(lengthOf)).toEqual([...records.map(({ id }) => lengthOf(id))].sort((one, other) => one - other));
});

it('finds places near a point alike, whatever the distance', async () => {
  const records = await tables.fill(
    'thing',
    valuesOf('money', 7).map((value) => ({ value })),
  );
  const points = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
    within: fc.double({ min: 0, max: 21_000_000, noNaN: true }),
  });
  let found = 0;
  for (const near of sample(points, 5, 100)) {
    const filter = { value: { $near: near } };
    const inJs = records.filter((record) => matchesCondition(record, filter)).map(({ id }) => id);
    expect([near, await findIds({ filter })]).toEqual([near, inJs]);
    found += inJs.length;
  }
  expect(found).toBeGreaterThan(100);
});

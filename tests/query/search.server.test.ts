import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matchesCondition } from '../../engine/condition/matchesCondition.ts';
import { compileFind } from '../../engine/query/compileFind.ts';
import type { Condition } from '../../schemas/condition.ts';
import type { Document } from './arbitraryDocuments.ts';
import { openQueryTables, type QueryTables } from './queryTable.ts';
import { databaseUrl } from './settings.ts';

let tables: QueryTables;
beforeAll(async () => {
  tables = await openQueryTables({ url: databaseUrl(), indexed: true, names: ['thing'] });
});
afterAll(() => tables.close());

const ids = async (filter: Condition, source = {}) => {
  const catalog = { ...tables.catalog, sourceOf: () => ({ ...tables.source('thing'), ...source }) };
  return (await tables.run(compileFind({ collection: 'thing', catalog, filter }))).map(
    (record) => (record as Document).id,
  );
};

it.each([
  ['น้ำแข็ง', 'ร้านขายน้ำแข็งใสเจ้าเก่า'],
  ['น้\u0e4dา', 'ดื่มน้ำ'],
  ['น\u0e4d\u0e49า', 'น้ำปลา'.replace('น้ำ', 'นํ้า')],
  ['แม่', 'เเม่ค้า'],
  ['2569', 'พ.ศ. ๒๕๖๙'],
  ['๑๒๓', 'เลขที่ 123/4'],
  ['SALA', 'a sala by the river'],
  ['école', 'ÉCOLE'],
  ['e\u0301t', '\u00e9t\u00e9'],
  ['ข้าวผัด กุ้ง', 'ข้าว\u200bผัดใส่กุ้ง'],
])('finds %s inside %s', async (search, text) => {
  await tables.fill('thing', [{ s: text }, { s: 'อื่น' }, { t: 'nothing', n: 5 }]);
  expect(await ids({ $search: search })).toEqual(['r0000']);
  expect(await ids({ $text: { $search: search } }, { searchColumn: undefined })).toEqual(['r0000']);
  expect(await ids({ $search: search }, { searchColumn: undefined, searchFields: undefined })).toEqual(['r0000']);
  expect(await ids({ s: { $search: search } })).toEqual(['r0000']);
  expect(matchesCondition({ s: text }, { $search: search })).toBe(true);
});

it('finds the same records by column, by fields and in JavaScript', async () => {
  const letters = fc.constantFrom(
    'ก',
    'า',
    '\u0e4d',
    '\u0e49',
    'ำ',
    'เ',
    'แ',
    'น',
    'a',
    'A',
    'é',
    'e\u0301',
    'É',
    '๑',
    '1',
    ' ',
    '\u200b',
    'ß',
    'İ',
    'Ω',
    'ω',
    'Я',
    '😀',
    '\n',
  );
  const texts = fc.array(letters, { maxLength: 8 }).map((parts) => parts.join(''));
  const documents = fc.sample(fc.record({ s: texts, t: texts }), { seed: 5, numRuns: 60 });
  const records = await tables.fill('thing', documents);
  let found = 0;
  for (const search of fc
    .sample(fc.array(letters, { maxLength: 3 }), { seed: 6, numRuns: 300 })
    .map((parts) => parts.join(''))) {
    const expected = records
      .filter((record) => matchesCondition(record, { $search: search }, { searchFields: ['s', 't'] }))
      .map(({ id }) => id);
    expect([search, await ids({ $search: search })]).toEqual([search, expected]);
    expect([search, await ids({ $search: search }, { searchColumn: undefined })]).toEqual([search, expected]);
    found += expected.length;
  }
  expect(found).toBeGreaterThan(1_000);
});

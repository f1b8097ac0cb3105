import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase.ts';
import { deriveAppUrl } from '../../platform/db/appRole.ts';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { describeSchema } from '../../platform/db/testing/describeSchema.ts';
import { syncTables } from './syncTables.ts';
import type { TableColumn, TableShape } from './tableShape.ts';

const log = pino({ level: 'silent' });
let test: TestDatabase;
let db: Database;

beforeAll(async () => {
  test = await openTestDatabase();
  db = openDatabase({ ownerUrl: test.url, appUrl: deriveAppUrl(test.url), log });
});
afterAll(() => db.close());

const code: TableColumn = { field: 'code', name: 'f_code', type: 'text', unique: true };
const amount: TableColumn = { field: 'amount', name: 'f_amount', type: 'double precision', unique: false };
const paid: TableColumn = { field: 'paid', name: 'f_paid', type: 'boolean', unique: false };

it('makes a table whose columns are read from the document', async () => {
  await sync({ table: 'r_made', columns: [code, amount, paid], search: ['code'] });
  await db.platform.query(
    `insert into r_made (site_id, id, data) values (gen_random_uuid(), 'a', '{"code": "A1", "amount": 2.5, "paid": "yes"}')`,
  );
  expect(await db.platform.query('select f_code, f_amount, f_paid, search_text from r_made')).toEqual([
    { f_code: 'A1', f_amount: 2.5, f_paid: null, search_text: 'a1' },
  ]);
});

it('widens the table there is, to what it would be had it been made so', async () => {
  await sync({ table: 'r_wide', columns: [code], search: [] });
  await sync({ table: 'r_wide', columns: [code, amount], search: ['code'] });
  const widened = await describeTable('r_wide');
  await db.platform.query('drop table r_wide');
  await db.platform.query(`delete from collection_table where name = 'r_wide'`);
  await sync({ table: 'r_wide', columns: [code, amount], search: ['code'] });
  expect(await describeTable('r_wide')).toEqual(widened);
  expect(widened.join('\n')).toMatch(
    /CREATE INDEX r_wide_f_amount .* \(site_id, f_amount NULLS FIRST, id\) WHERE \(deleted_at IS NULL\)/,
  );
});

it('changes nothing when it is done again', async () => {
  const shape = { table: 'r_again', columns: [code, paid], search: ['code'] };
  await sync(shape);
  const before = await describeTable('r_again');
  await db.platform.query(`delete from collection_table where name = 'r_again'`);
  await sync(shape);
  expect(await describeTable('r_again')).toEqual(before);
});

it('takes names as long as PostgreSQL allows, and names with signs in them', async () => {
  const long = 'x_0123456789abcdef_a_very_long_collection_name_that_fills_63_ch';
  const odd: TableColumn = { field: `it's "a" ?`, name: 'f_odd?', type: 'text', unique: false };
  await sync(
    { table: long, columns: [code], search: [] },
    { table: `r_odd "one" ?'`, columns: [odd], search: [odd.field] },
  );
  const described = await describeSchema(test.url);
  expect(described).toContain(`${long} ${long.slice(0, 58)}_pkey PRIMARY KEY (site_id, id)`);
  expect(described.some((line) => line.startsWith(`"r_odd ""one"" ?'"`) && line.endsWith('secured=t'))).toBe(true);
});

it('carries the values of a field over to the name that it has now, once', async () => {
  const was = { table: 'r_renamed', columns: [code, { ...amount, field: 'sum', name: 'f_sum' }], search: [] };
  await sync(was);
  const add = (id: string, data: object) =>
    db.platform.query('insert into r_renamed (site_id, id, data) values (gen_random_uuid(), $1, $2)', [
      id,
      JSON.stringify(data),
    ]);
  await add('a', { code: 'A', sum: 5 });
  await add('b', { code: 'B', total: 7 });
  await add('c', { code: 'C', sum: 1, amount: 2 });
  await add('d', { code: 'D', sum: null, total: 3, amount: null });
  const renamed = ['sum', 'total'].map((from) => ({ from, to: 'amount' }));
  await sync({ table: 'r_renamed', columns: [code, amount], search: [], renamed });
  expect(await db.platform.query('select id, data, f_amount from r_renamed order by id')).toEqual([
    { id: 'a', data: { code: 'A', amount: 5 }, f_amount: 5 },
    { id: 'b', data: { code: 'B', amount: 7 }, f_amount: 7 },
    { id: 'c', data: { code: 'C', sum: 1, amount: 2 }, f_amount: 2 },
    { id: 'd', data: { code: 'D', amount: 3 }, f_amount: 3 },
  ]);
});

async function sync(...shapes: TableShape[]): Promise<void> {
  await syncTables(db.platform, shapes, log);
}

async function describeTable(table: string): Promise<string[]> {
  return (await describeSchema(test.url)).filter((line) => line.includes(table));
}

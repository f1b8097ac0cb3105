import { expect, it } from 'vitest';
import { compileSql, siteRows, sql } from './sql.ts';

it('begins with the rows of the current site, by the name of the table', () => {
  const rows = siteRows('membership').join('account', 'account.id', 'membership.account_id').where('role', 'user');
  expect(compileSql(rows.select('account.id'))).toEqual([
    {
      text: 'select "account"."id" from "membership" inner join "account" on "account"."id" = "membership"."account_id" where "membership".site_id = current_site() and "role" = $1',
      values: ['user'],
    },
  ]);
});

it('keeps the site when rows are changed or deleted', () => {
  expect(compileSql(siteRows('file').where('id', 'a').delete())[0]?.text).toContain('"file".site_id = current_site()');
  expect(compileSql(siteRows('file').update({ name: 'a' }))[0]?.text).toContain('"file".site_id = current_site()');
});

it('makes a value of whatever is asked for, and quotes names', () => {
  const name = `a"; drop table site; --`;
  expect(compileSql(siteRows('file').where('name', name).select(name))).toEqual([
    {
      text: `select "a""; drop table site; --" from "file" where "file".site_id = current_site() and "name" = $1`,
      values: [name],
    },
  ]);
});

it('leaves question marks in definitions of tables alone', () => {
  const composed = sql.schema.createTable('r_a', (table) => {
    table.specificType('b', "text generated always as (data ->> 'really?') stored");
    table.index(['b'], 'r_a_b');
  });
  expect(compileSql(composed)).toEqual([
    { text: `create table "r_a" ("b" text generated always as (data ->> 'really?') stored)`, values: [] },
    { text: 'create index "r_a_b" on "r_a" ("b")', values: [] },
  ]);
});

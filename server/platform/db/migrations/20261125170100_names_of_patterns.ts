import type { Knex } from 'knex';

/** Names of number patterns are told in the language of the reader: those of before become the text of the language they are written in. */
export async function up(knex: Knex): Promise<void> {
  if (!(await isThere(knex))) return;
  await knex.raw(`
    update r_code_management
    set data = data || jsonb_build_object('name', case
      when btrim(data ->> 'name') = '' then null
      when data ->> 'name' ~ '[ก-๛]' or data ->> 'name' !~* '[a-z]' then jsonb_build_object('th', data -> 'name')
      else jsonb_build_object('en', data -> 'name') end)
    where jsonb_typeof(data -> 'name') = 'string'`);
}

export async function down(knex: Knex): Promise<void> {
  if (!(await isThere(knex))) return;
  await knex.raw(`
    update r_code_management
    set data = data || jsonb_build_object('name', coalesce(data -> 'name' ->> 'th', data -> 'name' ->> 'en'))
    where jsonb_typeof(data -> 'name') = 'object'`);
}

async function isThere(knex: Knex): Promise<boolean> {
  const { rows } = await knex.raw("select to_regclass('r_code_management') is not null as is_there");
  return rows[0].is_there;
}

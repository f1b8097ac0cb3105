import type { Knex } from 'knex';

/** The two functions by which every table is tied to its tenant. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create or replace function current_site() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('sala.site_id', true), '')::uuid $$;

create or replace function protect_table(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('drop policy if exists tenant on %s', target);
  execute format('create policy tenant on %s using (site_id = sala.current_site()) with check (site_id = sala.current_site())', target);
end $$;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function protect_table(regclass)');
  await knex.raw('drop function current_site()');
}

import type { Knex } from 'knex';

/**
 * Tasks named who is in charge by a text; they refer to a person now. A name that is that of exactly one member of the site becomes
 * the reference, any other stays as it was written.
 */
export async function up(knex: Knex): Promise<void> {
  const { rows } = await knex.raw("select to_regclass('r_task') is not null as is_there");
  if (!rows[0].is_there) return;
  await knex.raw(`
    with named as (
      select site_id, lower(data ->> 'name') as name, min(id) as id
      from core_user where data ->> 'name' is not null group by 1, 2 having count(*) = 1
    )
    update r_task as task
    set data = (task.data - 'assignedTo') || jsonb_build_object('assignee', named.id)
    from named
    where named.site_id = task.site_id
      and named.name = lower(regexp_replace(btrim(task.data ->> 'assignedTo'), '\\s+', ' ', 'g'))
      and coalesce(task.data ->> 'assignee', '') = ''`);
  // Where the account was kept beside the name, the name would be told twice.
  await knex.raw(`
    update r_task as task set data = data - 'assignedTo'
    where exists (select from core_user where core_user.site_id = task.site_id and core_user.id = task.data ->> 'assignee')`);
}

/** The names are those of the accounts, by which they were found. */
export async function down(knex: Knex): Promise<void> {
  const { rows } = await knex.raw("select to_regclass('r_task') is not null as is_there");
  if (!rows[0].is_there) return;
  await knex.raw(`
    update r_task as task set data = task.data || jsonb_build_object('assignedTo', person.data ->> 'name')
    from core_user as person
    where person.site_id = task.site_id and person.id = task.data ->> 'assignee' and person.data ->> 'name' is not null`);
}

import type { Knex } from 'knex';

/**
 * The people of a site and the site itself, with the columns of a collection's table, for the calls of records to read. They run
 * with the rights of whoever asks, so the policies of the tables below narrow them too.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create view core_user with (security_invoker = true) as
    select membership.site_id, account.id, null::text as state, 1 as version,
      jsonb_strip_nulls(jsonb_build_object(
        'name', full_name.name,
        'firstname', account.profile ->> 'firstname',
        'lastname', account.profile ->> 'lastname',
        'avatar', account.profile ->> 'avatar',
        'email', account.email,
        'email_verified', account.email_verified_at is not null,
        'username', account.username,
        'phone', account.phone,
        'role', membership.role,
        'disabled', coalesce(membership.disabled_at, account.disabled_at) is not null,
        'guest', account.site_id <> membership.site_id
      )) as data,
      membership.created_at, null::text as created_by,
      greatest(account.updated_at, membership.created_at) as updated_at, null::text as updated_by,
      null::timestamptz as deleted_at,
      full_name.name collate "C" as f_name, account.email collate "C" as f_email,
      account.username collate "C" as f_username, membership.role collate "C" as f_role
    from membership
    join account on account.id = membership.account_id
    cross join lateral (
      select nullif(concat_ws(' ', nullif(account.profile ->> 'firstname', ''), nullif(account.profile ->> 'lastname', '')), '')
    ) as full_name (name)`);
  await knex.raw(`
    create view core_site with (security_invoker = true) as
    select site.site_id, site.site_id::text as id, null::text as state, 1 as version,
      jsonb_strip_nulls(jsonb_build_object(
        'name', site.name,
        'type', site.type,
        'host', (
          select host from site_host where site_host.site_id = site.site_id order by is_main desc, host limit 1
        ),
        'language', site.language,
        'time_zone', site.time_zone,
        'logo', site.settings ->> 'logo'
      )) as data,
      site.created_at, null::text as created_by, site.updated_at, null::text as updated_by,
      null::timestamptz as deleted_at
    from site`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view core_site');
  await knex.raw('drop view core_user');
}

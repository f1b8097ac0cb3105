import type { Knex } from 'knex';

/** People as they are read tell the language that they chose: mails and notices are written to them in it. */
export async function up(knex: Knex): Promise<void> {
  await makeView(knex, true);
}

export async function down(knex: Knex): Promise<void> {
  await makeView(knex, false);
}

async function makeView(knex: Knex, hasLanguage: boolean): Promise<void> {
  await knex.raw('drop view core_user');
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
        'own_role', membership.own_role,
        ${lastSignIn}
        ${hasLanguage ? `'language', account.language,` : ''}
        'disabled', coalesce(membership.disabled_at, account.disabled_at) is not null,
        'guest', account.site_id <> membership.site_id
      )) as data,
      membership.created_at, null::text as created_by,
      greatest(account.updated_at, membership.created_at) as updated_at, null::text as updated_by,
      null::timestamptz as deleted_at,
      full_name.name collate "C" as f_name, account.email collate "C" as f_email,
      account.username collate "C" as f_username, membership.role collate "C" as f_role,
      membership.own_role collate "C" as f_own_role
    from membership
    join account on account.id = membership.account_id
    cross join lateral (
      select nullif(concat_ws(' ', nullif(account.profile ->> 'firstname', ''), nullif(account.profile ->> 'lastname', '')), '')
    ) as full_name (name)`);
}

/** In the form in which records hold times. */
const lastSignIn = `'signed_in_at', (
          select to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from sign_in_log
          where sign_in_log.site_id = membership.site_id and sign_in_log.account_id = account.id and outcome = 'ok'
        ),`;

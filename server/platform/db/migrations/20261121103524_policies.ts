import type { Knex } from 'knex';
import { protectTables } from '../protectTables.ts';

const tables = ['site', 'site_host', 'membership', 'session', 'layout', 'layout_version'];

/** Every table of people, sites and layouts is narrowed to the current site; an account is also seen where it is a member. */
export async function up(knex: Knex): Promise<void> {
  await protectTables(knex, [...tables, 'account']);
  await knex.raw(`
    create policy member on account for select using (
      exists (select from membership where membership.account_id = account.id and membership.site_id = sala.current_site())
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop policy member on account');
  for (const table of [...tables, 'account']) {
    await knex.raw('drop policy tenant on ??', [table]);
    await knex.raw('alter table ?? disable row level security', [table]);
  }
}

import type { Knex } from 'knex';

/** The oldest effects of each site that wait: workers take them in turns, site by site. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('outbox', (table) => {
    table.index(['site_id', 'id'], 'outbox_site_open', {
      predicate: knex.whereRaw("status in ('waiting', 'running')"),
    });
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('outbox', (table) => table.dropIndex(['site_id', 'id'], 'outbox_site_open'));
}

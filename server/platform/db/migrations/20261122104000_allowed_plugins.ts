import type { Knex } from 'knex';

/** The plugins that root lets a site switch on; without a list, all of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('site', (table) => {
    table.specificType('allowed_plugins', 'text[]');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('site', (table) => {
    table.dropColumn('allowed_plugins');
  });
}

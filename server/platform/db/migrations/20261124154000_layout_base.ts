import type { Knex } from 'knex';

/** The original that a site changed: with it a later version of the original can be merged. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('layout', (table) => {
    table.json('base');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('layout', (table) => {
    table.dropColumn('base');
  });
}

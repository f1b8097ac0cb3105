import type { Knex } from 'knex';

/** The own role of whoever published a version: a layout reads no more than they may, also when they have left the site. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('layout_version', (table) => {
    table.text('published_own_role');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('layout_version', (table) => {
    table.dropColumn('published_own_role');
  });
}

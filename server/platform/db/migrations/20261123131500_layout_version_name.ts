import type { Knex } from 'knex';

/** What people call a published version of a layout, to find it again. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('layout_version', (table) => {
    table.text('name');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('layout_version', (table) => {
    table.dropColumn('name');
  });
}

import type { Knex } from 'knex';

/** A site may be suspended: its data are kept and no requests are served until it is resumed. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('site', (table) => {
    table.timestamp('suspended_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('site', (table) => {
    table.dropColumn('suspended_at');
  });
}

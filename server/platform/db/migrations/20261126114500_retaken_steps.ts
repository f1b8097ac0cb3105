import type { Knex } from 'knex';

/** How often somebody had steps of a run taken again that had ended: what they do to the world is done anew each time. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('flow_run', (table) => {
    table.integer('retaken').notNullable().defaultTo(0);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('flow_run', (table) => {
    table.dropColumn('retaken');
  });
}

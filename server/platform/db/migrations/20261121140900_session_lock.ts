import type { Knex } from 'knex';

/** A session may be locked: it stays, and answers nothing until its owner gives their password. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('session', (table) => {
    table.timestamp('locked_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('session', (table) => {
    table.dropColumn('locked_at');
  });
}

import type { Knex } from 'knex';

/** An outside account that was connected by a session hangs on the password behind it; one that came by itself does not. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('identity', (table) => {
    table.boolean('by_session').notNullable().defaultTo(false);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('identity', (table) => {
    table.dropColumn('by_session');
  });
}

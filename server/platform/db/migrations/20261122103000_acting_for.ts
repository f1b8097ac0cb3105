import type { Knex } from 'knex';

/** What somebody writes who was let in by a bypass link names them and the person they act for. */
export async function up(knex: Knex): Promise<void> {
  for (const log of ['audit', 'record_history'])
    await knex.schema.alterTable(log, (table) => {
      table.text('on_behalf_of');
    });
}

export async function down(knex: Knex): Promise<void> {
  for (const log of ['audit', 'record_history'])
    await knex.schema.alterTable(log, (table) => {
      table.dropColumn('on_behalf_of');
    });
}

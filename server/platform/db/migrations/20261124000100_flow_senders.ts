import type { Knex } from 'knex';

/** Who sent the form that started a run: by account, or as a visitor by the hash of their ticket. Steps on a page are theirs. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('flow_run', (table) => {
    table.text('sender_id');
    table.binary('ticket_hash');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('flow_run', (table) => {
    table.dropColumns('sender_id', 'ticket_hash');
  });
}

import type { Knex } from 'knex';

/** The change of another record whose action made this one. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('record_history', (table) => {
    table.text('cause_collection');
    table.text('cause_id');
    table.integer('cause_version');
  });
  await knex.raw(
    `create index record_history_cause on record_history (site_id, cause_collection, cause_id, cause_version)
     where cause_id is not null`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index record_history_cause');
  await knex.schema.alterTable('record_history', (table) => {
    table.dropColumns('cause_collection', 'cause_id', 'cause_version');
  });
}

import type { Knex } from 'knex';

/** Pages that were deleted stay under a key of their own until they are brought back. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('layout', (table) => {
    table.text('former_key');
    table.timestamp('deleted_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('layout', (table) => {
    table.dropColumns('former_key', 'deleted_at');
  });
}

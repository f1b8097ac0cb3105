import type { Knex } from 'knex';

/** What a hook is still to be told, in its order: claiming went through all that it had been told for a month. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('webhook_delivery', (table) => {
    table.index(['webhook_id', 'id'], 'webhook_delivery_due', {
      predicate: knex.whereRaw("status in ('waiting', 'sending')"),
    });
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('webhook_delivery', (table) => {
    table.dropIndex(['webhook_id', 'id'], 'webhook_delivery_due');
  });
}

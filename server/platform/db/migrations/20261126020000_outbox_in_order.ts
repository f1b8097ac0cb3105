import type { Knex } from 'knex';

const waits = "status in ('waiting', 'running')";

/**
 * What is due of a site, and what of a record comes first. The second says the same in words that do not imply the first, so that
 * PostgreSQL cannot read the one for the other: of a queue its statistics are always those of another moment.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('outbox', (table) => {
    table.dropIndex(['next_at'], 'outbox_open');
    table.dropIndex(['site_id', 'id'], 'outbox_site_open');
    table.index(['site_id', 'next_at', 'id'], 'outbox_due', { predicate: knex.whereRaw(waits) });
    table.index(['site_id', 'collection', 'record_id', 'id'], 'outbox_first', {
      predicate: knex.whereRaw("status not in ('done', 'failed')"),
    });
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('outbox', (table) => {
    table.dropIndex([], 'outbox_due');
    table.dropIndex([], 'outbox_first');
    table.index(['next_at'], 'outbox_open', { predicate: knex.whereRaw(waits) });
    table.index(['site_id', 'id'], 'outbox_site_open', { predicate: knex.whereRaw(waits) });
  });
}

import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** Webhooks of a site, and what each was or is to be told: the record as it was, whose body is written when it is sent. */
export async function up(knex: Knex): Promise<void> {
  await createHooks(knex);
  await knex.schema.createTable('webhook_delivery', (table) => {
    table.specificType('id', 'bigint generated always as identity').primary();
    addSiteColumn(table, 'webhook_delivery');
    table.text('key').notNullable().unique({ indexName: 'webhook_delivery_key' });
    // No foreign key: a hook that is removed meanwhile must not undo the change of a record.
    table.text('webhook_id').notNullable();
    table.text('collection').notNullable();
    table.text('record_id').notNullable();
    table.text('event').notNullable();
    table.jsonb('content').notNullable();
    const states = ['waiting', 'sending', 'done', 'failed', 'withheld'];
    table.text('status').notNullable().defaultTo('waiting').checkIn(states, 'webhook_delivery_status_check');
    table.integer('attempts').notNullable().defaultTo(0);
    table.timestamp('next_at').notNullable().defaultTo(knex.raw('now()'));
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('now()'));
    table.timestamp('finished_at');
    table.jsonb('tries').notNullable().defaultTo('[]');
    const open = { predicate: knex.whereRaw("status in ('waiting', 'sending')") };
    table.index(['site_id', 'next_at', 'id'], 'webhook_delivery_open', open);
    table.index(['webhook_id', 'collection', 'record_id', 'id'], 'webhook_delivery_order', open);
    table.index(['webhook_id', 'id'], 'webhook_delivery_log');
    table.index(['created_at'], 'webhook_delivery_age');
  });
  await protectTables(knex, ['webhook', 'webhook_delivery']);
}

function createHooks(knex: Knex): Promise<void> {
  return knex.schema.createTable('webhook', (table) => {
    table.text('id').primary();
    addSiteColumn(table, 'webhook');
    table.text('name').notNullable();
    table.text('url').notNullable();
    table.jsonb('subscriptions').notNullable();
    table.text('account_id').notNullable();
    table.text('secret').notNullable();
    table.text('former_secret');
    table.timestamp('former_until');
    table.boolean('enabled').notNullable().defaultTo(true);
    table.text('off_reason');
    table.timestamp('failing_since');
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('now()'));
    table.text('created_by').notNullable();
    table.timestamp('updated_at').notNullable().defaultTo(knex.raw('now()'));
    table.text('updated_by').notNullable();
    table.index(['site_id'], 'webhook_site');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('webhook_delivery').dropTable('webhook');
}

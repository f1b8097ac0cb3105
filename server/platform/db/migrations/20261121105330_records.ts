import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/**
 * What stands beside the tables of the collections: definitions made at run time, the history of every record, and the
 * outbox of effects that a change leaves behind in its own transaction.
 */
export async function up(knex: Knex): Promise<void> {
  const now = knex.raw('now()');
  await knex.schema.createTable('collection', (table) => {
    addSiteColumn(table, 'collection');
    table.text('name').notNullable();
    table.jsonb('schema').notNullable();
    table.jsonb('machine');
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at').notNullable().defaultTo(now);
    table.text('created_by');
    table.timestamp('updated_at').notNullable().defaultTo(now);
    table.primary(['site_id', 'name']);
  });
  await knex.schema.createTable('collection_table', (table) => {
    table.text('name').primary();
    table.text('fingerprint').notNullable();
    table.timestamp('synced_at').notNullable().defaultTo(now);
  });
  await createHistory(knex);
  await createOutbox(knex);
  await protectTables(knex, ['collection', 'record_history', 'outbox']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema
    .dropTable('outbox')
    .dropTable('record_history')
    .dropTable('collection_table')
    .dropTable('collection');
}

async function createHistory(knex: Knex): Promise<void> {
  await knex.schema.createTable('record_history', (table) => {
    table.uuid('site_id').notNullable();
    table.text('collection').notNullable();
    table.text('record_id').notNullable();
    table.integer('version').notNullable();
    table.text('action').notNullable();
    table.text('from_state');
    table.text('to_state');
    table.jsonb('changes').notNullable();
    table.text('note');
    table.timestamp('at').notNullable().defaultTo(knex.raw('now()'));
    table.text('by');
    table.primary(['site_id', 'collection', 'record_id', 'version']);
  });
}

async function createOutbox(knex: Knex): Promise<void> {
  const now = knex.raw('now()');
  const states = ['waiting', 'running', 'done', 'failed'];
  await knex.schema.createTable('outbox', (table) => {
    table.specificType('id', 'bigint generated always as identity').primary();
    table.uuid('site_id').notNullable();
    table.text('collection').notNullable();
    table.text('record_id').notNullable();
    table.integer('record_version').notNullable();
    table.text('effect').notNullable();
    table.text('key').notNullable();
    table.jsonb('payload').notNullable().defaultTo('{}');
    table.text('status').notNullable().defaultTo('waiting').checkIn(states, 'outbox_status_check');
    table.integer('attempts').notNullable().defaultTo(0);
    table.timestamp('next_at').notNullable().defaultTo(now);
    table.text('last_error');
    table.jsonb('result');
    table.timestamp('created_at').notNullable().defaultTo(now);
    table.timestamp('finished_at');
    table.unique(['site_id', 'key'], { indexName: 'outbox_site_id_key_key' });
    table.index(['next_at'], 'outbox_open', { predicate: knex.whereRaw("status in ('waiting', 'running')") });
    table.index(['site_id', 'collection', 'record_id'], 'outbox_site_id_collection_record_id_idx');
  });
}

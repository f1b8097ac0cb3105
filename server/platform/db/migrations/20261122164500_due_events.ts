import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/**
 * What time is to send to records: the events that are due, and by which declarations each collection of a site was planned. The
 * history says of a change by time when it was due.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('due_event', (table) => {
    table.specificType('id', 'bigint generated always as identity').primary();
    addSiteColumn(table, 'due_event');
    table.text('collection').notNullable();
    table.text('record_id').notNullable();
    table.text('event').notNullable();
    table.text('schedule').notNullable().defaultTo('');
    table.timestamp('due_at').notNullable();
    table.timestamp('next_at').notNullable();
    table.text('status').notNullable().defaultTo('waiting').checkIn(['waiting', 'done'], 'due_event_status_check');
    table.integer('attempts').notNullable().defaultTo(0);
    table.jsonb('refusal');
    table.unique(['site_id', 'collection', 'record_id', 'event', 'schedule'], { indexName: 'due_event_key' });
    table.index(['site_id', 'next_at', 'id'], 'due_event_open', { predicate: knex.whereRaw("status = 'waiting'") });
  });
  await knex.schema.createTable('due_plan', (table) => {
    addSiteColumn(table, 'due_plan');
    table.text('collection').notNullable();
    table.text('fingerprint').notNullable();
    table.primary(['site_id', 'collection']);
  });
  await protectTables(knex, ['due_event', 'due_plan']);
  await knex.schema.alterTable('record_history', (table) => {
    table.timestamp('due_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('record_history', (table) => table.dropColumn('due_at'));
  await knex.schema.dropTable('due_plan').dropTable('due_event');
}

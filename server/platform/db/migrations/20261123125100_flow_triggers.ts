import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** What starts flows by itself, as their definitions say; starts that were noted and are not runs yet; and why a run began. */
export async function up(knex: Knex): Promise<void> {
  await createTriggers(knex);
  await knex.schema.createTable('flow_start', (table) => {
    table.specificType('id', 'bigint generated always as identity').primary();
    addSiteColumn(table, 'flow_start');
    // No foreign key: a flow that is removed meanwhile must not undo the change of a record.
    table.text('flow_id').notNullable();
    table.text('trigger_uid').notNullable();
    table.jsonb('content').notNullable();
    table.text('account_id');
    table.boolean('impersonal').notNullable().defaultTo(false);
    table.integer('depth').notNullable().defaultTo(0);
    table.integer('attempts').notNullable().defaultTo(0);
    table.timestamp('next_at').notNullable().defaultTo(knex.raw('now()'));
    table.index(['site_id', 'id'], 'flow_start_order');
  });
  await knex.schema.alterTable('flow_run', (table) => {
    table.jsonb('trigger');
    table.text('trigger_record');
    const byRecord = { predicate: knex.whereNotNull('trigger_record') };
    table.index(['site_id', 'flow_id', 'trigger_record', 'created_at'], 'flow_run_of_record', byRecord);
  });
  await protectTables(knex, ['flow_trigger', 'flow_start']);
}

function createTriggers(knex: Knex): Promise<void> {
  return knex.schema.createTable('flow_trigger', (table) => {
    addSiteColumn(table, 'flow_trigger');
    table.text('flow_id').notNullable();
    table.text('uid').notNullable();
    table.text('code').notNullable();
    table.jsonb('params').notNullable();
    table.text('condition');
    table.boolean('enabled').notNullable();
    // Who published the flow: acts where nobody else caused the start.
    table.text('account_id');
    table.boolean('impersonal').notNullable().defaultTo(false);
    table.binary('token_hash').unique({ indexName: 'flow_trigger_token' });
    table.timestamp('token_at');
    table.timestamp('next_at');
    table.primary(['site_id', 'flow_id', 'uid']);
    table.index(['next_at'], 'flow_trigger_due', { predicate: knex.whereRaw('enabled and next_at is not null') });
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('flow_start').dropTable('flow_trigger');
  await knex.schema.alterTable('flow_run', (table) => {
    table.dropIndex([], 'flow_run_of_record');
    table.dropColumns('trigger', 'trigger_record');
  });
}

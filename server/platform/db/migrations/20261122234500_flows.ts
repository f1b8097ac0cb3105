import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** Runs of flows with the definition that each began with, their steps, and the secrets that requests of a site name. */
export async function up(knex: Knex): Promise<void> {
  await createRuns(knex);
  await knex.schema.createTable('flow_step', (table) => {
    table.specificType('id', 'bigint generated always as identity');
    addSiteColumn(table, 'flow_step');
    table.text('run_id').notNullable().references('id').inTable('flow_run').onDelete('CASCADE');
    table.text('key').notNullable();
    table.text('code').notNullable();
    const states = ['running', 'waiting', 'done', 'skipped', 'failed'];
    table.text('status').notNullable().checkIn(states, 'flow_step_status_check');
    table.integer('attempts').notNullable().defaultTo(0);
    table.jsonb('input');
    table.jsonb('output');
    table.text('error');
    table.timestamp('wait_until');
    table.timestamp('started_at').notNullable().defaultTo(knex.raw('clock_timestamp()'));
    table.timestamp('finished_at');
    table.primary(['run_id', 'key']);
  });
  await knex.schema.createTable('flow_secret', (table) => {
    addSiteColumn(table, 'flow_secret');
    table.text('name').notNullable();
    table.text('sealed').notNullable();
    table.timestamp('updated_at').notNullable().defaultTo(knex.raw('now()'));
    table.text('updated_by').notNullable();
    table.primary(['site_id', 'name']);
  });
  await protectTables(knex, ['flow_run', 'flow_step', 'flow_secret']);
}

function createRuns(knex: Knex): Promise<void> {
  return knex.schema.createTable('flow_run', (table) => {
    table.text('id').primary();
    addSiteColumn(table, 'flow_run');
    table.text('flow_id').notNullable();
    table.integer('flow_version').notNullable();
    table.jsonb('definition').notNullable();
    table.jsonb('input').notNullable();
    table.text('account_id').notNullable();
    table.boolean('impersonal').notNullable().defaultTo(false);
    table.text('parent_id');
    table.text('parent_key');
    table.integer('depth').notNullable().defaultTo(0);
    const states = ['queued', 'running', 'waiting', 'done', 'failed', 'cancelled'];
    table.text('status').notNullable().defaultTo('queued').checkIn(states, 'flow_run_status_check');
    // Whoever claims a run counts it up; what an earlier one still writes is refused.
    table.integer('lease').notNullable().defaultTo(0);
    table.timestamp('next_at').defaultTo(knex.raw('now()'));
    table.text('failed_key');
    table.text('error');
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('now()'));
    table.timestamp('finished_at');
    const open = { predicate: knex.whereRaw("status in ('queued', 'running', 'waiting')") };
    table.index(['site_id', 'next_at', 'id'], 'flow_run_open', open);
    table.index(['site_id', 'created_at'], 'flow_run_log');
    table.index(['created_at'], 'flow_run_age');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('flow_secret').dropTable('flow_step').dropTable('flow_run');
}

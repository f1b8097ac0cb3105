import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** Whom steps of flows ask to approve, and what they answered. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('flow_approval', (table) => {
    table.text('id').primary();
    addSiteColumn(table, 'flow_approval');
    table.text('run_id').notNullable().references('id').inTable('flow_run').onDelete('CASCADE');
    table.text('step_key').notNullable();
    table.integer('place').notNullable();
    // Who is asked: a person, a role, or whoever has a level of approval of a collection.
    table.text('account_id');
    table.text('role');
    table.text('level');
    table.text('collection');
    table.text('record_id');
    table.text('title').notNullable();
    table.text('text');
    table.text('path');
    table.boolean('may_delegate').notNullable();
    table.boolean('escalated').notNullable().defaultTo(false);
    const states = ['next', 'waiting', 'approved', 'rejected', 'delegated', 'ended'];
    table.text('status').notNullable().defaultTo('next').checkIn(states, 'flow_approval_status_check');
    table.timestamp('opened_at');
    table.integer('reminded').notNullable().defaultTo(0);
    table.text('note');
    table.text('answered_by');
    table.timestamp('answered_at');
    table.specificType('position', 'bigint generated always as identity');
    table.index(['run_id', 'step_key'], 'flow_approval_step');
    table.index(['site_id', 'position'], 'flow_approval_open', { predicate: knex.whereRaw("status = 'waiting'") });
  });
  await protectTables(knex, ['flow_approval']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('flow_approval');
}

import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** Where a page stood before it was given another address, and when pages are published or taken away by time. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('layout_redirect', (table) => {
    addSiteColumn(table, 'layout_redirect');
    table.text('from_key').notNullable();
    table.text('to_key').notNullable();
    table.primary(['site_id', 'from_key']);
  });
  await knex.schema.createTable('layout_schedule', (table) => {
    addSiteColumn(table, 'layout_schedule');
    table.text('key').notNullable();
    table.text('action').notNullable();
    table.timestamp('due_at').notNullable();
    // As it was when somebody asked for it; what is edited later is not published by time.
    table.json('content');
    table.text('asked_by');
    table.text('refusal');
    table.primary(['site_id', 'key', 'action']);
    table.check(`action in ('publish', 'unpublish')`, [], 'layout_schedule_action_check');
    table.index(['due_at'], 'layout_schedule_due_idx');
  });
  await protectTables(knex, ['layout_redirect', 'layout_schedule']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('layout_schedule');
  await knex.schema.dropTable('layout_redirect');
}

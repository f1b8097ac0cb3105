import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** When each schedule of a collection comes next on each site. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('schedule_run', (table) => {
    addSiteColumn(table, 'schedule_run');
    table.text('collection').notNullable();
    table.text('name').notNullable();
    table.text('fingerprint').notNullable();
    table.timestamp('next_at').notNullable();
    table.primary(['site_id', 'collection', 'name']);
    table.index(['next_at'], 'schedule_run_next');
  });
  await protectTables(knex, ['schedule_run']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('schedule_run');
}

import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** Formulas to be computed again for the records that are there: how far that is, collection by collection. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('recalculation', (table) => {
    table.text('id').primary();
    addSiteColumn(table, 'recalculation');
    table.text('collection').notNullable();
    table.text('table_name').notNullable();
    const states = ['waiting', 'running', 'done', 'failed', 'cancelled'];
    table.text('status').notNullable().defaultTo('waiting').checkIn(states, 'recalculation_status_check');
    // The last record that was computed, and how many were, and of these differed.
    table.text('after_id').notNullable().defaultTo('');
    table.integer('done').notNullable().defaultTo(0);
    table.integer('corrected').notNullable().defaultTo(0);
    table.integer('attempts').notNullable().defaultTo(0);
    table.text('error');
    // Whoever claims one counts it up; what an earlier one still writes is refused.
    table.integer('lease').notNullable().defaultTo(0);
    table.timestamp('next_at').defaultTo(knex.raw('now()'));
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('now()'));
    table.timestamp('finished_at');
    const open = knex.whereRaw("status in ('waiting', 'running')");
    table.index(['next_at', 'id'], 'recalculation_open', { predicate: open });
    table.index(['site_id', 'created_at'], 'recalculation_listed');
    table.unique(['site_id', 'table_name'], { indexName: 'recalculation_once', predicate: open });
  });
  await protectTables(knex, ['recalculation']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('recalculation');
}

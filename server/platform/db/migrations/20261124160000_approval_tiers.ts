import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** Tiers of approval that a site decided itself, in the place of those that a collection declares. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('approval_tiers', (table) => {
    addSiteColumn(table, 'approval_tiers');
    table.text('collection').notNullable();
    table.jsonb('tiers').notNullable();
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['site_id', 'collection']);
  });
  await protectTables(knex, ['approval_tiers']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('approval_tiers');
}

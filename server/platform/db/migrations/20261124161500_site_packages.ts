import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** Packages that were applied to a site, each with what it replaced, so that it can be undone. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('site_package', (table) => {
    addSiteColumn(table, 'site_package');
    table.uuid('id').notNullable().defaultTo(knex.raw('gen_random_uuid()'));
    table.text('title').notNullable();
    table.json('before').notNullable();
    table.integer('changes').notNullable();
    table.text('applied_by');
    table.timestamp('applied_at').notNullable().defaultTo(knex.raw('now()'));
    table.timestamp('undone_at');
    table.primary(['site_id', 'id']);
  });
  await protectTables(knex, ['site_package']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('site_package');
}

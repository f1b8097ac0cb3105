import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** What a site decided about routes in place of their plugins, and the passwords (hashed) in front of its locked pages. */
export async function up(knex: Knex): Promise<void> {
  const now = knex.raw('now()');
  await knex.schema.createTable('route_override', (table) => {
    addSiteColumn(table, 'route_override');
    table.jsonb('overrides').notNullable().defaultTo('[]');
    table.text('checksum').notNullable();
    table.timestamp('updated_at').notNullable().defaultTo(now);
    table.text('updated_by');
    table.primary(['site_id']);
  });
  await knex.schema.createTable('page_lock', (table) => {
    addSiteColumn(table, 'page_lock');
    table.text('key').notNullable();
    table.text('password_hash').notNullable();
    table.timestamp('updated_at').notNullable().defaultTo(now);
    table.text('updated_by');
    table.primary(['site_id', 'key']);
  });
  await protectTables(knex, ['route_override', 'page_lock']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('page_lock').dropTable('route_override');
}

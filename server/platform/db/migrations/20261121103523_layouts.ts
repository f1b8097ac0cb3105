import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';

/** Layouts that a site changed or made. `json` and not `jsonb`: what was saved comes back byte for byte. */
export async function up(knex: Knex): Promise<void> {
  const now = knex.raw('now()');
  await knex.schema.createTable('layout', (table) => {
    addSiteColumn(table, 'layout');
    table.text('key').notNullable();
    table.json('draft');
    table.json('published');
    table.integer('version').notNullable().defaultTo(1);
    table.integer('published_version');
    table.timestamp('updated_at').notNullable().defaultTo(now);
    table.text('updated_by');
    table.timestamp('published_at');
    table.primary(['site_id', 'key']);
  });
  await knex.schema.createTable('layout_version', (table) => {
    addSiteColumn(table, 'layout_version');
    table.text('key').notNullable();
    table.integer('version').notNullable();
    table.json('content').notNullable();
    table.timestamp('published_at').notNullable().defaultTo(now);
    table.text('published_by');
    table.primary(['site_id', 'key', 'version']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('layout_version').dropTable('layout');
}

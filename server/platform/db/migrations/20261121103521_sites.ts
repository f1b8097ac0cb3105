import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';

/** Sites and their host names. `site.site_id` is the key by which every other row names its tenant. */
export async function up(knex: Knex): Promise<void> {
  const now = knex.raw('now()');
  await knex.schema.createTable('site', (table) => {
    table.uuid('site_id').primary();
    table.text('name').notNullable();
    table.text('type').notNullable().defaultTo('unit').checkIn(['origin', 'collection', 'unit'], 'site_type_check');
    table.text('language').notNullable().defaultTo('th');
    table.text('time_zone').notNullable().defaultTo('Asia/Bangkok');
    table.specificType('plugins', 'text[]').notNullable().defaultTo('{}');
    table.jsonb('settings').notNullable().defaultTo('{}');
    table.timestamp('created_at').notNullable().defaultTo(now);
    table.timestamp('updated_at').notNullable().defaultTo(now);
  });
  await knex.schema.createTable('site_host', (table) => {
    table.text('host').primary();
    addSiteColumn(table, 'site_host');
    table.boolean('is_main').notNullable().defaultTo(false);
    table.check('host = lower(host)', {}, 'site_host_host_check');
    table.index(['site_id'], 'site_host_site_id_idx');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('site_host').dropTable('site');
}

import type { Knex } from 'knex';

/** Adds the column by which a row names its tenant. */
export function addSiteColumn(table: Knex.CreateTableBuilder, tableName: string): void {
  table
    .uuid('site_id')
    .notNullable()
    .references('site_id')
    .inTable('site')
    .onDelete('CASCADE')
    .withKeyName(`${tableName}_site_id_fkey`);
}

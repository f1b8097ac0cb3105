import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** What sites change of their documents: every version is kept, the latest holds. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('document_settings', (table) => {
    addSiteColumn(table, 'document_settings');
    table.text('document').notNullable();
    table.integer('version').notNullable();
    // Null: the document as it is declared.
    table.jsonb('settings');
    table.text('saved_by').notNullable();
    table.timestamp('saved_at').notNullable().defaultTo(knex.raw('now()'));
    table.primary(['site_id', 'document', 'version']);
  });
  await protectTables(knex, ['document_settings']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('document_settings');
}

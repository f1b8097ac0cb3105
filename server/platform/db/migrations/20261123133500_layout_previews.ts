import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** Links by which people without an account see the draft of a layout. Only the hash of the token is stored. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('layout_preview', (table) => {
    addSiteColumn(table, 'layout_preview');
    table.uuid('id').notNullable().defaultTo(knex.raw('gen_random_uuid()'));
    table.text('key').notNullable();
    table.binary('token_hash').notNullable();
    table.text('created_by');
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('now()'));
    table.timestamp('expires_at').notNullable();
    table.primary(['site_id', 'id']);
    table.unique(['site_id', 'token_hash'], { indexName: 'layout_preview_token_key' });
  });
  await protectTables(knex, ['layout_preview']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('layout_preview');
}

import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** Pages that each person was on, and those that they keep with a star. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('place', (table) => {
    addSiteColumn(table, 'place');
    table
      .text('account_id')
      .notNullable()
      .references('id')
      .inTable('account')
      .onDelete('CASCADE')
      .withKeyName('place_account_id_fkey');
    table.text('path').notNullable();
    table.timestamp('seen_at');
    table.timestamp('starred_at');
    table.primary(['site_id', 'account_id', 'path']);
    table.index(['account_id'], 'place_account_id_idx');
  });
  await protectTables(knex, ['place']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('place');
}

import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

const holders = ['membership', 'invitation', 'api_key'];

/** Roles that a site makes on top of given ones; `role` of who has one stays the given role, so that nobody is left without. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('own_role', (table) => {
    addSiteColumn(table, 'own_role');
    table.text('id').notNullable();
    table.jsonb('definition').notNullable();
    table.timestamp('updated_at').notNullable().defaultTo(knex.raw('now()'));
    table.text('updated_by');
    table.primary(['site_id', 'id']);
  });
  await protectTables(knex, ['own_role']);
  for (const holder of holders)
    await knex.schema.alterTable(holder, (table) => {
      table.text('own_role');
    });
}

export async function down(knex: Knex): Promise<void> {
  for (const holder of holders)
    await knex.schema.alterTable(holder, (table) => {
      table.dropColumn('own_role');
    });
  await knex.schema.dropTable('own_role');
}

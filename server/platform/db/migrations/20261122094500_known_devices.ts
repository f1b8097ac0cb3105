import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** Wrong tries are counted by account and by where they come from, so that strangers do not lock out an owner. */
export async function up(knex: Knex): Promise<void> {
  // Counters of before count by account alone; they would pass in minutes.
  await knex('sign_in_failure').delete();
  await knex.schema.alterTable('sign_in_failure', (table) => {
    addAccountColumn(table, 'sign_in_failure');
    table.index(['account_id'], 'sign_in_failure_account_id_idx');
  });
  await knex.schema.createTable('known_device', (table) => {
    addSiteColumn(table, 'known_device');
    addAccountColumn(table, 'known_device').notNullable();
    table.binary('device_hash').notNullable();
    table.text('address').notNullable();
    table.timestamp('seen_at').notNullable().defaultTo(knex.raw('now()'));
    table.primary(['account_id', 'device_hash', 'address']);
  });
  await protectTables(knex, ['known_device']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('known_device');
  await knex.schema.alterTable('sign_in_failure', (table) => {
    table.dropColumns('account_id');
  });
}

function addAccountColumn(table: Knex.CreateTableBuilder, tableName: string): Knex.ReferencingColumnBuilder {
  return table
    .text('account_id')
    .references('id')
    .inTable('account')
    .onDelete('CASCADE')
    .withKeyName(`${tableName}_account_id_fkey`);
}

import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** How a site reaches people outside of it: its mail server, its LINE channel. Secrets are sealed. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('gateway', (table) => {
    addSiteColumn(table, 'gateway');
    table.text('kind').notNullable().checkIn(['mail', 'line'], 'gateway_kind_check');
    table.jsonb('settings').notNullable();
    table.text('secrets').notNullable();
    table.timestamp('changed_at').notNullable().defaultTo(knex.raw('now()'));
    table.text('changed_by').notNullable();
    table.text('changed_by_role').notNullable();
    table.primary(['site_id', 'kind'], { constraintName: 'gateway_pkey' });
  });
  await protectTables(knex, ['gateway']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('gateway');
}

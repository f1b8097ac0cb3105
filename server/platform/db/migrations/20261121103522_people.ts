import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';

/** Accounts belong to the site where they were made; a membership gives one a role, there or on another site. */
export async function up(knex: Knex): Promise<void> {
  const now = knex.raw('now()');
  await knex.schema.createTable('account', (table) => {
    table.text('id').primary();
    addSiteColumn(table, 'account');
    table.text('email').notNullable();
    table.text('username').notNullable();
    table.text('password_hash');
    table.jsonb('profile').notNullable().defaultTo('{}');
    table.boolean('must_reset').notNullable().defaultTo(false);
    table.timestamp('disabled_at');
    table.timestamp('created_at').notNullable().defaultTo(now);
    table.timestamp('updated_at').notNullable().defaultTo(now);
    table.check('email = lower(email)', {}, 'account_email_check');
    table.check('username = lower(username)', {}, 'account_username_check');
    table.unique(['site_id', 'email'], { indexName: 'account_site_id_email_key' });
    table.unique(['site_id', 'username'], { indexName: 'account_site_id_username_key' });
  });
  await knex.schema.createTable('membership', (table) => {
    addSiteColumn(table, 'membership');
    addAccountColumn(table, 'membership');
    table.text('role').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(now);
    table.primary(['site_id', 'account_id']);
    table.index(['account_id'], 'membership_account_id_idx');
  });
  await knex.schema.createTable('session', (table) => {
    table.binary('id_hash').primary();
    addSiteColumn(table, 'session');
    addAccountColumn(table, 'session');
    table.timestamp('created_at').notNullable().defaultTo(now);
    table.timestamp('seen_at').notNullable().defaultTo(now);
    table.timestamp('expires_at').notNullable();
    table.boolean('remember').notNullable().defaultTo(false);
    table.text('address');
    table.text('user_agent');
    table.index(['account_id'], 'session_account_id_idx');
    table.index(['expires_at'], 'session_expires_at_idx');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('session').dropTable('membership').dropTable('account');
}

function addAccountColumn(table: Knex.CreateTableBuilder, tableName: string): void {
  table
    .text('account_id')
    .notNullable()
    .references('id')
    .inTable('account')
    .onDelete('CASCADE')
    .withKeyName(`${tableName}_account_id_fkey`);
}

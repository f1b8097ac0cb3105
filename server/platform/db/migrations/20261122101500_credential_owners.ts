import type { Knex } from 'knex';

/** Keys, sessions by a bypass link and changes of mail addresses each belong to a person, and end with what they hang on. */
export async function up(knex: Knex): Promise<void> {
  await ownKeys(knex);
  await knex.schema.alterTable('session', (table) => {
    addAccountColumn(table, 'opened_by', 'session_opened_by_fkey');
    table.index(['opened_by'], 'session_opened_by_idx');
  });
  await knex.raw(`
    update ticket set account_id = account.id from account
    where purpose = 'confirm_email' and ticket.account_id is null and account.id = payload ->> 'accountId'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('session', (table) => {
    table.dropColumns('opened_by');
  });
  await knex.schema.alterTable('api_key', (table) => {
    table.dropColumns('account_id');
    table.setNullable('expires_at');
  });
}

/** A key becomes that of whoever made it; one whose maker is gone, or that was never to end, ends. */
async function ownKeys(knex: Knex): Promise<void> {
  await knex.schema.alterTable('api_key', (table) => {
    addAccountColumn(table, 'account_id', 'api_key_account_id_fkey');
    table.index(['account_id'], 'api_key_account_id_idx');
  });
  await knex.raw('update api_key set account_id = account.id from account where account.id = created_by');
  await knex.raw('update api_key set revoked_at = coalesce(revoked_at, now()) where account_id is null');
  await knex.raw(`
    update api_key set expires_at =
      least(coalesce(expires_at, now() + interval '90 days'), now() + interval '365 days')`);
  await knex.schema.alterTable('api_key', (table) => {
    table.dropNullable('expires_at');
  });
}

function addAccountColumn(table: Knex.CreateTableBuilder, column: string, keyName: string): void {
  table.text(column).references('id').inTable('account').onDelete('CASCADE').withKeyName(keyName);
}

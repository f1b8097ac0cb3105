import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

const protectedTables = [
  'ticket',
  'sign_in_failure',
  'recovery_code',
  'sign_in_provider',
  'identity',
  'api_key',
  'invitation',
  'mail',
];

/**
 * Everything around signing in: what an account may carry, single-use tickets, failed tries, other ways in, keys of
 * servers, invitations, mails on their way out, and the logs that are only ever added to.
 */
export async function up(knex: Knex): Promise<void> {
  await widenPeople(knex);
  await createTickets(knex);
  await createProviders(knex);
  await createKeys(knex);
  await createInvitations(knex);
  await createMail(knex);
  await createLogs(knex);
  await protectTables(knex, protectedTables);
  await protectLogs(knex);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['rate_limit', 'audit', 'sign_in_log', ...protectedTables.toReversed()])
    await knex.schema.dropTable(table);
  await knex.schema.alterTable('session', (table) => table.dropColumns('public_id', 'via'));
  await knex.schema.alterTable('membership', (table) => table.dropColumns('disabled_at'));
  await knex.schema.alterTable('account', (table) => {
    table.dropColumns('email_verified_at', 'phone', 'citizen', 'info', 'language', 'password_changed_at');
    table.dropColumns('second_factor', 'second_factor_at', 'second_factor_step');
    table.dropNullable('email');
  });
}

async function widenPeople(knex: Knex): Promise<void> {
  await knex.schema.alterTable('account', (table) => {
    table.setNullable('email');
    table.timestamp('email_verified_at');
    table.text('phone');
    table.text('citizen');
    table.jsonb('info').notNullable().defaultTo('{}');
    table.text('language');
    table.timestamp('password_changed_at');
    table.text('second_factor');
    table.timestamp('second_factor_at');
    table.bigInteger('second_factor_step');
    table.unique(['site_id', 'phone'], { indexName: 'account_phone', useConstraint: false });
    table.unique(['site_id', 'citizen'], { indexName: 'account_citizen', useConstraint: false });
  });
  await knex.schema.alterTable('membership', (table) => {
    table.timestamp('disabled_at');
  });
  await knex.schema.alterTable('session', (table) => {
    table.uuid('public_id').notNullable().defaultTo(knex.raw('gen_random_uuid()'));
    table.text('via').notNullable().defaultTo('password');
  });
}

async function createTickets(knex: Knex): Promise<void> {
  const now = knex.raw('now()');
  await knex.schema.createTable('ticket', (table) => {
    table.binary('id_hash').primary();
    addSiteColumn(table, 'ticket');
    table.text('purpose').notNullable();
    addAccountColumn(table, 'ticket');
    table.jsonb('payload').notNullable().defaultTo('{}');
    table.integer('tries').notNullable().defaultTo(0);
    table.timestamp('created_at').notNullable().defaultTo(now);
    table.text('created_by');
    table.timestamp('expires_at').notNullable();
    table.index(['account_id', 'purpose'], 'ticket_account_id_purpose_idx');
    table.index(['site_id', 'expires_at'], 'ticket_site_id_expires_at_idx');
  });
  await knex.schema.createTable('sign_in_failure', (table) => {
    addSiteColumn(table, 'sign_in_failure');
    table.binary('name_hash').notNullable();
    table.integer('failures').notNullable();
    table.timestamp('first_at').notNullable().defaultTo(now);
    table.timestamp('locked_until');
    table.primary(['site_id', 'name_hash']);
  });
  await knex.schema.createTable('recovery_code', (table) => {
    addSiteColumn(table, 'recovery_code');
    addAccountColumn(table, 'recovery_code').notNullable();
    table.binary('code_hash').notNullable();
    table.primary(['account_id', 'code_hash']);
  });
}

async function createProviders(knex: Knex): Promise<void> {
  const now = knex.raw('now()');
  await knex.schema.createTable('sign_in_provider', (table) => {
    addSiteColumn(table, 'sign_in_provider');
    table.text('id').notNullable();
    table.text('kind').notNullable().checkIn(['oidc', 'ldap'], 'sign_in_provider_kind_check');
    table.text('title').notNullable();
    table.jsonb('config').notNullable();
    table.text('secret');
    table.boolean('enabled').notNullable().defaultTo(true);
    table.integer('position').notNullable().defaultTo(100);
    table.timestamp('updated_at').notNullable().defaultTo(now);
    table.text('updated_by');
    table.primary(['site_id', 'id']);
  });
  await knex.schema.createTable('identity', (table) => {
    addSiteColumn(table, 'identity');
    table.text('provider_id').notNullable();
    table.text('subject').notNullable();
    addAccountColumn(table, 'identity').notNullable();
    table.text('name');
    table.timestamp('linked_at').notNullable().defaultTo(now);
    table.primary(['site_id', 'provider_id', 'subject']);
    table.index(['account_id'], 'identity_account_id_idx');
  });
}

async function createKeys(knex: Knex): Promise<void> {
  await knex.schema.createTable('api_key', (table) => {
    table.text('id').primary();
    addSiteColumn(table, 'api_key');
    table.text('name').notNullable();
    table.binary('key_hash').notNullable().unique({ indexName: 'api_key_key_hash_key' });
    table.text('hint').notNullable();
    table.text('role').notNullable();
    table.specificType('collections', 'text[]').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('now()'));
    table.text('created_by').notNullable();
    table.timestamp('expires_at');
    table.timestamp('used_at');
    table.timestamp('revoked_at');
  });
}

async function createInvitations(knex: Knex): Promise<void> {
  await knex.schema.createTable('invitation', (table) => {
    table.text('id').primary();
    addSiteColumn(table, 'invitation');
    table.text('email').notNullable();
    table.text('role').notNullable();
    table.binary('token_hash').notNullable().unique({ indexName: 'invitation_token_hash_key' });
    table.text('invited_by').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('now()'));
    table.timestamp('expires_at').notNullable();
    table.timestamp('accepted_at');
    table.text('accepted_by');
    table.timestamp('revoked_at');
    table.check('email = lower(email)', {}, 'invitation_email_check');
    table.index(['site_id', 'created_at'], 'invitation_site_id_created_at_idx');
  });
}

async function createMail(knex: Knex): Promise<void> {
  const now = knex.raw('now()');
  const states = ['waiting', 'sending', 'sent', 'kept', 'failed'];
  await knex.schema.createTable('mail', (table) => {
    table.text('id').primary();
    addSiteColumn(table, 'mail');
    table.text('kind').notNullable();
    table.text('to_address').notNullable();
    table.text('language').notNullable();
    table.jsonb('content').notNullable();
    table.text('link');
    table.integer('link_rank').notNullable().defaultTo(0);
    table.text('status').notNullable().defaultTo('waiting').checkIn(states, 'mail_status_check');
    table.integer('tries').notNullable().defaultTo(0);
    table.timestamp('next_at').notNullable().defaultTo(now);
    table.text('error');
    table.timestamp('created_at').notNullable().defaultTo(now);
    table.timestamp('sent_at');
    table.index(['next_at'], 'mail_open', { predicate: knex.whereRaw("status in ('waiting', 'sending')") });
    table.index(['site_id', 'created_at'], 'mail_site_id_created_at_idx');
  });
}

async function createLogs(knex: Knex): Promise<void> {
  const now = knex.raw('now()');
  await knex.schema.createTable('sign_in_log', (table) => {
    table.specificType('id', 'bigint generated always as identity').primary();
    addSiteColumn(table, 'sign_in_log');
    table.timestamp('at').notNullable().defaultTo(now);
    table.text('account_id');
    table.text('name');
    table.text('outcome').notNullable();
    table.text('via').notNullable();
    table.text('address');
    table.text('user_agent');
    table.index(['site_id', 'at'], 'sign_in_log_site_id_at_idx');
    table.index(['site_id', 'account_id', 'at'], 'sign_in_log_site_id_account_id_at_idx');
  });
  await knex.schema.createTable('audit', (table) => {
    table.specificType('id', 'bigint generated always as identity').primary();
    addSiteColumn(table, 'audit');
    table.timestamp('at').notNullable().defaultTo(now);
    table.text('actor_id');
    table.text('action').notNullable();
    table.text('target_kind').notNullable();
    table.text('target_id');
    table.jsonb('changes').notNullable().defaultTo('{}');
    table.text('address');
    table.index(['site_id', 'at'], 'audit_site_id_at_idx');
    table.index(['site_id', 'target_id', 'at'], 'audit_site_id_target_id_at_idx');
  });
  await knex.schema.createTable('rate_limit', (table) => {
    table.string('key', 255).primary();
    table.integer('points').notNullable().defaultTo(0);
    table.bigInteger('expire');
  });
}

async function protectLogs(knex: Knex): Promise<void> {
  // Logs: a site reads and adds; the application's role neither changes nor removes a line.
  for (const table of ['sign_in_log', 'audit']) {
    await knex.raw('alter table ?? enable row level security', [table]);
    await knex.raw('create policy read_own on ?? for select using (site_id = sala.current_site())', [table]);
    await knex.raw('create policy add_own on ?? for insert with check (site_id = sala.current_site())', [table]);
  }
  // Counters of the whole server, not of a site: without a policy the application's role sees none of it.
  await knex.raw('alter table rate_limit enable row level security');
}

function addAccountColumn(table: Knex.CreateTableBuilder, tableName: string): Knex.ReferencingColumnBuilder {
  return table
    .text('account_id')
    .references('id')
    .inTable('account')
    .onDelete('CASCADE')
    .withKeyName(`${tableName}_account_id_fkey`);
}

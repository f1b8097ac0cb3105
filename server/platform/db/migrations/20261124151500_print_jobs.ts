import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

const purposes = ['library', 'form', 'avatar', 'record', 'mail'];

/** Prints of many records, and what a printed file shows beside its record. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('file', (table) => {
    table.jsonb('shows');
  });
  await limitPurposes(knex, [...purposes, 'print']);
  await knex.schema.createTable('print_job', (table) => {
    table.text('id').primary();
    addSiteColumn(table, 'print_job');
    table.text('account_id').notNullable();
    table.boolean('impersonal').notNullable();
    table.text('document').notNullable();
    table.jsonb('records').notNullable();
    table.text('language').notNullable();
    table.text('copies').notNullable().checkIn(['original', 'both'], 'print_job_copies_check');
    table.text('form').notNullable().checkIn(['pdf', 'zip'], 'print_job_form_check');
    const states = ['queued', 'running', 'done', 'failed', 'cancelled'];
    table.text('status').notNullable().defaultTo('queued').checkIn(states, 'print_job_status_check');
    table.integer('done').notNullable().defaultTo(0);
    // The records that could not be printed, each with the reason in both languages.
    table.jsonb('refused').notNullable().defaultTo('[]');
    table.jsonb('error');
    table.text('file_id');
    // Whoever claims a job counts it up; what an earlier one still writes is refused.
    table.integer('lease').notNullable().defaultTo(0);
    table.timestamp('next_at').defaultTo(knex.raw('now()'));
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('now()'));
    table.timestamp('finished_at');
    const open = { predicate: knex.whereRaw("status in ('queued', 'running')") };
    table.index(['next_at', 'id'], 'print_job_open', open);
    table.index(['site_id', 'account_id', 'created_at'], 'print_job_of_person');
  });
  await protectTables(knex, ['print_job']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('print_job');
  await knex.raw(`delete from file where purpose = 'print'`);
  await limitPurposes(knex, purposes);
  await knex.schema.alterTable('file', (table) => {
    table.dropColumn('shows');
  });
}

async function limitPurposes(knex: Knex, names: string[]): Promise<void> {
  await knex.schema.alterTable('file', (table) => {
    table.dropChecks(['file_purpose_check']);
  });
  await knex.raw(
    `alter table file add constraint file_purpose_check check (purpose in (${names.map((name) => `'${name}'`).join(', ')}))`,
  );
}

import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** How people want to be told, what is still to be told outside of Sala, and the processes that are running. */
export async function up(knex: Knex): Promise<void> {
  const now = knex.raw('now()');
  await knex.schema.createTable('notice_preference', (table) => {
    addSiteColumn(table, 'notice_preference');
    table.text('account_id').notNullable();
    table.jsonb('settings').notNullable().defaultTo('{}');
    /** Whom LINE knows this person as; sealed. */
    table.text('line_user');
    /** Hash of the code by which a LINE account is linked, and until when it works. */
    table.text('line_code');
    table.timestamp('line_code_until');
    table.timestamp('changed_at').notNullable().defaultTo(now);
    table.primary(['site_id', 'account_id'], { constraintName: 'notice_preference_pkey' });
    table.unique(['site_id', 'line_code'], { indexName: 'notice_preference_line_code' });
  });
  await knex.schema.createTable('notice_delivery', (table) => {
    table.specificType('id', 'bigint generated always as identity').primary();
    addSiteColumn(table, 'notice_delivery');
    table.text('notification_id').notNullable();
    table.text('account_id').notNullable();
    table.text('topic').notNullable();
    // `plan` is what was not yet looked at: which ways its person chose.
    table.text('way').notNullable().defaultTo('plan').checkIn(['plan', 'mail', 'line'], 'notice_delivery_way_check');
    const states = ['waiting', 'sending', 'done', 'failed'];
    table.text('status').notNullable().defaultTo('waiting').checkIn(states, 'notice_delivery_status_check');
    table.integer('attempts').notNullable().defaultTo(0);
    table.text('error');
    table.timestamp('next_at').notNullable().defaultTo(now);
    table.timestamp('created_at').notNullable().defaultTo(now);
    table.timestamp('finished_at');
    const open = { predicate: knex.whereRaw("status in ('waiting', 'sending')") };
    table.index(['next_at'], 'notice_delivery_open', open);
    table.index(['site_id', 'account_id'], 'notice_delivery_person');
    table.index(['created_at'], 'notice_delivery_age');
  });
  await protectTables(knex, ['notice_preference', 'notice_delivery']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('notice_delivery').dropTable('notice_preference');
}

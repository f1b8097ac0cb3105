import type { Knex } from 'knex';

const purposes = ['library', 'form', 'avatar', 'record'];

/** Mails that people send about a record, with what is attached to them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mail', (table) => {
    table.text('collection');
    table.text('record_id');
    table.text('sent_by');
    table.index(['site_id', 'record_id'], 'mail_of_record', { predicate: knex.whereNotNull('record_id') });
  });
  await limitPurposes(knex, [...purposes, 'mail']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`delete from file where purpose = 'mail'`);
  await limitPurposes(knex, purposes);
  await knex.schema.alterTable('mail', (table) => {
    table.dropIndex(['site_id', 'record_id'], 'mail_of_record');
    table.dropColumns('collection', 'record_id', 'sent_by');
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

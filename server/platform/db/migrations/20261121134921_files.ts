import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** What people sent: files that are whole, and uploads on their way with the parts that have arrived. */
export async function up(knex: Knex): Promise<void> {
  await createFiles(knex);
  await createUploads(knex);
  await protectTables(knex, ['file', 'file_upload']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('file_upload').dropTable('file');
}

async function createFiles(knex: Knex): Promise<void> {
  const purposes = ['library', 'form', 'avatar', 'record'];
  const unclaimed = knex.whereRaw("purpose = 'form' and record_id is null");
  await knex.schema.createTable('file', (table) => {
    table.text('id').primary();
    addSiteColumn(table, 'file');
    table.text('name').notNullable();
    table.text('extension').notNullable();
    table.text('mime').notNullable();
    table.bigInteger('size').notNullable();
    table.text('hash').notNullable();
    table.integer('width');
    table.integer('height');
    table.text('storage_key').notNullable();
    table.text('purpose').notNullable().checkIn(purposes, 'file_purpose_check');
    table.boolean('is_public').notNullable().defaultTo(false);
    table.text('owner_id');
    table.binary('ticket_hash');
    table.text('form_key');
    table.text('form_field');
    table.text('collection');
    table.text('record_id');
    table.timestamp('created_at').notNullable().defaultTo(knex.raw('now()'));
    table.check('size > 0', {}, 'file_size_check');
    table.index(['site_id', 'purpose', knex.raw('created_at desc')], 'file_site_id_purpose_created_at_idx');
    table.index(['site_id', 'collection', 'record_id'], 'file_site_id_collection_record_id_idx', {
      predicate: knex.whereNotNull('record_id'),
    });
    table.index(['created_at'], 'file_unclaimed', { predicate: unclaimed });
  });
}

async function createUploads(knex: Knex): Promise<void> {
  const now = knex.raw('now()');
  await knex.schema.createTable('file_upload', (table) => {
    table.text('id').primary();
    addSiteColumn(table, 'file_upload');
    table.text('name').notNullable();
    table.text('extension').notNullable();
    table.bigInteger('size').notNullable();
    table.bigInteger('received').notNullable().defaultTo(knex.raw('0'));
    table.jsonb('parts').notNullable().defaultTo('[]');
    table.text('purpose').notNullable();
    table.boolean('is_public').notNullable();
    table.text('owner_id');
    table.binary('ticket_hash');
    table.text('form_key');
    table.text('form_field');
    table.text('collection');
    table.text('record_id');
    table.timestamp('busy_until');
    table.text('file_id');
    table.timestamp('created_at').notNullable().defaultTo(now);
    table.timestamp('touched_at').notNullable().defaultTo(now);
    table.check('size > 0', {}, 'file_upload_size_check');
    table.index(['site_id'], 'file_upload_site_id_idx');
    table.index(['touched_at'], 'file_upload_touched_at_idx');
  });
}

import type { Knex } from 'knex';
import { addSiteColumn } from '../addSiteColumn.ts';
import { protectTables } from '../protectTables.ts';

/** Documents as they were issued: what is here never changes, whoever asks. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('issued_document', (table) => {
    addSiteColumn(table, 'issued_document');
    table.text('name').notNullable();
    table.text('collection').notNullable();
    table.text('record_id').notNullable();
    table.text('copies').notNullable().checkIn(['original', 'both'], 'issued_document_copies_check');
    table.text('sha256').notNullable();
    // The HTML, compressed.
    table.binary('file').notNullable();
    table.text('issued_by').notNullable();
    table.timestamp('issued_at').notNullable().defaultTo(knex.raw('now()'));
    table.primary(['site_id', 'name', 'record_id', 'copies']);
  });
  await protectTables(knex, ['issued_document']);
  await knex.raw(`create function keep_issued_document() returns trigger language plpgsql as
    $$ begin raise exception 'an issued document never changes'; end $$`);
  await knex.raw(`create trigger issued_document_kept before update on issued_document
    for each row execute function keep_issued_document()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('issued_document');
  await knex.raw('drop function keep_issued_document()');
}

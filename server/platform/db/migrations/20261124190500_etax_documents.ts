import type { Knex } from 'knex';

/** The XML of an e-tax invoice is kept beside the document that it belongs to, and changes as little. */
export async function up(knex: Knex): Promise<void> {
  await allow(knex, ['original', 'both', 'etax']);
}

export async function down(knex: Knex): Promise<void> {
  await knex('issued_document').where({ copies: 'etax' }).delete();
  await allow(knex, ['original', 'both']);
}

async function allow(knex: Knex, copies: string[]): Promise<void> {
  await knex.schema.alterTable('issued_document', (table) => {
    table.dropChecks('issued_document_copies_check');
  });
  await knex.schema.alterTable('issued_document', (table) => {
    table.check(`copies in (${copies.map((each) => `'${each}'`).join(', ')})`, [], 'issued_document_copies_check');
  });
}

import type { Knex } from 'knex';

/**
 * A collection defined at run time stores the name of its table. Until now the name was made from the site and the collection and
 * cut at 63 bytes, so two long names could share a table. The tables there are keep their names and their rows; two collections
 * that share one already go on doing so, since nothing tells for sure whose each row is.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('collection', (table) => {
    table.text('table_name');
  });
  await knex('collection').update({
    table_name: knex.raw(`left('x_' || right(replace(site_id::text, '-', ''), 16) || '_' || name, 63)`),
  });
  await knex.schema.alterTable('collection', (table) => {
    table.dropNullable('table_name');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('collection', (table) => {
    table.dropColumn('table_name');
  });
}

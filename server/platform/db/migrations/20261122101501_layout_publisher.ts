import type { Knex } from 'knex';

/**
 * The role in which a version was published: what a layout reads is bound by it, also after the person has left. This
 * migration was renamed, since another one has the same time: a database that ran it before has the column and runs it again.
 */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('layout_version', 'published_role')) return;
  await knex.schema.alterTable('layout_version', (table) => {
    table.text('published_role');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('layout_version', (table) => {
    table.dropColumn('published_role');
  });
}

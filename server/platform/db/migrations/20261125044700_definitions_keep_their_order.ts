import type { Knex } from 'knex';

/** Definitions of a site as they were written: jsonb sorts the names of fields and states, which people put in an order. */
export async function up(knex: Knex): Promise<void> {
  await changeType(knex, 'json');
}

export async function down(knex: Knex): Promise<void> {
  await changeType(knex, 'jsonb');
}

async function changeType(knex: Knex, type: 'json' | 'jsonb'): Promise<void> {
  await knex.raw(
    `alter table collection alter column schema type ${type} using schema::${type},
     alter column machine type ${type} using machine::${type}`,
  );
}

import type { Knex } from 'knex';

const tables = ['flow_run', 'flow_start', 'flow_trigger'];

/** Who really acts in a run, where somebody was let in for its person: its steps are written in both names, and refused what is. */
export async function up(knex: Knex): Promise<void> {
  for (const name of tables)
    await knex.schema.alterTable(name, (table) => {
      table.text('acted_by');
    });
}

export async function down(knex: Knex): Promise<void> {
  for (const name of tables)
    await knex.schema.alterTable(name, (table) => {
      table.dropColumn('acted_by');
    });
}

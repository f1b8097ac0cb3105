import type { Knex } from 'knex';

/** Narrows tables to the current site by row level security; each has a column `site_id`. */
export async function protectTables(knex: Knex, tables: string[]): Promise<void> {
  for (const table of tables) await knex.raw('select protect_table(?)', [table]);
}

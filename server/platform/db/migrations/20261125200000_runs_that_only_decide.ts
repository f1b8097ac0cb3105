import type { Knex } from 'knex';

/** Runs whose steps only decide are claimed apart from those that do something. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('flow_run', (table) => {
    table.boolean('only_decides').notNullable().defaultTo(false);
    table.dropIndex([], 'flow_run_open');
    table.index(['site_id', 'only_decides', 'next_at', 'id'], 'flow_run_open', open(knex));
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('flow_run', (table) => {
    table.dropIndex([], 'flow_run_open');
    table.dropColumn('only_decides');
    table.index(['site_id', 'next_at', 'id'], 'flow_run_open', open(knex));
  });
}

const open = (knex: Knex) => ({ predicate: knex.whereRaw("status in ('queued', 'running', 'waiting')") });

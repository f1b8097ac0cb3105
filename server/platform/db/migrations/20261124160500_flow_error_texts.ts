import type { Knex } from 'knex';

/** Why a step or a run failed, in the language of whoever reads it: a text in Thai and English, or one as it came. */
export async function up(knex: Knex): Promise<void> {
  for (const table of ['flow_step', 'flow_run'])
    await knex.raw('alter table ?? alter column error type jsonb using to_jsonb(error)', [table]);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['flow_step', 'flow_run'])
    await knex.raw(
      "alter table ?? alter column error type text using case jsonb_typeof(error) when 'object' then error->>'en' else error #>> '{}' end",
      [table],
    );
}

import type { Knex } from 'knex';

/**
 * PDFs that flows made before files said what they show: which collections those are is no longer known, so nobody but the person of the
 * run opens them. Others print the document anew. `*` is the name of no collection.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`update file set shows = '["*"]' from flow_step
    where flow_step.site_id = file.site_id and flow_step.code = 'document' and flow_step.output ->> 'file' = file.id
      and file.purpose = 'record' and file.shows is null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`update file set shows = null where shows = '["*"]'`);
}

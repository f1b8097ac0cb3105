import type { Knex } from 'knex';

const former = {
  outbox: ['waiting', 'running', 'done', 'failed'],
  mail: ['waiting', 'sending', 'sent', 'kept', 'failed'],
  webhook_delivery: ['waiting', 'sending', 'done', 'failed', 'withheld'],
  notice_delivery: ['waiting', 'sending', 'done', 'failed'],
};

/** Background jobs are listed and called off by administrators; each process says that it is alive. */
export async function up(knex: Knex): Promise<void> {
  for (const [table, states] of Object.entries(former)) {
    await limitStates(knex, table, [...states, 'cancelled']);
    await knex.raw(`create index ?? on ?? (site_id, created_at)`, [`${table}_listed`, table]);
    await knex.raw(`create index ?? on ?? (site_id) where status = 'failed'`, [`${table}_failed`, table]);
  }
  await knex.schema.createTable('process_beat', (table) => {
    table.text('id').primary();
    table.text('role').notNullable();
    table.text('host').notNullable();
    table.integer('pid').notNullable();
    table.text('version').notNullable();
    table.bigInteger('memory').notNullable();
    table.timestamp('started_at').notNullable();
    table.timestamp('seen_at').notNullable().defaultTo(knex.raw('now()'));
  });
  // Of the whole server, not of a site: without a policy the application's role sees none of it.
  await knex.raw('alter table process_beat enable row level security');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('process_beat');
  for (const [table, states] of Object.entries(former)) {
    await knex(table).where('status', 'cancelled').delete();
    await limitStates(knex, table, states);
    await knex.raw('drop index ??', [`${table}_listed`]);
    await knex.raw('drop index ??', [`${table}_failed`]);
  }
}

async function limitStates(knex: Knex, table: string, states: string[]): Promise<void> {
  const name = `${table}_status_check`;
  await knex.schema.alterTable(table, (changed) => {
    changed.dropChecks([name]);
  });
  const listed = states.map((state) => `'${state}'`).join(', ');
  await knex.raw(`alter table ?? add constraint ?? check (status in (${listed}))`, [table, name]);
}

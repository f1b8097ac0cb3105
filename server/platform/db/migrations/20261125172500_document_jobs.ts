import type { Knex } from 'knex';

/** Documents of many records are mailed and issued, too. */
export async function up(knex: Knex): Promise<void> {
  await limitForms(knex, ['pdf', 'zip', 'mail', 'issue']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`delete from print_job where form in ('mail', 'issue')`);
  await limitForms(knex, ['pdf', 'zip']);
}

async function limitForms(knex: Knex, forms: readonly string[]): Promise<void> {
  await knex.raw('alter table print_job drop constraint print_job_form_check');
  const listed = forms.map((form) => `'${form}'`).join(', ');
  await knex.raw(`alter table print_job add constraint print_job_form_check check (form in (${listed}))`);
}

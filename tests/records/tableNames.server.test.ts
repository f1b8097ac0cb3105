import knex, { type Knex } from 'knex';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deriveAppUrl } from '../../server/platform/db/appRole.ts';
import { createKnexConfig } from '../../server/platform/db/knexConfig.ts';
import { migrateDatabase } from '../../server/platform/db/migrate.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/** They agree in their first 44 characters. */
const long = 'report_of_the_department_of_public_health_of_2026';
const names = [`${long}a`, `${long}b`];
let test: TestApp;
let owner: Knex;

beforeAll(async () => {
  test = await openTestApp();
  owner = knex({ ...createKnexConfig(url()), log: { warn: () => undefined } });
});
afterAll(async () => {
  await owner.destroy();
  await test.close();
});

const url = () => test.app.config.databaseUrl ?? '';
const ask = (path: string, body?: unknown, method?: string) => test.as('root')(path, { body, method });
const schema = (...fields: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field, { type: 'string', 'x-index': true }])),
});
const define = (name: string, ...fields: string[]) =>
  ask('/api/collection', { data: { name, title: name, schema: schema(...fields) } });
const tableOf = async (name: string): Promise<string> =>
  (await owner('collection').where({ name }).first('table_name')).table_name;

it('keeps the records of two collections apart whose names agree in their first 44 characters', async () => {
  const [one = '', other = ''] = names;
  expect((await define(one, 'text')).status).toBe(201);
  expect((await define(other, 'text')).status).toBe(201);
  const { id } = (await ask(`/api/${one}`, { data: { text: 'ก' } })).json().data;
  expect((await ask(`/api/${other}`)).json().data).toEqual([]);
  expect((await ask(`/api/${other}/${id}`)).status).toBe(404);
  expect((await ask(`/api/${one}`)).json().data).toMatchObject([{ id, text: 'ก' }]);
  expect(await tableOf(one)).not.toBe(await tableOf(other));
});

it('makes one table where the same name is taken twice at once', async () => {
  const count = async () => Number((await owner('collection_table').count().first())?.count);
  const before = await count();
  const answers = await Promise.all([1, 2, 3, 4].map(() => define('taken_at_once', 'text')));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(await count()).toBe(before + 1);
});

it('finds the tables of an older database where they are, and widens them there', async () => {
  const name = 'kept_where_it_is';
  await define(name, 'text');
  const { id } = (await ask(`/api/${name}`, { data: { text: 'ของเดิม' } })).json().data;
  const site = (await test.site('factory')).id;
  const former = `x_${site.replaceAll('-', '').slice(-16)}_${name}`;
  await owner.schema.renameTable(await tableOf(name), former);
  await owner('collection_table')
    .where({ name: await tableOf(name) })
    .update({ name: former });
  await owner.migrate.down({ name: '20261122095900_collection_table_name.ts' });
  await migrateDatabase({ ownerUrl: url(), appUrl: deriveAppUrl(url()), log: pino({ level: 'silent' }) });
  expect(await tableOf(name)).toBe(former);
  await test.app.collections.changed(site);
  expect((await ask(`/api/${name}/${id}`)).json().data).toMatchObject({ id, text: 'ของเดิม' });
  const widened = await ask(
    `/api/collection/${name}`,
    { data: { title: name, schema: schema('text', 'more') } },
    'PUT',
  );
  expect(widened.status, widened.text).toBe(200);
  await ask(`/api/${name}/${id}`, { data: { more: 'ใหม่' } }, 'PUT');
  expect((await ask(`/api/${name}?more=${encodeURIComponent('ใหม่')}`)).json().data).toMatchObject([
    { id, text: 'ของเดิม', more: 'ใหม่' },
  ]);
  expect(await tableOf(name)).toBe(former);
});

it('opens again only the collection whose definition has changed', async () => {
  const site = await test.site('factory');
  for (const name of ['that_stays', 'that_changes']) await define(name, 'text');
  const before = await test.app.collections.of(site);
  const body = { data: { title: 'x', schema: schema('text', 'more') } };
  expect((await ask('/api/collection/that_changes', body, 'PUT')).status).toBe(200);
  const after = await test.app.collections.of(site);
  expect(after).not.toBe(before);
  expect(after.get('that_stays')).toBe(before.get('that_stays'));
  expect([...(after.get('that_changes')?.collection.fields.keys() ?? [])]).toEqual(['text', 'more']);
});

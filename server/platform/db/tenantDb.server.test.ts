import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SalaError } from '../../../schemas/index.ts';
import { openTestDatabase } from '../../../tests/support/testDatabase.ts';
import { deriveAppUrl } from './appRole.ts';
import { type Database, openDatabase } from './database.ts';
import { currentSite, siteRows, sql } from './sql.ts';

const [own, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
let db: Database;

beforeAll(async () => {
  const { url } = await openTestDatabase();
  db = openDatabase({ ownerUrl: url, appUrl: deriveAppUrl(url), log: pino({ level: 'silent' }) });
  await db.platform.query(sql('site').insert([own, other].map((site_id) => ({ site_id, name: site_id }))));
  for (const siteId of [own, other])
    await db.site(siteId).run(sql('layout').insert({ site_id: currentSite, key: 'page/home', updated_by: siteId }));
});
afterAll(() => db.close());

it('reads, changes and deletes by a composed statement the rows of its own site only', async () => {
  const site = db.site(own);
  expect(await site.query(siteRows('layout').select('updated_by'))).toEqual([{ updated_by: own }]);
  expect(await site.run(siteRows('layout').update({ version: 2 }))).toBe(1);
  await site.transaction(async (tx) => {
    expect(await tx.run(siteRows('layout').delete())).toBe(1);
  });
  expect(await db.site(other).query(siteRows('layout').select('version'))).toEqual([{ version: 1 }]);
});

it('reads by a composed statement the rows of a site even where no policy narrows it', async () => {
  expect(await db.platform.query(siteRows('layout'))).toEqual([]);
});

it('adds no row to another site', async () => {
  const row = sql('layout').insert({ site_id: other, key: 'page/stolen', updated_by: sql.raw('current_site()::text') });
  await expect(db.site(own).run(row)).rejects.toThrow('row-level security');
});

it('refuses a composed statement that does not name its site', async () => {
  const site = db.site(own);
  await expect(site.query(sql('layout').select('key'))).rejects.toThrow('does not name its site');
  await expect(site.run(sql('layout').delete())).rejects.toThrow('does not name its site');
  await expect(site.run(sql.schema.dropTable('layout'))).rejects.toThrow('does not name its site');
});

it('does not run what was composed by itself', async () => {
  await expect(siteRows('layout').select('key')).rejects.toThrow('Unable to acquire a connection');
});

it('a connection that the database ends inside of a transaction fails that transaction, and nothing else', async () => {
  const lost = db.platform.transaction(async (tx) => {
    const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    await db.platform.query('select pg_terminate_backend($1)', [own?.pid]);
    const alive = () => db.platform.query('select from pg_stat_activity where pid = $1', [own?.pid]);
    await expect.poll(alive).toEqual([]);
    // Long enough between two statements for the process to be notified.
    await new Promise((done) => setImmediate(done));
    await tx.query('select 1');
  });
  await expect(lost).rejects.toThrow();
  expect(await db.platform.query('select 1 as one')).toEqual([{ one: 1 }]);
});

it('goes on with the connection of a transaction that was refused', async () => {
  const { url } = await openTestDatabase();
  const one = openDatabase({ ownerUrl: url, appUrl: deriveAppUrl(url), log: pino({ level: 'silent' }), poolSize: 1 });
  const findProcess = async () =>
    (await one.site(own).query<{ pid: number }>('select pg_backend_pid() as pid'))[0]?.pid;
  const before = await findProcess();
  const refused = one.site(own).transaction(async (tx) => {
    await tx.query('select 1');
    throw new SalaError({ code: 'REFUSED', status: 422, message: { th: 'ไม่ได้', en: 'no' } });
  });
  await expect(refused).rejects.toThrow('no');
  expect(await findProcess()).toBe(before);
  await one.close();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { planRecalculations } from '../../server/records/recalculate/planRecalculations.ts';
import { runRecalculations } from '../../server/records/recalculate/runRecalculations.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/** Records that are there when a formula comes or changes are computed again in the background, in blocks, and to the end. */
const records = 150;
let test: TestApp;
let siteId: string;

beforeAll(async () => {
  test = await openTestApp();
  siteId = (await test.site('factory')).id;
  await define('POST', '/api/collection');
  const table = await tableOf('parcel');
  await test.app.db.site(siteId).run(
    `insert into ${table} (site_id, id, data) select current_site(), 'p' || lpad(n::text, 5, '0'), jsonb_build_object('weight', n)
     from generate_series(1, ${records}) n`,
  );
});
afterAll(() => test.close());

const define = async (method: string, path: string, formula?: string) => {
  const fee = { type: 'number', 'x-index': true, ...(formula && { 'x-formula': formula }) };
  const schema = {
    type: 'object',
    properties: { weight: { type: 'number', 'x-index': true }, fee },
    'x-access': { read: [{ roles: ['admin', 'root'] }] },
  };
  const answer = await test.as('root')(path, { method, body: { data: { name: 'parcel', title: 'parcel', schema } } });
  expect(answer.status, answer.text).toBeLessThan(300);
};
const change = (formula: string) => define('PUT', '/api/collection/parcel', formula);
async function tableOf(name: string): Promise<string> {
  const site = await test.app.sites.byId(siteId);
  return (site && (await test.app.collections.of(site)).get(name)?.table) ?? '';
}
const countOf = async (filter: JsonObject) =>
  (await test.as('root')(`/api/parcel?filter=${encodeURIComponent(JSON.stringify(filter))}&limit=1`)).json().total;
const jobs = async (): Promise<JsonObject[]> =>
  (await test.as('admin')('/api/jobs?kind=recalculations'))
    .json()
    .data.filter(({ what }: JsonObject) => what === 'parcel');
/** What is due at once: as the loop of a worker does it. */
const run = (isStopping?: () => boolean) => runRecalculations(test.app, isStopping);

it('fills a new formula for the records that are there, so that lists filter by it, and says so among the jobs', async () => {
  await change('record.weight * 2');
  expect(await jobs()).toMatchObject([{ state: 'waiting', about: '0/0' }]);
  expect(await countOf({ fee: { $gt: 200 } })).toBe(0);
  await run();
  expect(await countOf({ fee: { $gt: 200 } })).toBe(50);
  expect(await jobs()).toMatchObject([{ state: 'done', about: `${records}/${records}`, error: null }]);
  // A change that leaves formulas as they are asks for nothing.
  await change('record.weight * 2');
  expect(await run()).toBe(0);
});

it('goes on where a worker that died came to, and begins again when the formula changes meanwhile', async () => {
  await change('record.weight * 3');
  let looks = 0;
  const stopAfterBlock = () => {
    looks += 1;
    return looks > 2;
  };
  await run(stopAfterBlock);
  expect(await jobs()).toContainEqual(expect.objectContaining({ state: 'waiting', about: '100/100' }));
  // As one leaves it that was killed, two minutes later.
  await test.app.db.platform.query(
    `update recalculation set status = 'running', next_at = now() - interval '1 second' where status = 'waiting'`,
  );
  expect(await run()).toBe(1);
  expect(await countOf({ fee: { $exists: true } })).toBe(records);
  expect(await jobs()).toContainEqual(expect.objectContaining({ state: 'done', about: `${records}/${records}` }));

  await change('record.weight * 2');
  looks = 0;
  await run(stopAfterBlock);
  await change('record.weight * 4');
  expect((await jobs()).find(({ state }) => state === 'waiting')).toMatchObject({ about: '0/0' });
  await run();
  expect(await countOf({ fee: 4 * records })).toBe(1);
});

it('tells a job that fails, and does it again when asked', async () => {
  await change('record.weight * 5');
  const db = test.app.db.platform;
  const table = await tableOf('parcel');
  await db.query(`alter table ${table} add constraint broken check ((data ->> 'fee') is distinct from '5')`);
  for (let round = 0; round < 5; round += 1) {
    await run();
    await db.query(`update recalculation set next_at = now() where status = 'waiting'`);
  }
  const [failed] = await jobs();
  expect(failed).toMatchObject({ state: 'failed', error: expect.stringContaining('broken') });
  await db.query(`alter table ${table} drop constraint broken`);
  const again = await test.as('admin')(`/api/jobs/recalculations/${failed?.id}/again`, { body: {} });
  expect(again.status, again.text).toBe(202);
  await run();
  expect(await countOf({ fee: 5 })).toBe(1);
});

it('notes at a start the shipped collections whose formulas are others than at the last one, and what was spoiled is right then', async () => {
  const made = await test.as('sales')('/api/quotation', {
    body: { data: { customer_name: 'ก', vat_rate: 0, items: [{ quantity: 2, unit_price: 50 }] } },
  });
  expect(made.status, made.text).toBe(201);
  await planRecalculations(test.app);
  expect(await run()).toBe(0);
  const db = test.app.db.platform;
  const table = await tableOf('quotation');
  // As a version with another formula left them.
  await db.query(`update ${table} set data = data || '{"total_amount": 1}' where id = $1`, [made.json().data.id]);
  await db.query(`update collection_table set fingerprint = 'former' where name = $1`, [`${table}.=formulas`]);
  await planRecalculations(test.app);
  await run();
  const read = await test.as('sales')(`/api/quotation/${made.json().data.id}`);
  expect(read.json().data).toMatchObject({ total_amount: 100 });
});

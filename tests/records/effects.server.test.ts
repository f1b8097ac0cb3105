import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { systemActor } from '../../server/records/context/actor.ts';
import { claimEffects, runEffect, runOutbox } from '../../server/records/effects/runOutbox.ts';
import { sweepEffects } from '../../server/records/effects/sweepEffects.ts';
import { openRecords, type Records } from '../../server/records/openRecords.ts';
import { measurePace } from '../support/measurePace.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const at = '2026-11-21T05:00:00.000Z';
let test: TestApp;
let records: Records;

beforeAll(async () => {
  test = await openTestApp();
  records = await openRecords(test.app, { siteId: (await test.site('factory')).id, actor: systemActor });
});
afterAll(() => test.close());

const make = async (collection: string, data: JsonObject, state?: string) =>
  (await records.create(collection, data, state ? { state, imported: true } : {})).record;
const send = async (path: string, event: string) => {
  const answer = await test.as('admin')(`/api/${path}/transition`, { body: { event } });
  expect(answer.status, answer.text).toBe(200);
  return answer.json().data;
};
const find = async (collection: string, filter: JsonObject) => (await records.find(collection, { filter })).data;
const effectsOf = async (path: string) => (await test.as('admin')(`/api/${path}/effects`)).json().data;
const product = (name = 'โต๊ะไม้สัก') => make('product', { product_name: name });
const balanceOf = async (id: unknown) => (await find('inventory_balance', { product_id: String(id) }))[0];

async function receive(productId: unknown, quantity: number, price = 100) {
  const supplier = await make('supplier', { name: 'ผู้ขายตัวอย่าง' });
  const purchase = await make(
    'purchase',
    {
      purchase_order: 'PO1',
      supplier_id: String(supplier.id),
      supplier_name: 'ผู้ขายตัวอย่าง',
      items: [{ product_id: String(productId), product_name: 'โต๊ะ', quantity, unit_price: price }],
      approved_by: 'ก',
      approved_at: '2026-11-21T05:00:00.000Z',
    },
    'approved',
  );
  await send(`purchase/${purchase.id}`, 'RECEIVE');
  await runOutbox(test.app);
  return purchase;
}

async function sell(productId: unknown, quantity: number, state = 'pending') {
  const customer = await make('customer', { customer_name: 'ลูกค้าตัวอย่าง' });
  return make(
    'sales',
    {
      customer_id: String(customer.id),
      customer_name: 'ลูกค้าตัวอย่าง',
      items: [{ product_id: String(productId), product_name: 'โต๊ะ', quantity, unit_price: 150 }],
      shipping_address: 'เชียงใหม่',
    },
    state,
  );
}

describe('what follows a change', () => {
  it('keeps the goods of a confirmed sale, ships and delivers them, and invoices what was delivered', async () => {
    const { id } = await product();
    await receive(id, 10);
    const sale = await sell(id, 4);
    await send(`sales/${sale.id}`, 'CONFIRM');
    await runOutbox(test.app);
    expect(await balanceOf(id)).toMatchObject({ qty_on_hand: 10, qty_reserved: 4, qty_available: 6 });
    expect(await find('inventory_transaction', { reserved_for: sale.id ?? '' })).toMatchObject([
      { quantity: 4, state: 'approved' },
    ]);
    const [delivery] = await find('delivery', { sales_order_id: sale.id ?? '' });
    expect(delivery).toMatchObject({ state: 'scheduled', customer_name: 'ลูกค้าตัวอย่าง' });

    for (const event of ['PACK', 'MARK_READY', 'SHIP', 'DELIVER']) await send(`delivery/${delivery?.id}`, event);
    await runOutbox(test.app);
    expect(await balanceOf(id)).toMatchObject({ qty_on_hand: 6, qty_reserved: 0, qty_available: 6 });
    expect((await records.read('sales', String(sale.id))).state).toBe('delivered');

    await send(`sales/${sale.id}`, 'INVOICE');
    await runOutbox(test.app);
    const [document] = await find('finance', { source_transaction_id: sale.id ?? '' });
    expect(document).toMatchObject({ document_type: 'sales-invoice', state: 'draft', amount: 642 });
    for (const event of ['VERIFY', 'APPROVE', 'POST'])
      await send(
        `finance/${document?.id}`,
        { VERIFY: 'verified', APPROVE: 'approved', POST: 'posted' }[event] ?? event,
      );
    await runOutbox(test.app);
    expect((await records.read('finance', String(document?.id))).journal_entries).toMatchObject([
      { account: 'accounts-receivable', debit: 642, credit: 0 },
      { account: 'sales-revenue', debit: 0, credit: 642 },
    ]);
  });

  it('does what a person asks for by name once, and knows no other name', async () => {
    const { id } = await product();
    const purchase = await receive(id, 2, 50);
    const ask = (effect: string) => test.as('admin')(`/api/purchase/${purchase.id}/effects`, { body: { effect } });
    for (const name of ['finance.payableEntry', 'finance.payableEntry', 'inventory.receipt'])
      expect((await ask(name)).status).toBe(202);
    await runOutbox(test.app);
    const entries = await find('finance', { source_transaction_id: purchase.id ?? '' });
    expect(entries).toMatchObject([{ subtype: 'accounts_payable', payment_status: 'unpaid', amount: 107 }]);
    expect(await find('inventory_transaction', { reference_id: purchase.id ?? '' })).toHaveLength(1);
    expect((await ask('stock.receive')).json()).toMatchObject({ status: 404, code: 'operation_unknown' });
    expect(
      (await test.as('sales')(`/api/purchase/${purchase.id}/effects`, { body: { effect: 'inventory.receipt' } }))
        .status,
    ).toBe(403);
  });
});

describe('an effect', () => {
  it('that any machine names is done by some plugin', () => {
    const named = new Set<string>();
    const collect = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      if ('type' in value && value.type === 'effect' && 'params' in value)
        named.add((value.params as { name: string }).name);
      for (const inner of Object.values(value)) collect(inner);
    };
    for (const { machine } of test.app.collections.shipped) collect(machine?.config);
    expect(named.size).toBeGreaterThan(0);
    expect([...named].filter((name) => !test.app.effects.has(name))).toEqual([]);
  });

  it('or an action of a plugin that the site has off does nothing, and the effect says so', async () => {
    const { id } = await product();
    await receive(id, 1);
    const [sold, sale] = [await sell(id, 1, 'delivered'), await sell(id, 1)];
    const site = await test.site('factory');
    const without = site.plugins.filter((plugin) => plugin !== 'finance' && plugin !== 'delivery');
    await setPlugins(site.id, without);
    try {
      await send(`sales/${sold.id}`, 'INVOICE');
      await send(`sales/${sale.id}`, 'CONFIRM');
      await runOutbox(test.app);
    } finally {
      await setPlugins(site.id, site.plugins);
    }
    expect(await find('finance', { source_transaction_id: sold.id ?? '' })).toEqual([]);
    expect(await find('delivery', { sales_order_id: sale.id ?? '' })).toEqual([]);
  });

  it('that fails undoes nothing of the change, is tried later, shown on its record and run again by hand', async () => {
    const { id } = await product();
    await receive(id, 1);
    const balance = await balanceOf(id);
    await send(`inventory_balance/${balance?.id}`, 'LOCK');
    const items = [{ product_id: String(id), product_name: 'โต๊ะ', quantity: 1 }];
    const supplier = await make('supplier', { name: 'ผู้ขายตัวอย่าง' });
    const given = { purchase_order: 'PO2', supplier_id: String(supplier.id), items };
    const purchase = await make(
      'purchase',
      { ...given, approved_by: 'ก', approved_at: at, received_by: 'ก', received_at: at },
      'received',
    );
    const path = `purchase/${purchase.id}`;
    const asked = await test.as('admin')(`/api/${path}/effects`, { body: { effect: 'inventory.receipt' } });
    expect(asked.status, asked.text).toBe(202);
    await runOutbox(test.app);
    expect((await records.read('purchase', String(purchase.id))).state).toBe('received');
    const [failed] = await effectsOf(path);
    expect(failed).toMatchObject({ status: 'waiting', attempts: 1, last_error: expect.stringContaining('locked') });
    const now = await test.as('admin')(`/api/${path}/effects/${failed.id}/run`, { method: 'POST', body: {} });
    expect(now.status, now.text).toBe(200);
    await runOutbox(test.app);
    expect((await effectsOf(path))[0]).toMatchObject({ status: 'waiting', attempts: 1 });
    expect(await effectsOf(path)).toHaveLength(1);
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      await test.app.db.platform.query('update outbox set next_at = now() where id = $1', [failed.id]);
      await runOutbox(test.app);
    }
    expect((await effectsOf(path))[0]).toMatchObject({ status: 'failed', attempts: 8 });
    await send(`inventory_balance/${balance?.id}`, 'UNLOCK');
    await runOutbox(test.app);
    expect(await balanceOf(id)).toMatchObject({ qty_on_hand: 1 });
    const again = await test.as('admin')(`/api/${path}/effects/${failed.id}/run`, { method: 'POST', body: {} });
    expect(again.status).toBe(200);
    await runOutbox(test.app);
    expect((await effectsOf(path))[0]).toMatchObject({ status: 'done', last_error: null });
    expect(await balanceOf(id)).toMatchObject({ qty_on_hand: 2 });
  });

  it('happens exactly once although its worker died after claiming it, and another still holds the old claim', async () => {
    const items = [{ product_name: 'โต๊ะ', quantity: 1, unit_price: 100 }];
    const asked = { description: 'ของใช้', requested_by: 'สมชาย', items };
    const { id } = (await test.as('warehouse')('/api/purchase_request', { body: { data: asked } })).json().data;
    await send(`purchase_request/${id}`, 'APPROVE');
    const dead = await claimEffects(test.app);
    expect(dead.map(({ effect }) => effect)).toEqual(['notify']);
    expect(await runOutbox(test.app)).toBe(0);
    await test.app.db.platform.query(`update outbox set next_at = now() where status = 'running'`);
    const [first, second] = [await claimEffects(test.app), dead];
    const begun = await test.as('admin')(`/api/purchase_request/${id}/effects/${dead[0]?.id}/run`, { method: 'POST' });
    expect(begun.json().data).toMatchObject({ status: 'running' });
    await Promise.all([...first, ...second].map((row) => runEffect(test.app, row)));
    expect(await find('notification', { user: 'demo_warehouse' })).toHaveLength(1);
    expect((await effectsOf(`purchase_request/${id}`))[0]).toMatchObject({ status: 'done', attempts: 2 });
  });

  it('is forgotten long after it is done, but not while it failed, and not where somebody asked for it', async () => {
    const { id } = await make('product', { product_name: 'เก้าอี้' });
    const site = (await test.site('factory')).id;
    const row = (place: number, status: string, version: number) =>
      test.app.db.platform.query(
        `insert into outbox (site_id, collection, record_id, record_version, effect, key, status, created_at, finished_at)
         select $6, 'product', $1, $2, 'nothing.done', $3, $4, long_ago, long_ago from (select now() - make_interval(days => $5)) as t (long_ago)`,
        [id, version, `old ${place}`, status, place, site],
      );
    for (const [place, status, version] of [
      [91, 'done', 1],
      [92, 'cancelled', 2],
      [93, 'failed', 3],
      [94, 'done', 0],
      [89, 'done', 4],
    ] as const)
      await row(place, status, version);
    expect(test.app.config.effectLogDays).toBe(90);
    expect(await sweepEffects(test.app.db, 90)).toBe(2);
    expect((await effectsOf(`product/${id}`)).map(({ status }: JsonObject) => status)).toEqual([
      'done',
      'done',
      'failed',
    ]);
    await test.app.db.platform.query(`delete from outbox where effect = 'nothing.done'`);
  });

  it('follows those of earlier changes of its record, also while the first of them fails', async () => {
    const [one, other] = [(await product()).id, (await product()).id];
    await wait([
      ['nothing.first', one],
      ['nothing.second', one],
      ['nothing.other', other],
    ]);
    const taken = async () => (await claimEffects(test.app)).map(({ effect }) => effect).toSorted();
    expect(await taken()).toEqual(['nothing.first', 'nothing.other']);
    expect(await taken()).toEqual([]);
    await mark("status = 'waiting', next_at = now() + interval '1 minute'", 'nothing.first');
    expect(await taken()).toEqual([]);
    await mark("status = 'failed'", 'nothing.first');
    expect(await taken()).toEqual(['nothing.second']);
    await mark("status = 'done'", 'nothing.%');
  });

  it('is found at once behind 5,000 others, of which PostgreSQL knows nothing yet', async () => {
    await test.app.db.platform.query('analyze outbox');
    await wait(Array.from({ length: 5000 }, (_, place) => ['nothing.many', `none_${place}`]));
    const started = performance.now();
    expect(await claimEffects(test.app)).toHaveLength(20);
    expect((performance.now() - started) / measurePace()).toBeLessThan(2000);
    await mark("status = 'done'", 'nothing.%');
  });
});

async function wait(rows: [effect: string, recordId: unknown][]): Promise<void> {
  const [effects, ids] = [rows.map(([effect]) => effect), rows.map(([, id]) => id)];
  await test.app.db.platform.query(
    `insert into outbox (site_id, collection, record_id, record_version, effect, key)
     select $1, 'product', row.id, 1, row.effect, 'test ' || gen_random_uuid() from unnest($2::text[], $3::text[]) as row (effect, id)`,
    [(await test.site('factory')).id, effects, ids],
  );
}

async function mark(set: string, effect: string): Promise<void> {
  await test.app.db.platform.query(`update outbox set ${set} where effect like $1`, [effect]);
}

async function setPlugins(siteId: string, plugins: string[]) {
  await test.app.db.platform.query('update site set plugins = $2 where site_id = $1', [siteId, plugins]);
  await test.app.sites.changed(siteId);
}

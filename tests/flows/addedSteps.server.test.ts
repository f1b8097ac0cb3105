import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlowStep, JsonObject } from '../../schemas/index.ts';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { systemActor } from '../../server/records/context/actor.ts';
import { openRecords } from '../../server/records/openRecords.ts';
import { openShippedAssets } from '../support/openShippedAssets.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({}, await openShippedAssets());
});
afterAll(() => test.close());

const factory = 'factory.localhost';
const shop = 'shop.localhost';

async function makeProduct(site: 'factory' | 'shop', data: JsonObject): Promise<string> {
  const records = await openRecords(test.app, { siteId: (await test.site(site)).id, actor: systemActor });
  const { record } = await records.create(
    'product',
    { product_name: 'ผ้าไหม', unit: 'piece', ...data },
    { state: 'active' },
  );
  return String(record.id);
}

interface Shown {
  status: string;
  error: string | null;
  steps: { key: string; status: string; output: JsonObject; error: string | null }[];
}

/** A run of these steps, as its administrator sees it. */
async function run(
  steps: FlowStep[],
  { host = factory, role = 'admin', language = 'en', input = {} as JsonObject } = {},
): Promise<Shown> {
  const body = { data: { title: 'x', roles: ['user', 'sales'], definition: { steps } } };
  const made = await test.as('admin')('/api/workflow', { host, body });
  expect(made.status, made.text).toBe(201);
  const started = await test.as(role)(`/api/flow/${made.json().data.id}/run`, { host, body: { input } });
  expect(started.status, started.text).toBe(202);
  await runFlows(test.app);
  const headers = { 'accept-language': language };
  return (await test.as('admin')(`/api/flow-run/${started.json().data.id}`, { host, headers })).json().data;
}

describe('the stock of a product', () => {
  const step = (uid: string, mode: string, volume: number, product = 'SKU-FLOW'): FlowStep => ({
    ...{ uid, code: 'inventory.stock', onError: 'continue' },
    params: { product, mode, volume, location: 'WH01' },
  });

  it('is brought in, taken out and set by movements, and never taken out below zero', async () => {
    await makeProduct('factory', { sku: 'SKU-FLOW' });
    const { status, steps } = await run([
      step('in', 'in', 10),
      step('out', 'out', 4),
      step('set', 'adjust', 15),
      step('less', 'adjust', 0.1),
      step('tenths', 'adjust', 0.3),
      step('same', 'adjust', 0.3),
      step('more', 'out', 3),
    ]);
    expect(status).toBe('done');
    expect(steps.map(({ output }) => output?.current_stock ?? null)).toEqual([10, 6, 15, 0.1, 0.3, 0.3, null]);
    const records = await openRecords(test.app, { siteId: (await test.site('factory')).id, actor: systemActor });
    const filter = { product_id: String(steps[0]?.output?.product), counted_stock: { $ne: null } };
    const { data } = await records.find('inventory_transaction', { filter, sort: { created_at: 1 } });
    expect(data.map(({ movement_type, quantity }) => `${movement_type} ${quantity}`)).toEqual([
      ...['receive 9', 'issue 14.9', 'receive 0.2'],
    ]);
    expect(steps.at(-1)).toMatchObject({ status: 'failed', error: expect.stringContaining('Failed to update stock') });
  });

  it('is not found where there is none or its person may not see it, with the text of the specification', async () => {
    const unknown = await run([step('a', 'in', 1, 'NONE')]);
    expect(unknown.steps[0]?.error).toContain('Failed to find sub-product with SKU NONE');
    const hidden = await run([step('a', 'in', 1)], { role: 'user' });
    expect(hidden.steps[0]?.error).toContain('Failed to find sub-product');
  });

  it('takes what it does back with a trial', async () => {
    const definition = { steps: [step('a', 'in', 1000)] };
    const tried = await test.as('admin')('/api/flow-try', { body: { definition, input: {} } });
    const [first] = tried.json().data.steps;
    expect(first, tried.text).toMatchObject({ status: 'done', pretended: false });
    const found = await run([
      { uid: 'f', code: 'find', params: { collection: 'product', filter: { sku: 'SKU-FLOW' } } },
    ]);
    const [{ current_stock } = { current_stock: 1 }] = (found.steps[0]?.output.data ?? []) as JsonObject[];
    expect(current_stock).toBeLessThan(1000);
  });
});

describe('the cart', () => {
  const change = (uid: string, by: number, product = 'SILK'): FlowStep => ({
    ...{ uid, code: 'shop.cart_change', onError: 'continue' },
    params: { product, by },
  });
  const get: FlowStep = { uid: 'get', code: 'shop.cart_get' };

  it('belongs to its person, counts up, empties at zero, and has the prices of the shop', async () => {
    await makeProduct('shop', { sku: 'SILK', in_shop: true, selling_price: 250, negative_stock_allowed: true });
    await makeProduct('shop', { sku: 'HIDDEN', selling_price: 1 });
    const member = { host: shop, role: 'user' };
    const first = await run([change('one', 1), change('two', 2), change('hidden', 1, 'HIDDEN'), get], member);
    expect(first.steps.map(({ output }) => output?.items ?? null)).toEqual([1, 3, null, 3]);
    expect(first.steps[0]?.output.message).toBe('เพิ่มสินค้าลงตะกร้าแล้ว');
    expect(first.steps[2]?.error).toContain('Failed to add item to cart');
    expect(first.steps[3]?.output).toMatchObject({
      total: 750,
      products: [{ name: 'ผ้าไหม', price: 250, quantity: 3 }],
    });
    const cart = await test.as('user')('/shop/checkout', { host: shop });
    for (const shown of ['ผ้าไหม × 3', '฿750.00']) expect(cart.text).toContain(shown);
    const [, path = ''] = /href="(\/shop\/checkout\/[^"]+)"/.exec(cart.text) ?? [];
    const order = await test.as('user')(path, { host: shop });
    expect(order.status).toBe(200);
    expect(order.text).toContain('ผ้าไหม × 3');
    expect((await test.as('sales')(path, { host: shop })).status).toBe(404);
    const other = await run([get], { host: shop, role: 'sales' });
    expect(other.steps[0]?.output).toMatchObject({ items: 0, products: [] });
    const removed = await run(
      [change('less', -1), { uid: 'gone', code: 'shop.cart_remove', params: { product: 'SILK' } }, get],
      member,
    );
    expect(removed.steps.map(({ output }) => output?.items)).toEqual([2, 0, 0]);
    const read = await test.as('user')('/api/cart', { host: shop });
    expect(read.json().data).toHaveLength(1);
    expect((await test.as('sales')('/api/cart', { host: shop })).json().data).toEqual([]);
  });

  it('is found where people look for it, and says how to begin while it is empty', async () => {
    for (const path of ['/cart', '/shop/cart', '/checkout'])
      expect((await test.call(path, { host: shop })).headers.location).toBe('/shop/checkout');
    const empty = await test.as('manager')('/shop/checkout', { host: shop });
    expect(empty.text).toContain('ตะกร้ายังว่าง');
    expect(empty.text).toContain('href="/cms/page/products"');
  });

  it('is refused what is out of stock', async () => {
    await makeProduct('shop', { sku: 'SCARCE', in_shop: true, selling_price: 5 });
    const { steps } = await run([change('one', 1, 'SCARCE')], { host: shop, role: 'user' });
    expect(steps[0]).toMatchObject({ status: 'failed', error: expect.stringContaining('Item is out of stock.') });
  });
});

describe('a step of a plugin', () => {
  it('is refused where the site has no such plugin or its params are missing, with the nearest name', async () => {
    const write = (step: FlowStep, host = factory) =>
      test.as('admin')('/api/workflow', { host, body: { data: { title: 'x', definition: { steps: [step] } } } });
    const wrong = await write({ uid: 'a', code: 'inventory.stok', params: {} });
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('inventory.stock')]);
    const missing = await write({ uid: 'a', code: 'inventory.stock', params: { product: 'x' } });
    expect([missing.status, missing.text]).toEqual([400, expect.stringContaining('definition.steps.0.params.volume')]);
    expect((await write({ uid: 'a', code: 'shop.cart_get' }, 'academy.localhost')).status).toBe(400);
  });

  it('is told to those who write flows, as far as their site has it', async () => {
    const codes = async (host: string) =>
      (await test.as('admin')('/api/flow-steps', { host })).json().data.map(({ code }: { code: string }) => code);
    expect(await codes(shop)).toEqual(expect.arrayContaining(['inventory.stock', 'shop.cart_get']));
    expect(await codes('academy.localhost')).not.toContain('shop.cart_get');
  });
});

describe('a mail of a flow', () => {
  const mail = (params: JsonObject): FlowStep => ({
    uid: 'mail',
    code: 'mail',
    params: { to: 'a@example.com', ...params },
  });

  it('is drawn from a template of the site with the values of the run', async () => {
    const body = {
      name: 'ต้อนรับลูกค้า',
      subject: { th: 'ยินดีต้อนรับ {{name}}', en: 'Welcome {{name}}' },
      body: { th: 'คุณ {{name}} สั่ง {{#each lines}}{{title}} {{/each}}', en: 'x' },
    };
    const saved = await test.as('admin')('/api/mail-templates/welcome_customer', { method: 'PUT', body });
    expect(saved.status, saved.text).toBe(200);
    const values = { name: 'สมศรี', lines: '=input.lines' };
    const input = { lines: [{ title: 'ผ้าไหม' }, { title: 'ผ้าฝ้าย' }] };
    const { status, steps } = await run([mail({ template: 'welcome_customer', values })], { input });
    expect([status, steps[0]?.error ?? null]).toEqual(['done', null]);
    const stored = await test.app.db.platform.query<{ content: JsonObject }>('select content from mail where id = $1', [
      steps[0]?.output.mail,
    ]);
    expect(stored[0]?.content).toMatchObject({
      template: 'welcome_customer',
      values: { name: 'สมศรี', lines: [{ title: 'ผ้าไหม' }, { title: 'ผ้าฝ้าย' }] },
    });
  });

  it('is written in the language of the person whose address it is, else in that of the site', async () => {
    const body = {
      name: 'ขอบคุณ',
      subject: { th: 'ขอบคุณ', en: 'Thank you' },
      body: { th: 'ขอบคุณที่สั่งซื้อ', en: 'Thank you for your order' },
    };
    await test.as('admin')('/api/mail-templates/thanks', { method: 'PUT', body });
    await test.as('hr')('/api/account', { method: 'PUT', body: { language: 'en' } });
    for (const [to, language] of [
      ['HR@demo.test', 'en'],
      ['a@example.com', 'th'],
    ] as const) {
      const { steps } = await run([mail({ to, template: 'thanks' })]);
      const [stored] = await test.app.db.platform.query('select language, content from mail where id = $1', [
        steps[0]?.output.mail,
      ]);
      expect(stored, steps[0]?.error ?? '').toMatchObject({
        language,
        content: { subject: body.subject[language] },
      });
    }
  });

  it('says that its template is not there, and uses none of those that only Sala fills', async () => {
    const definition = { steps: [mail({ template: 'nothing_like_it' })] };
    const made = await test.as('admin')('/api/workflow', { host: factory, body: { data: { title: 'x', definition } } });
    expect([made.status, made.text]).toEqual([400, expect.stringContaining('definition.steps.0.params.template')]);
    // A formula gives its name when the step is taken.
    const unknown = await run([mail({ template: "='nothing_like_it'" })]);
    expect(unknown.steps[0]?.error).toContain('Failed to fetch email template');
    const own = await run([mail({ template: "='new_password'", values: { name: 'x' } })]);
    expect(own.steps[0]?.error).toContain('Failed to fetch email template');
    const nothing = await run([mail({ template: '=null' })]);
    expect(nothing.steps[0]?.error).toContain('Email template configuration not found.');
  });

  it('needs a template, or a subject and a text', async () => {
    const definition = { steps: [mail({ subject: 'x' })] };
    const made = await test.as('admin')('/api/workflow', { body: { data: { title: 'x', definition } } });
    expect([made.status, made.text]).toEqual([400, expect.stringContaining('definition.steps.0.params.text')]);
  });
});

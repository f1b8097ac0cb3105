import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { systemActor } from '../../server/records/context/actor.ts';
import { openRecords, type Records } from '../../server/records/openRecords.ts';
import { openStock } from '../support/openStock.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
let records: Records;

beforeAll(async () => {
  test = await openTestApp();
  records = await openRecords(test.app, { siteId: (await test.site('factory')).id, actor: systemActor });
});
afterAll(() => test.close());

const send = (role: string, path: string, event: string, data?: object) =>
  test.as(role)(`/api/${path}/transition`, { body: { event, ...(data && { data }) } });

async function make(collection: string, data: JsonObject, events: string[] = []): Promise<string> {
  const { id } = (await records.create(collection, data)).record;
  for (const event of events) await records.transition(collection, String(id), event);
  return String(id);
}

const order: JsonObject = {
  description: 'เหล็กแผ่น',
  requested_by: 'สมชาย',
  items: [{ product_name: 'เหล็กแผ่น', quantity: 10, unit_price: 50 }],
};

describe('a document without lines', () => {
  it('may be sent, after a word of warning', async () => {
    const read = async (path: string, event: string) => {
      const { _actions: actions } = (await test.as('admin')(`/api/${path}`)).json().data;
      return actions.find((one: { event: string }) => one.event === event);
    };
    const empty = await make('quotation', { customer_name: 'บริษัท ก' });
    const { warned, refused } = await read(`quotation/${empty}`, 'SEND');
    expect([warned, refused]).toEqual([['เอกสารนี้ยังไม่มีรายการสินค้าหรือบริการ'], undefined]);
    expect((await send('sales', `quotation/${empty}`, 'SEND')).status).toBe(200);
    const items = [{ product_name: 'เหล็กแผ่น', quantity: 10, unit_price: 50 }];
    const filled = await make('invoice', { customer_name: 'บริษัท ก', items });
    expect((await read(`invoice/${filled}`, 'SEND')).warned).toBeUndefined();
  });
});

describe('a quotation', () => {
  it('is its writer’s, one of the people of the site, and its document names them', async () => {
    const { data } = (await test.as('sales')('/api/session')).json();
    const page = await test.as('sales')('/api/page?path=/sales/quotation/create');
    expect(page.text).toContain(`"sales_person":"${data.user.id}"`);
    const quoted = { customer_name: 'บริษัท ก', sales_person: data.user.id };
    const drawn = await test.as('sales')(`/api/document/quotation/${await make('quotation', quoted)}`);
    expect(drawn.text).toContain(data.user.name);
    const unknown = await test.as('sales')('/api/quotation', { body: { data: { ...quoted, sales_person: 'nobody' } } });
    expect([unknown.status, unknown.json().details?.[0]?.path]).toEqual([400, 'sales_person']);
  });
});

describe('a purchase request', () => {
  it('proposes the name of its writer in the form, and is refused without one where no form proposed it', async () => {
    const { data } = (await test.as('employee')('/api/session')).json();
    const page = await test.as('employee')('/api/page?path=/purchase/purchase-request/create');
    expect(page.text).toContain(`"requested_by":${JSON.stringify(data.user.name)}`);
    const { requested_by: _, ...unnamed } = order;
    const refused = await test.as('employee')('/api/purchase_request', { body: { data: unnamed } });
    expect([refused.status, refused.json().details?.[0]?.path]).toEqual([400, 'requested_by']);
  });
});

describe('a purchase request that was approved', () => {
  it('is at the end of its usual way: its order is what is sent and received', async () => {
    const id = await make('purchase_request', order, ['APPROVE']);
    const page = await test.as('admin')(`/api/page?path=/purchase/purchase-request/${id}`);
    for (const event of ['SEND', 'RECEIVE'])
      expect(page.text).toMatch(new RegExp(`"event":"${event}"[^}]*"seldom":true`));
  });
});

describe('many records at once', () => {
  it('are told in a list what an event asks of them, and take it with the event', async () => {
    const items = [{ product_name: 'เหล็กแผ่น', quantity: 10, unit_price: 50 }];
    const id = await make('invoice', { customer_name: 'บริษัท ก', items }, ['SEND']);
    const page = await test.as('admin')('/api/page?path=/finance/accounts-receivable');
    expect(page.text).toMatch(/"event":"PAY_PART"[^}]*"asks":\[\{"field":"paid_amount"/);
    expect(page.text).toContain('"_asks":{"PAY_PART":["paid_amount","payment_date"]}');
    const transition = { op: 'transition', collection: 'invoice', id, event: 'PAY_PART' };
    const sent = async (data: JsonObject) =>
      (await test.as('admin')('/api/batch', { body: { each: true, operations: [{ ...transition, data }] } })).json();
    expect(JSON.stringify(await sent({ paid_amount: 535 }))).toContain('ยอดที่ชำระแล้วต้องน้อยกว่ายอดรวม');
    expect((await sent({ paid_amount: 100 })).data[0].data).toMatchObject({ state: 'partial_paid', paid_amount: 100 });
    await make('purchase_order', order, ['APPROVE']);
    const orders = await test.as('admin')('/api/page?path=/purchase/purchase-order');
    expect(orders.text).toMatch(/"event":"RECEIVE_PART"[^}]*"byOne":true/);
  });

  it('ask nobody for what entering a state stamps', async () => {
    const id = await make('purchase', {
      purchase_order: 'PO-1',
      supplier_id: 'supplier_demo0001',
      items: order.items ?? [],
    });
    const page = await test.as('admin')(`/api/page?path=/purchase/goods-receipt/${id}`);
    expect(page.text).toMatch(/"event":"APPROVE"[^}]*"asks":\[\]/);
  });
});

describe('goods of a purchase order', () => {
  it('are taken in by the warehouse, which does not write orders', async () => {
    const id = await make('purchase_order', order, ['APPROVE', 'SEND']);
    expect((await send('warehouse', `purchase_order/${id}`, 'CANCEL')).status).toBe(403);
    expect((await send('warehouse', `purchase_order/${id}`, 'RECEIVE')).status).toBe(200);
    expect((await send('purchaser', `purchase_order/${id}`, 'INVOICE')).status).toBe(200);
    const { total_amount: amount } = await records.read('purchase_order', id);
    const { data: bills } = await records.find('finance', { filter: { source_transaction_id: id } });
    expect(bills).toMatchObject([{ document_type: 'purchase-invoice', amount, payment_status: 'unpaid' }]);
  });
});

describe('the terms of a customer', () => {
  it('reach the order of a quotation that leaves them open, and the due date of its invoice', async () => {
    const customer = await make('customer', { customer_name: 'บริษัท เครดิตยาว', payment_terms: 'net_60' });
    const product = await make('product', {
      product_name: 'บริการติดตั้ง',
      product_type: 'service',
      unit: 'piece',
      inventory_tracking: 'none',
    });
    const quotation = await make(
      'quotation',
      { customer_id: customer, items: [{ product_id: product, quantity: 1, unit_price: 100 }] },
      ['SEND', 'ACKNOWLEDGE', 'ACCEPT', 'CONVERT'],
    );
    const order = String((await records.read('quotation', quotation)).sales_order_id);
    expect(await records.read('sales', order)).toMatchObject({ payment_term: 'credit_60' });
    for (const event of ['SUBMIT', 'CONFIRM', 'DELIVER', 'INVOICE']) await records.transition('sales', order, event);
    const { data } = await records.find('invoice', { filter: { sales_order_id: order } });
    expect(data).toMatchObject([{ payment_terms: 'net_60', payment_terms_days: 60, due_date: inDays(60) }]);
  });

  it('say when an invoice is due that was sent without a date', async () => {
    const id = await make(
      'invoice',
      {
        customer_name: 'บริษัท ข',
        payment_terms: 'net_15',
        items: [{ product_name: 'บริการ', quantity: 1, unit_price: 100 }],
      },
      ['SEND'],
    );
    expect(await records.read('invoice', id)).toMatchObject({ due_date: inDays(15) });
    const tooMuch = await send('finance', `invoice/${id}`, 'PAY_PART', { paid_amount: 9_999 });
    expect(tooMuch.json().message).toContain('ยอดที่ชำระแล้วมากกว่ายอดรวม');
  });
});

describe('an open stock count', () => {
  it('has taken nothing in until it is completed', async () => {
    const stock = await openStock(test);
    const product = await stock.product();
    const { lot_id } = await stock.move('receive', product, { quantity: 3 });
    const count = `inventory_transaction/${await stock.plan('cycle_count', product, { lot_id: lot_id ?? null, quantity: 10 })}`;
    expect(await stock.read(count)).toMatchObject({ quantity_in: 0, quantity_out: 0 });
    expect(await stock.must(count, 'COMPLETE')).toMatchObject({ quantity_in: 7, quantity_out: 0 });
  });
});

/** The day so many days from today in Bangkok. */
function inDays(days: number): string {
  return new Date(Date.now() + (days * 24 + 7) * 3_600_000).toISOString().slice(0, 10);
}

describe('somebody who needs something', () => {
  const call = (role: string, path: string, options?: Parameters<ReturnType<TestApp['as']>>[1]) =>
    test.as(role)(`/api/${path}`, options);

  it('finds products by name without their prices, and asks for one until it is put up for approval', async () => {
    const [product] = (await call('employee', 'product?search=FG-001')).json().data;
    expect(product).toMatchObject({ sku: 'FG-001' });
    expect(product).not.toHaveProperty('cost_per_unit');
    const items = [{ product_id: product.id, product_name: product.product_name, quantity: 2 }];
    const made = await call('employee', 'purchase_request', {
      body: { data: { description: 'เหล็กฉาก', requested_by: 'พนักงาน ตัวอย่าง', items } },
    });
    expect(made.status, made.text).toBe(201);
    const path = `purchase_request/${made.json().data.id}`;
    expect((await call('employee', path, { method: 'PUT', body: { data: { notes: 'ด่วน' } } })).status).toBe(200);
    expect((await send('supervisor', path, 'SUBMIT')).status).toBe(403);
    expect((await send('employee', path, 'APPROVE')).status).toBe(403);
    expect((await send('employee', path, 'SUBMIT')).status).toBe(200);
    expect((await call('employee', path, { method: 'PUT', body: { data: { notes: 'ไม่ด่วน' } } })).status).toBe(403);
    expect((await send('purchaser', path, 'REJECT')).status).toBe(200);
    expect((await send('employee', path, 'REVISE')).status).toBe(200);
  });
});

import type { JsonObject } from 'sala/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStock, type Stock } from '../../tests/support/openStock.ts';
import { openTestApp, type TestApp } from '../../tests/support/testApp.ts';

let test: TestApp;
let stock: Stock;
beforeAll(async () => {
  test = await openTestApp();
  stock = await openStock(test);
});
afterAll(() => test.close());

const send = (path: string, event: string, items?: JsonObject[], role = 'warehouse') =>
  test.as(role)(`/api/${path}/transition`, { body: { event, ...(items && { data: { items } }) } });
const details = (answer: Awaited<ReturnType<typeof send>>) =>
  answer.json().details.map(({ path, message }: JsonObject) => `${path}: ${message}`);

async function makeOrder(collection: string, quantities: number[], more: JsonObject = {}) {
  const products = await Promise.all(quantities.map(() => stock.product()));
  const items = products.map((product_id, at) => ({
    ...{ product_id, product_name: 'ทราย', quantity: quantities[at] ?? 1, unit: 'ชิ้น', unit_price: 100 },
  }));
  const asked = { description: 'ทราย', requested_by: 'สมชาย', purchase_order: 'PO1', supplier_id: 'supplier_demo0001' };
  const made = await stock.ask(collection, { data: { ...asked, ...more, items } });
  expect(made.status, made.text).toBe(201);
  const path = `${collection}/${made.json().data.id}`;
  await stock.must(path, 'APPROVE');
  const lines = async () => (await stock.read(path)).items as JsonObject[]; // a list of lines
  /** The lines with what has come of them. */
  const having = async (...received: (number | undefined)[]) =>
    (await lines()).map((line, at) => ({
      ...line,
      ...(received[at] !== undefined && { received_quantity: received[at] }),
    }));
  return { path, products, lines, having };
}

it.each(['purchase_order', 'purchase'])('%s received in part says how much of each line came', async (collection) => {
  const { path, having } = await makeOrder(collection, [10, 4]);
  const nothing = 'items: กรุณาใส่จำนวนที่รับแล้วของรายการที่มาถึง';
  expect(details(await send(path, 'RECEIVE_PART'))).toEqual([nothing]);
  expect(details(await send(path, 'RECEIVE_PART', await having(0, 0)))).toEqual([nothing]);
  expect(details(await send(path, 'RECEIVE_PART', await having(11)))).toEqual(['items: จำนวนที่รับแล้วมากกว่าจำนวนที่สั่งไม่ได้']);
  expect(details(await send(path, 'RECEIVE_PART', await having(10, 4)))).toEqual([
    'items: ของมาครบทุกรายการแล้ว ให้กด “รับของครบ”',
  ]);
  const negative = await send(path, 'RECEIVE_PART', await having(-1));
  expect([negative.status, negative.json().details[0].path]).toEqual([400, 'items.0.received_quantity']);
  const batch = await test.as('warehouse')('/api/batch', {
    body: { operations: [{ op: 'transition', collection, id: path.split('/')[1], event: 'RECEIVE_PART' }], each: true },
  });
  expect(batch.json().data[0].error.message).toContain('กรุณาใส่จำนวนที่รับแล้ว');
});

it.each(['purchase_order', 'purchase'])(
  '%s received in parts brings each part into the stock once',
  async (collection) => {
    const { path, products, lines, having } = await makeOrder(collection, [10, 4]);
    const onHand = () => Promise.all(products.map(async (id) => (await stock.balance(id))?.qty_on_hand ?? 0));
    const first = await send(path, 'RECEIVE_PART', await having(3));
    expect(first.json().data, first.text).toMatchObject({ state: 'partially_received' });
    expect(await onHand()).toEqual([3, 0]);
    expect(details(await send(path, 'RECEIVE_PART', await having(2)))).toEqual([
      'items: กรุณาใส่จำนวนที่รับแล้วของรายการที่มาถึง',
      'items: จำนวนที่รับแล้วน้อยกว่าที่รับเข้าไปก่อนหน้านี้ไม่ได้',
    ]);
    expect((await send(path, 'RECEIVE_PART', await having(5, 1))).status).toBe(200);
    expect(await onHand()).toEqual([5, 1]);
    const receipts = await stock.list('inventory_transaction', { reference_id: path.split('/')[1] ?? '' });
    expect(receipts.map(({ subtype, quantity }) => `${subtype} ${quantity}`).toSorted()).toEqual([
      'goods_receipt 1',
      'goods_receipt 2',
      'goods_receipt 3',
    ]);
    expect((await send(path, 'RECEIVE')).json().data).toMatchObject({ state: 'received' });
    expect(await onHand()).toEqual([10, 4]);
    expect(await lines()).toMatchObject([
      { received_quantity: 10, booked_quantity: 10 },
      { received_quantity: 4, booked_quantity: 4 },
    ]);
  },
);

it.each(['purchase_order', 'purchase'])(
  '%s takes no more than was ordered, or than its supplier may deliver beyond it',
  async (collection) => {
    const made = await stock.ask('supplier', {
      data: { name: 'เหล็กไทย', type: 'manufacturer', over_delivery_percent: 10 },
    });
    expect(made.status, made.text).toBe(201);
    const { path, products, having } = await makeOrder(collection, [10], { supplier_id: made.json().data.id });
    expect(details(await send(path, 'RECEIVE_PART', await having(11.5)))).toEqual([
      'items: ผู้ขายรายนี้ส่งเกินจำนวนที่สั่งได้ไม่เกิน 10%',
    ]);
    expect((await send(path, 'RECEIVE_PART', await having(11))).status).toBe(200);
    await stock.must(path, 'RECEIVE');
    expect(await stock.read(path)).toMatchObject({
      state: 'received',
      items: [{ received_quantity: 11, booked_quantity: 11 }],
    });
    expect((await stock.balance(products[0] ?? ''))?.qty_on_hand).toBe(11);
  },
);

it('a purchase that says before it is received that more came than was ordered is refused', async () => {
  const { path, having } = await makeOrder('purchase', [10]);
  expect((await stock.ask(path, { data: { items: await having(11) } }, 'PUT')).status).toBe(200);
  expect(details(await send(path, 'RECEIVE'))).toEqual(['items: จำนวนที่รับแล้วมากกว่าจำนวนที่สั่งไม่ได้']);
});

it('whoever may receive an order fills in what came and nothing else of it', async () => {
  const { path, having } = await makeOrder('purchase_order', [10]);
  const direct = await test.as('warehouse')(`/api/${path}`, {
    method: 'PUT',
    body: { data: { items: await having(3) } },
  });
  expect(direct.status).toBe(403);
  const [line] = await having(3);
  for (const changed of [[{ ...line, quantity: 3 }], [{ ...line, unit_price: 1 }], [line, line], []]) {
    const refused = await send(path, 'RECEIVE_PART', changed as JsonObject[]);
    expect([refused.status, refused.json().details[0]?.path], JSON.stringify(changed)).toEqual([422, 'items']);
    const byBuyer = await send(path, 'RECEIVE_PART', changed as JsonObject[], 'purchaser');
    expect([byBuyer.status, byBuyer.json().code]).toEqual([422, 'record_locked']);
  }
  expect((await send(path, 'RECEIVE_PART', line && [line])).status).toBe(200);
});

describe('an order and a purchase that names it', () => {
  const buy = async (purchase_order: string, [product_id]: string[], quantity: number) => {
    const items = [{ product_id, product_name: 'ทราย', quantity, unit: 'ชิ้น', unit_price: 100 }];
    const made = await stock.ask('purchase', { data: { purchase_order, supplier_id: 'supplier_demo0001', items } });
    expect(made.status, made.text).toBe(201);
    const path = `purchase/${made.json().data.id}`;
    await stock.must(path, 'APPROVE');
    return path;
  };
  const onHand = async ([product]: string[]) => (await stock.balance(product ?? ''))?.qty_on_hand ?? 0;

  it.each(['po_number', 'id'])(
    'bring the same goods in once when the order came first, named by its %s',
    async (by) => {
      const { path, products } = await makeOrder('purchase_order', [10]);
      const order = await stock.must(path, 'RECEIVE');
      const bought = await buy(String(order[by]), products, 10);
      await stock.must(bought, 'RECEIVE');
      expect(await onHand(products)).toBe(10);
      expect(await stock.list('inventory_transaction', { reference_id: bought.split('/')[1] ?? '' })).toEqual([]);
      // What the order does not hold is goods of the purchase alone.
      const other = [await stock.product()];
      await stock.must(await buy(String(order[by]), other, 3), 'RECEIVE');
      expect(await onHand(other)).toBe(3);
    },
  );

  it('bring them in once when the purchase came first: the order leaves goods and bill to it', async () => {
    const { path, products, having } = await makeOrder('purchase_order', [10]);
    const { po_number } = await stock.read(path);
    const bought = await buy(String(po_number), products, 10);
    const [line] = (await stock.read(bought)).items as JsonObject[]; // a list of lines
    const part = await send(bought, 'RECEIVE_PART', [{ ...line, received_quantity: 4 }]);
    expect(part.status, part.text).toBe(200);
    expect(await stock.read(path)).toMatchObject({ auto_update_stock: false });
    expect((await send(path, 'RECEIVE_PART', await having(4))).status).toBe(200);
    await stock.must(path, 'RECEIVE');
    await stock.must(path, 'INVOICE');
    expect(await onHand(products)).toBe(4);
    await stock.must(bought, 'RECEIVE');
    await stock.must(bought, 'INVOICE');
    expect(await onHand(products)).toBe(10);
    const ids = [path, bought].map((one) => one.split('/')[1] ?? '');
    const bills = await stock.list('finance', { source_transaction_id: { $in: ids } });
    expect(bills.map(({ source_type }) => source_type)).toEqual(['purchase']);
  });

  const billsOf = (...paths: string[]) =>
    stock.list('finance', { source_transaction_id: { $in: paths.map((one) => one.split('/')[1] ?? '') } });

  it.each(['order', 'purchase', 'both'])('leave one bill when %s is invoiced first', async (first) => {
    const { path, products } = await makeOrder('purchase_order', [10]);
    const order = await stock.must(path, 'RECEIVE');
    const bought = await buy(String(order.po_number), products, 10);
    await stock.must(bought, 'RECEIVE');
    const paths = first === 'purchase' ? [bought, path] : [path, bought];
    const answers =
      first === 'both' ? await Promise.all(paths.map((one) => send(one, 'INVOICE', undefined, 'admin'))) : [];
    for (const one of first === 'both' ? [] : paths) answers.push(await send(one, 'INVOICE', undefined, 'admin'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const bills = await billsOf(...paths);
    expect(bills).toMatchObject([{ purchase_order: order.po_number, amount: expect.any(Number), state: 'draft' }]);
    for (const one of paths) expect(await stock.read(one)).toMatchObject({ state: 'invoiced', bill_id: bills[0]?.id });
  });

  it('leave a bill for each purchase of an order that leaves its goods to them, and a new one for one that was cancelled', async () => {
    const { path, products } = await makeOrder('purchase_order', [10]);
    const { po_number } = await stock.read(path);
    const parts = [await buy(String(po_number), products, 4), await buy(String(po_number), products, 6)];
    for (const one of parts) {
      await stock.must(one, 'RECEIVE');
      await stock.must(one, 'INVOICE');
    }
    expect(await billsOf(...parts)).toHaveLength(2);
    const kept = await makeOrder('purchase_order', [1]);
    const order = await stock.must(kept.path, 'RECEIVE');
    const { bill_id } = await stock.must(kept.path, 'INVOICE');
    await stock.must(`finance/${bill_id}`, 'CANCEL');
    const again = await buy(String(order.po_number), kept.products, 1);
    await stock.must(again, 'RECEIVE');
    await stock.must(again, 'INVOICE');
    expect(await billsOf(again)).toHaveLength(1);
  });

  it('bring them in once when both are received at the same moment', async () => {
    const { path, products } = await makeOrder('purchase_order', [10]);
    const { po_number } = await stock.read(path);
    const bought = await buy(String(po_number), products, 10);
    const answers = await Promise.all([send(path, 'RECEIVE'), send(bought, 'RECEIVE')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await onHand(products)).toBe(10);
  });
});

it('a request that has an order is not received in part itself', async () => {
  const items = [{ product_name: 'ทราย', quantity: 2, unit_price: 1 }];
  const made = await stock.ask('purchase_request', { data: { description: 'ก', requested_by: 'ข', items } });
  const path = `purchase_request/${made.json().data.id}`;
  const { purchase_order_id } = await stock.must(path, 'APPROVE');
  expect(purchase_order_id).toBeTruthy();
  expect(details(await send(path, 'RECEIVE_PART'))).toEqual([': บันทึกการรับของที่ใบสั่งซื้อ']);
  const { _actions } = await stock.read(path);
  expect(JSON.stringify(_actions)).not.toContain('RECEIVE_PART');
});

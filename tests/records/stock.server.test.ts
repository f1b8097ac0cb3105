import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { describeReports } from '../../server/app/setup/describeReports.ts';
import { runOutbox } from '../../server/records/effects/runOutbox.ts';
import { recalculateSites } from '../../server/records/recalculate/recalculateSites.ts';
import { openStock, type Stock } from '../support/openStock.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
let stock: Stock;

beforeAll(async () => {
  test = await openTestApp();
  stock = await openStock(test);
});
afterAll(() => test.close());

describe('a movement', () => {
  it('that is received by hand makes its lot, and its balance and product follow', async () => {
    const product = await stock.product({ product_name: 'โต๊ะ' });
    const receipt = await stock.move('receive', product, { quantity: 10, unit_price: 100 });
    expect(receipt).toMatchObject({ state: 'completed', change: 10, current_stock: 0, stock_after: 10 });
    await stock.move('receive', product, { quantity: 10, unit_price: 200 });
    expect(await stock.read(`inventory/${receipt.lot_id}`)).toMatchObject({ quantity: 10, total_value: 1000 });
    expect(await stock.read(`product/${product}`)).toMatchObject({ current_stock: 20, qty_available: 20 });
    expect(await stock.balance(product)).toMatchObject({
      ...{ qty_on_hand: 20, qty_available: 20, weighted_avg_cost: 150, total_cost_value: 3000 },
      ...{ total_movements_in: 20, total_movements_out: 0, last_movement_date: expect.any(String) },
    });
  });

  it('of more than there is is refused at once, with the number in both languages, and nothing changes', async () => {
    const product = await stock.product({ product_name: 'โคมไฟ' });
    await stock.move('receive', product, { quantity: 10 });
    const issue = await stock.plan('issue', product, { quantity: 15 });
    const refused = await stock.send(`inventory_transaction/${issue}`, 'COMPLETE');
    expect(refused.status, refused.text).toBe(422);
    expect(refused.json().details).toMatchObject([{ path: 'quantity' }]);
    expect(refused.json().message).toContain('โคมไฟ ที่ WH01 มีเพียง 10 ชิ้น ไม่พอสำหรับ 15');
    expect(await stock.read(`inventory_transaction/${issue}`)).toMatchObject({ state: 'approved' });
    expect(await stock.balance(product)).toMatchObject({ qty_on_hand: 10, qty_available: 10 });
    const direct = await stock.ask('inventory_transaction', {
      data: stock.describe('issue', product, { quantity: 11 }),
    });
    expect(direct.status).toBe(201);
    expect((await stock.read(`product/${product}`)).current_stock).toBe(10);
  });

  it('goes out of the oldest lots of its place, each in a part of its own', async () => {
    const product = await stock.product();
    for (const quantity of [4, 5]) await stock.move('receive', product, { quantity, location: 'WH01' });
    await stock.move('receive', product, { quantity: 50, location: 'WH02' });
    const issue = await stock.move('issue', product, { quantity: 6, location: 'WH01' });
    expect(issue).toMatchObject({ divided: true, change: 0, current_stock: 59 });
    const parts = await stock.list('inventory_transaction', { part_of: issue.id });
    expect(parts.map(({ change }) => change).toSorted()).toEqual([-2, -4]);
    const tooMany = await stock.plan('issue', product, { quantity: 4, location: 'WH01' });
    const refused = await stock.send(`inventory_transaction/${tooMany}`, 'COMPLETE');
    expect(refused.json().message).toContain('มีเพียง 3');
    expect(await stock.balance(product)).toMatchObject({ qty_on_hand: 53 });
  });

  it('moves goods to another place, counts a lot, and is taken back by another, once', async () => {
    const product = await stock.product();
    const receipt = await stock.move('receive', product, { quantity: 10, unit_price: 7 });
    await stock.move('transfer', product, { quantity: 4, location: 'WH01', to_location: 'WH09' });
    const [moved] = await stock.list('inventory', { product_id: product, location: 'WH09' });
    expect(moved).toMatchObject({ quantity: 4, unit_price: 7, total_value: 28 });
    const count = await stock.move('cycle_count', product, { quantity: 5, lot_id: receipt.lot_id ?? '' });
    expect(count).toMatchObject({ current_stock: 6, change: -1 });
    expect(await stock.balance(product)).toMatchObject({ qty_on_hand: 9, total_cost_value: 63 });
    const back = await stock.move('cycle_count', product, { reverses: count.id });
    expect(back).toMatchObject({ change: 1, lot_id: receipt.lot_id });
    expect(await stock.balance(product)).toMatchObject({ qty_on_hand: 10 });
    const again = { ...stock.describe('cycle_count', product, {}), reverses: count.id };
    expect((await stock.ask('inventory_transaction', { data: again })).status).toBe(409);
  });

  it('that sets the stock brings in or takes out what is missing at that moment, whatever was moved since it was planned', async () => {
    const product = await stock.product();
    const plans = [12, 3].map((counted_stock) => stock.plan('receive', product, { counted_stock, quantity: 0 }));
    const [more, less] = await Promise.all(plans);
    await stock.move('receive', product, { quantity: 5 });
    expect(await stock.must(`inventory_transaction/${more}`, 'COMPLETE')).toMatchObject({ quantity: 7 });
    await stock.move('receive', product, { quantity: 0.1 });
    const taken = await stock.must(`inventory_transaction/${less}`, 'COMPLETE');
    expect(taken).toMatchObject({ movement_type: 'issue', quantity: 9.1 });
    expect(await stock.balance(product)).toMatchObject({ qty_on_hand: 3 });
    // At once with others: as if one after the other.
    const last = await stock.plan('receive', product, { counted_stock: 50, quantity: 0 });
    await Promise.all([
      stock.must(`inventory_transaction/${last}`, 'COMPLETE'),
      stock.move('receive', product, { quantity: 4 }),
    ]);
    expect([50, 54]).toContain((await stock.balance(product))?.qty_on_hand);
  });

  it('that is completed is closed, and no sum of movements can be written', async () => {
    const product = await stock.product();
    const { id, lot_id: lot } = await stock.move('receive', product, { quantity: 3 });
    const locked = await stock.ask(`inventory_transaction/${id}`, { data: { quantity: 9 } }, 'PUT');
    expect(locked.json()).toMatchObject({ status: 422, code: 'record_locked' });
    expect((await stock.ask(`inventory_transaction/${id}`, undefined, 'DELETE')).status).toBe(422);
    expect((await stock.ask(`inventory/${lot}`, undefined, 'DELETE')).status).toBe(422);
    const balance = await stock.balance(product);
    for (const [path, field] of [
      [`inventory_balance/${balance?.id}`, 'qty_on_hand'],
      [`inventory/${lot}`, 'quantity'],
      [`product/${product}`, 'current_stock'],
    ] as const) {
      const written = await stock.ask(path, { data: { [field]: 99 } }, 'PUT');
      expect(written.json().details, path).toMatchObject([{ path: field, code: 'computed' }]);
    }
  });

  it('may leave less than nothing where the product allows it, and of a lot that somebody enters it is the first', async () => {
    const product = await stock.product({ negative_stock_allowed: true });
    await stock.move('receive', product, { quantity: 2 });
    expect(await stock.move('issue', product, { quantity: 5 })).toMatchObject({ short_quantity: 3, change: -3 });
    expect(await stock.balance(product)).toMatchObject({ qty_on_hand: -3, qty_available: -3 });
    const balance = await stock.balance(product);
    const told = await stock.ask(`inventory_balance/${balance?.id}`, { data: { notes: 'รอของ' } }, 'PUT');
    expect(told.json().warnings).toMatchObject([{ path: 'qty_available' }]);
    const other = await stock.product();
    const lot = { sku: 'A-1', product_name: 'ผ้า', product_id: other, location: 'WH01', initial_quantity: 8 };
    expect((await stock.ask('inventory', { data: lot })).status).toBe(201);
    expect(await stock.balance(other)).toMatchObject({ qty_on_hand: 8 });
  });

  it('is refused while the balance is locked, and a balance is recalculated to what it was', async () => {
    const product = await stock.product();
    await stock.move('receive', product, { quantity: 5 });
    const balance = await stock.balance(product);
    await stock.must(`inventory_balance/${balance?.id}`, 'LOCK');
    const issue = await stock.plan('issue', product, { quantity: 1 });
    const refused = await stock.send(`inventory_transaction/${issue}`, 'COMPLETE');
    expect(refused.status, refused.text).toBe(422);
    expect(refused.json().message).toContain('ถูกล็อก');
    await stock.must(`inventory_balance/${balance?.id}`, 'UNLOCK');
    await stock.must(`inventory_transaction/${issue}`, 'COMPLETE');
    await stock.must(`inventory_balance/${balance?.id}`, 'RECALCULATE');
    await runOutbox(test.app);
    expect(await stock.balance(product)).toMatchObject({ state: 'active', qty_on_hand: 4, qty_available: 4 });
    const [effect] = (await stock.ask(`inventory_balance/${balance?.id}/effects`)).json().data;
    expect(effect.result).toMatchObject({ corrected: 0 });
  });
});

describe('a sale', () => {
  it('of more than is free is refused, unless back-orders are allowed: then its lines say what is missing', async () => {
    const product = await stock.product({ product_name: 'เก้าอี้' });
    await stock.move('receive', product, { quantity: 20 });
    const sale = await stock.sale([[product, 50]]);
    const refused = await stock.send(`sales/${sale}`, 'CONFIRM');
    expect(refused.status, refused.text).toBe(422);
    expect(refused.json().details).toMatchObject([{ path: 'items.0.quantity' }]);
    expect(refused.json().message).toContain('มีเพียง 20');
    expect(await stock.read(`product/${product}`)).toMatchObject({ current_stock: 20, qty_reserved: 0 });

    expect((await stock.ask(`sales/${sale}`, { data: { allow_backorder: true } }, 'PUT')).status).toBe(200);
    expect((await stock.must(`sales/${sale}`, 'CONFIRM')).items).toMatchObject([{ reserved: 20, backordered: 30 }]);
    expect(await stock.read(`product/${product}`)).toMatchObject({ qty_reserved: 20, qty_available: 0 });
    const [delivery] = await stock.list('delivery', { sales_order_id: sale });
    expect(delivery).toMatchObject({ items: [{ delivery_quantity: 20 }] });
    const issue = await stock.plan('issue', product, { quantity: 1 });
    expect((await stock.send(`inventory_transaction/${issue}`, 'COMPLETE')).status).toBe(422);

    await stock.move('receive', product, { quantity: 100 });
    expect((await stock.must(`sales/${sale}`, 'PROCESS')).items).toMatchObject([{ reserved: 50, backordered: 0 }]);
    expect(await stock.balance(product)).toMatchObject({ qty_on_hand: 120, qty_reserved: 50, qty_available: 70 });
    for (const event of ['PACK', 'MARK_READY', 'SHIP', 'DELIVER']) await stock.must(`delivery/${delivery?.id}`, event);
    expect(await stock.balance(product)).toMatchObject({ qty_on_hand: 70, qty_reserved: 0, qty_available: 70 });
    expect(await stock.read(`sales/${sale}`)).toMatchObject({ state: 'delivered' });
  });

  it('that is cancelled frees its goods, one that is delivered by hand uses them, and a service needs none', async () => {
    const product = await stock.product();
    const service = await stock.product({ product_type: 'service' });
    await stock.move('receive', product, { quantity: 9 });
    const [one, two] = [
      await stock.sale([[product, 4]]),
      await stock.sale([
        [product, 5],
        [service, 3],
      ]),
    ];
    for (const id of [one, two]) await stock.must(`sales/${id}`, 'CONFIRM');
    expect((await stock.ask(`sales/${one}`, { data: { items: [] } }, 'PUT')).status).toBe(422);
    expect(await stock.read(`product/${product}`)).toMatchObject({ qty_reserved: 9, qty_available: 0 });
    const cancelled = await stock.must(`sales/${one}`, 'CANCEL');
    expect(cancelled.items).not.toMatchObject([{ reserved: 4 }]);
    await stock.must(`sales/${two}`, 'DELIVER');
    expect(await stock.balance(product)).toMatchObject({ qty_on_hand: 4, qty_reserved: 0, qty_available: 4 });
  });

  it('is told when others were faster: of 200 buyers of the last 100 units exactly 100 get one', async () => {
    const product = await stock.product();
    await stock.move('receive', product, { quantity: 100 });
    const sales: string[] = [];
    // Written past the API, where nobody tries again: not more at once than a site has connections for.
    while (sales.length < 200)
      sales.push(...(await Promise.all(Array.from({ length: 10 }, () => stock.sale([[product, 1]])))));
    const answers = await Promise.all(sales.map((id) => stock.patiently(`sales/${id}`, 'CONFIRM')));
    const statuses = Map.groupBy(answers, ({ status }) => status);
    expect(
      [statuses.get(200)?.length, statuses.get(422)?.length],
      answers.find(({ status }) => status > 422)?.text,
    ).toEqual([100, 100]);
    for (const told of statuses.get(422) ?? []) expect(told.json().message).toContain('มีเพียง 0');
    expect(await stock.read(`product/${product}`)).toMatchObject({
      current_stock: 100,
      qty_reserved: 100,
      qty_available: 0,
    });
  });
});

describe('other documents', () => {
  it('add the lots of a received purchase in the same step, counted in units of stock', async () => {
    const product = await stock.product();
    const purchase = await stock.purchase([
      { product_id: product, product_name: 'ทราย', quantity: 9, received_quantity: 3, unit: 'คิว', unit_price: 99.99 },
      { product_name: 'ของใหม่', quantity: 1, unit_price: 10, location: 'WH03' },
    ]);
    expect(await stock.balance(product)).toMatchObject({ qty_on_hand: 3, total_cost_value: 299.97 });
    const lots: JsonObject[] = await stock.list('inventory', { source_transaction_id: purchase });
    expect(lots.map(({ location, quantity, source_type }) => [location, quantity, source_type]).toSorted()).toEqual([
      ['WH01', 3, 'purchase'],
      ['WH03', 1, 'purchase'],
    ]);
    const [receipt] = await stock.list('inventory_transaction', { reference_id: purchase, product_id: product });
    expect(receipt).toMatchObject({ unit: 'ชิ้น', notes: 'หน่วยตามเอกสาร: คิว', subtype: 'goods_receipt' });
  });

  it('keep materials of a production order, use them up, and receive what was made at what it cost', async () => {
    const [wood, table] = [await stock.product({ product_name: 'ไม้' }), await stock.product({ product_name: 'โต๊ะ' })];
    await stock.move('receive', wood, { quantity: 8 });
    const order = await stock.production({
      target_products: [{ product_id: table, product_name: 'โต๊ะ', target_quantity: 4 }],
      materials: [{ product_id: wood, product_name: 'ไม้', quantity: 10 }],
      total_cost: 100,
    });
    expect((await stock.must(`production/${order}`, 'START')).materials).toMatchObject([{ allocated: 8, short: 2 }]);
    await stock.must(`production/${order}`, 'HOLD');
    await stock.move('receive', wood, { quantity: 1 });
    expect((await stock.must(`production/${order}`, 'RESUME')).materials).toMatchObject([{ allocated: 9, short: 1 }]);
    expect(await stock.balance(wood)).toMatchObject({ qty_on_hand: 9, qty_allocated: 9 });
    await stock.must(`production/${order}`, 'COMPLETE');
    expect(await stock.balance(wood)).toMatchObject({ qty_on_hand: 0, qty_allocated: 0 });
    expect(await stock.balance(table)).toMatchObject({ qty_on_hand: 4, weighted_avg_cost: 25 });
  });
});

it('the shipped sites have stock, and recalculating all of it changes nothing', async () => {
  expect(await stock.read('product/product_demo0001')).toMatchObject({ current_stock: 640, qty_reserved: 0 });
  const balances = await stock.list('inventory_balance', { product_id: 'product_demo0001' });
  expect(balances).toMatchObject([{ qty_on_hand: 640, total_cost_value: 640 * 118 }]);
  const told = describeReports(await recalculateSites(test.app));
  expect(
    told.every((line) => line.endsWith(', 0 corrected')),
    told.join('\n'),
  ).toBe(true);
});

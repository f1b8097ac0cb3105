import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
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

const ids = async (path: string): Promise<string[]> =>
  (await test.as('admin')(`/api/${path}`)).json().data.map(({ id }: JsonObject) => String(id));

it('tells stock by its level, its limits and its turnover, and finds it by them', async () => {
  const product = await stock.product();
  await stock.purchase([{ product_id: product, product_name: 'ก', quantity: 60, unit_price: 10 }]);
  const held = await stock.balance(product);
  expect(held).toMatchObject({ stock_status: 'normal', stock_level: 'normal', turnover: 'slow_moving' });
  await stock.move('issue', product, { quantity: 56 });
  const left = await stock.balance(product);
  expect(left).toMatchObject({
    qty_on_hand: 4,
    stock_status: 'reorder',
    stock_level: 'critical',
    turnover: 'fast_moving',
  });
  expect(await ids(`inventory_balance?stock_status=reorder&product_id=${product}`)).toEqual([left?.id]);
  expect(await ids(`inventory_balance?stock_level=normal&product_id=${product}`)).toEqual([]);
  const own = { reorder_point: 2, min_stock_level: 3, max_stock_level: 4 };
  const changed = await stock.ask(`inventory_balance/${left?.id}`, { data: own }, 'PUT');
  expect(changed.json().data, changed.text).toMatchObject({ stock_status: 'overstock', stock_level: 'normal' });
});

it('tells an order by what of it was delivered', async () => {
  const product = await stock.product();
  await stock.purchase([{ product_id: product, product_name: 'ก', quantity: 5, unit_price: 10 }]);
  const order = await stock.sale([[product, 5]]);
  await stock.must(`sales/${order}`, 'CONFIRM');
  expect(await stock.read(`sales/${order}`)).toMatchObject({ fulfilment: 'pending' });
  const [delivery] = await stock.list('delivery', { sales_order_id: order });
  for (const event of ['PACK', 'MARK_READY', 'SHIP', 'DELIVER']) await stock.must(`delivery/${delivery?.id}`, event);
  expect(await stock.read(`sales/${order}`)).toMatchObject({ delivered_quantity: 5, fulfilment: 'fulfilled' });
  expect(await ids('sales?fulfilment=fulfilled')).toContain(order);
});

it('tells a production order by its effectiveness, once it is measured', async () => {
  const target_products = [
    { product_id: await stock.product(), product_name: 'ก', target_quantity: 400, produced_quantity: 400 },
  ];
  const { id, ...empty } = (await stock.ask('production', { data: { target_products } })).json().data;
  expect(empty.oee_class).toBeUndefined();
  const data = { downtime_minutes: 48, ideal_cycle_minutes: 1, good_quantity: 392 };
  const measured = await stock.ask(`production/${id}`, { data }, 'PUT');
  expect(measured.json().data, measured.text).toMatchObject({ oee: 81.67, oee_class: 'acceptable' });
  expect(await ids('production?oee_class=acceptable&oee[gt]=80')).toContain(id);
});

it('computes the same again', async () => {
  for (const { rollups, formulas } of await recalculateSites(test.app))
    expect([rollups.corrected, formulas.corrected], JSON.stringify(formulas.differences[0])).toEqual([0, 0]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** What the form of a new movement holds at first. */
async function readGiven(query: string) {
  const answer = await app.as('admin')(
    `/api/page?path=${encodeURIComponent(`/inventory/stock-movement/create?${query}`)}`,
  );
  expect(answer.status, answer.text).toBe(200);
  return answer.json().data.form.record.given;
}

it('a movement takes what it demands from its product, and what undoes one takes all from it', async () => {
  const goods = { product_name: 'น็อต M8', sku: 'NUT-M8', unit: 'box', cost_per_unit: 12 };
  const product = (await app.as('admin')('/api/product', { body: { data: goods } })).json().data.id;
  const taken = { product_name: 'น็อต M8', sku: 'NUT-M8', unit: 'box', unit_price: 12 };
  expect(await readGiven(`product_id=${product}`)).toMatchObject(taken);
  const data = { movement_type: 'receive', product_id: product, quantity: 3, location: 'WH09', ...taken };
  const moved = await app.as('admin')('/api/inventory_transaction', { body: { data } });
  expect(moved.status, moved.text).toBe(201);
  expect(await readGiven(`reverses=${moved.json().data.id}`)).toMatchObject(data);
});

it('a movement takes the code of a place from the place that is chosen', async () => {
  const place = { location_code: 'WH07-C', location_name: 'ชั้นลอย' };
  const { id } = (await app.as('admin')('/api/stock_location', { body: { data: place } })).json().data;
  expect(await readGiven(`stock_location_id=${id}`)).toMatchObject({ location: 'WH07-C' });
  expect(await readGiven(`to_stock_location_id=${id}`)).toMatchObject({ to_location: 'WH07-C' });
});

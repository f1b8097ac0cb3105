import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function create(collection: string, data: JsonObject) {
  const answer = await test.as('admin')(`/api/${collection}`, { body: { data } });
  const { details = [], warnings = [] } = answer.json();
  const paths = (list: JsonObject[]) => list.map(({ path }) => path);
  expect([201, 422], answer.text).toContain(answer.status);
  return { status: answer.status, refused: paths(details), warned: paths(warnings) };
}

let count = 0;
const place = (data: JsonObject) => {
  count += 1;
  return create('stock_location', { location_code: `PLACE-${count}`, ...data });
};

it('refuses ranges of a place that are upside down, and tells an overfull one', async () => {
  expect(await place({ humidity_min: 60, humidity_max: 40 })).toMatchObject({ status: 422, refused: ['humidity_min'] });
  expect(await place({ temperature_min: 9, temperature_max: 2 })).toMatchObject({ refused: ['temperature_min'] });
  expect(await place({ humidity_min: 40 })).toMatchObject({ status: 201, warned: [] });
  expect((await place({ current_usage: 6, capacity_numeric: 5 })).warned).toEqual(['current_usage']);
  expect((await place({ current_usage: 6, capacity_numeric: 5, capacity_unit: 'unlimited' })).warned).toEqual([]);
});

it('tells a transfer that goes nowhere, and a value that is not quantity times price', async () => {
  const product = await test.as('admin')('/api/product', { body: { data: { product_name: 'ก' } } });
  const base = {
    product_id: product.json().data.id,
    quantity: 3,
    movement_type: 'receive',
    sku: 'S1',
    location: 'WH01',
    product_name: 'ก',
  };
  const move = async (data: JsonObject) => (await create('inventory_transaction', { ...base, ...data })).warned;
  expect(await move({ movement_type: 'transfer', from_location: 'A', to_location: 'A' })).toContain('to_location');
  expect(await move({ movement_type: 'transfer', from_location: 'A', to_location: 'B' })).not.toContain('to_location');
  expect(await move({ unit_price: 0.1, total_value: 0.3 })).not.toContain('total_value');
  expect(await move({ unit_price: 2, total_value: 7 })).toContain('total_value');
  expect(await move({ unit_price: 2 })).not.toContain('total_value');
});

it('asks where an initial quantity lies', async () => {
  const item = (data: JsonObject) => create('inventory', { product_name: 'ก', sku: 'S1', ...data });
  expect((await item({ initial_quantity: 5 })).refused).toContain('location');
  expect((await item({ initial_quantity: 5, location: 'WH01' })).refused).not.toContain('location');
  expect((await item({ initial_quantity: 0 })).refused).not.toContain('location');
});

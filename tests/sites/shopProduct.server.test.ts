import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'shop.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('draws something in the place of the picture that a product does not have', async () => {
  const data = { product_name: 'แก้วเปล่า', in_shop: true, selling_price: 100 };
  const made = await test.as('admin')('/api/product', { host, method: 'POST', body: { data } });
  expect(made.status, made.text).toBe(201);
  const path = encodeURIComponent(`/shop/product/${made.json().data.id}`);
  const page = await test.call(`/api/page?path=${path}`, { host });
  expect(page.status).toBe(200);
  expect(page.text).toContain('แก้วเปล่า');
  expect(page.text).toMatch(/"type":"image"[^}]*"placeholder":"thing"|"placeholder":"thing"[^}]*"type":"image"/);
});

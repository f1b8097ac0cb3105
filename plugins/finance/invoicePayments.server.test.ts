import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('an invoice that is paid in part says how much, and one that is paid owes nothing', async () => {
  const asAccountant = test.as('accountant');
  const items = [{ product_name: 'ค่าบริการ', quantity: 1, unit_price: 100 }];
  const made = await asAccountant('/api/invoice', { body: { data: { customer_name: 'ร้านทดสอบ', items } } });
  expect(made.status, made.text).toBe(201);
  const send = (event: string, data?: object) =>
    asAccountant(`/api/invoice/${made.json().data.id}/transition`, { body: { event, data } });
  expect((await send('SEND')).status).toBe(200);

  const refused = await send('PAY_PART', { paid_amount: 107 });
  expect([refused.status, refused.json().details?.[0]?.path]).toEqual([422, 'paid_amount']);
  const part = await send('PAY_PART', { paid_amount: 50 });
  expect(part.status, part.text).toBe(200);
  expect(part.json().data).toMatchObject({ state: 'partial_paid', remaining_amount: 57 });
  expect((await send('PAY')).json().data).toMatchObject({ state: 'paid', paid_amount: 107, remaining_amount: 0 });
});

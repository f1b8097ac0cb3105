import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';
import { openRecords, type Records } from '../openRecords.ts';

let test: TestApp;
const openAs = async (role: string): Promise<Records> => {
  const { id } = await test.site('factory');
  return openRecords(test.app, { siteId: id, actor: { userId: `demo_${role}`, role } });
};
const products = { collection: 'product' };
const none = { collection: 'product', filter: { product_name: 'ไม่มี' } };
const customers = { collection: 'customer' };
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('counts several collections as counting each by itself does, in their order', async () => {
  const records = await openAs('admin');
  const [all, found, others] = await records.countEach([products, none, customers]);
  expect(all).toBeGreaterThan(0);
  expect([all, found, others]).toEqual([await records.count('product', {}), 0, await records.count('customer', {})]);
  expect(await records.countEach([])).toEqual([]);
});

it('has no number where the actor may not read, of what is unknown and of what cannot be asked, and counts the others', async () => {
  const wrong = { collection: 'product', filter: { $nothing: 1 } };
  const unknown = { collection: 'nothing_like_it' };
  const records = await openAs('admin');
  const all = await records.count('product', {});
  expect(await records.countEach([unknown, products])).toEqual([undefined, all]);
  expect(await records.countEach([wrong, products, none])).toEqual([undefined, all, 0]);
  const theirs = await openAs('user');
  await expect(theirs.count('sales', {})).rejects.toThrow();
  expect(await theirs.countEach([{ collection: 'sales' }])).toEqual([undefined]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('names the page of a record by the record, in the tab and the breadcrumbs, and by its new name once its data are read again', async () => {
  const data = { customer_name: 'ร้านเดิม', customer_type: 'company' };
  const { id } = (await test.as('admin')('/api/customer', { body: { data } })).json().data;
  const path = `/sales/customers/${id}`;
  const payload = (await test.as('admin')(`/api/page?path=${path}`)).json();
  expect(payload.meta.title).toMatch(/^ร้านเดิม – /);
  const edit = (await test.as('admin')(`/api/page?path=${path}/edit`)).json();
  expect(edit.meta.title).toMatch(/^ร้านเดิม · แก้ไข – /);
  await test.as('admin')(`/api/customer/${id}`, { method: 'PUT', body: { data: { customer_name: 'ร้านใหม่' } } });
  const read = (await test.as('admin')(`/api/page/data?path=${path}&objects=head`)).json();
  expect(read.named.title).toMatch(/^ร้านใหม่ – /);
  expect(read.named.trail.at(-1)).toEqual({ title: 'ร้านใหม่', path });
  const list = (await test.as('admin')('/api/page/data?path=/sales/customers&objects=list')).json();
  expect(list.named).toBeUndefined();
});

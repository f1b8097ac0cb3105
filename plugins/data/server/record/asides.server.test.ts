import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/support/testApp.ts';

let app: TestApp;
let order = '';
/** A record of the factory alone: orders of demo sites have the same ids. */
let customer = '';

beforeAll(async () => {
  app = await openTestApp();
  const { json } = await app.as('sales')('/api/sales?limit=1');
  order = String(json().data[0].id);
  const made = await app.as('admin')('/api/customer', {
    method: 'POST',
    body: { data: { customer_name: 'ของโรงงาน' } },
  });
  customer = String(made.json().data.id);
});
afterAll(() => app.close());

const place = () => ({ collection: 'sales', record: order });
const write = (role: string, body: object) =>
  app.as(role)('/api/x/data/comments', { method: 'POST', body: { ...place(), text: 'ตรวจแล้ว', ...body } });

describe('comments', () => {
  it('are written by staff who may read the record, and tell those who are mentioned and may read it too', async () => {
    const written = await write('sales', {
      text: 'ดูหน่อย @demo',
      mentions: ['demo_manager', 'demo_hr', 'demo_customer'],
    });
    expect(written.status, written.text).toBe(201);
    const told = async (role: string) =>
      (await app.as(role)('/api/notification?limit=50'))
        .json()
        .data.filter((one: { path?: string }) => one.path?.endsWith(order));
    expect(await told('manager')).toHaveLength(1);
    expect(await told('hr')).toHaveLength(0);
    expect(await told('customer')).toHaveLength(0);
  });

  it('tell of the record only what whoever is mentioned may read of it', async () => {
    const text = { type: 'string' };
    const schema = {
      type: 'object',
      properties: { secret: text, code: text },
      'x-display': ['secret', 'code'],
      'x-access': {
        read: [{ roles: ['admin'] }, { roles: ['sales'], fields: ['code'] }],
        create: [{ roles: ['admin'] }],
      },
    };
    const named = { name: 'file_note', title: { th: 'แฟ้ม', en: 'File' }, schema };
    expect((await app.as('root')('/api/collection', { body: { data: named } })).status).toBe(201);
    const made = await app.as('admin')('/api/file_note', { body: { data: { secret: 'ปิดโรงงาน', code: 'F-1' } } });
    const { id } = made.json().data;
    const body = { collection: 'file_note', record: id, text: 'ดูหน่อย', mentions: ['demo_sales'] };
    expect((await app.as('admin')('/api/x/data/comments', { body })).status).toBe(201);
    const notices = await app.as('sales')('/api/notification?limit=50');
    expect(notices.text).toContain('F-1');
    expect(notices.text).not.toContain('ปิดโรงงาน');
  });

  it('are closed to those who may not read the record, to visitors, and on another site', async () => {
    for (const role of ['hr', 'user', 'customer']) expect((await write(role, {})).status, role).toBeGreaterThan(399);
    expect((await app.call('/api/x/data/comments', { method: 'POST', body: { ...place(), text: 'x' } })).status).toBe(
      401,
    );
    const elsewhere = await app.as('admin')('/api/x/data/comments', {
      method: 'POST',
      host: 'shop.localhost',
      body: { collection: 'customer', record: customer, text: 'x' },
    });
    expect(elsewhere.status).toBe(404);
    const readers = await app.as('hr')(`/api/x/data/readers?collection=sales&record=${order}`);
    expect(readers.status).toBeGreaterThan(399);
  });

  it('are changed and deleted by their author alone', async () => {
    const id = (await write('sales', {})).json().data.id;
    const path = `/api/x/data/comments/${id}`;
    for (const role of ['manager', 'admin', 'hr']) {
      expect((await app.as(role)(path, { method: 'PUT', body: { text: 'แก้' } })).status, role).toBe(403);
      expect((await app.as(role)(path, { method: 'DELETE' })).status, role).toBe(403);
    }
    expect((await app.as('sales')(path, { method: 'PUT', body: { text: 'แก้' } })).status).toBe(200);
    expect((await app.as('sales')(path, { method: 'DELETE' })).status).toBe(200);
  });

  it('are reached through no general call, by an administrator neither', async () => {
    for (const role of ['admin', 'manager', 'sales']) {
      expect((await app.as(role)('/api/record_comment')).status, role).toBe(403);
      const forged = { method: 'POST', body: { data: { about: 'sales', record: order, text: 'x' } } };
      expect((await app.as(role)('/api/record_comment', forged)).status, role).toBe(403);
    }
  });

  it('name to be mentioned only staff who may read the record', async () => {
    const find = (search: string) =>
      app.as('sales')(`/api/x/data/readers?collection=sales&record=${order}&search=${encodeURIComponent(search)}`);
    expect((await find('demo.test')).json().data).toEqual([]); // an e-mail address cannot be found out by trying
    const { json } = await find('ตัวอย่าง');
    const ids = json().data.map(({ id }: { id: string }) => id);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids)
      expect(['demo_hr', 'demo_user', 'demo_customer', 'demo_member', 'demo_guest']).not.toContain(id);
  });
});

describe('files of a record', () => {
  it('are listed for those who may read the record, and taken from those who may change it', async () => {
    const path = `/api/files/of/sales/${order}`;
    const own = await app.as('sales')(path);
    expect(own.status, own.text).toBe(200);
    expect(own.json()).toMatchObject({ data: [], mayAdd: true });
    expect((await app.as('hr')(path)).status).toBeGreaterThan(399);
    expect((await app.call(path)).status).toBe(401);
    const elsewhere = await app.as('admin')(`/api/files/of/customer/${customer}`, { host: 'shop.localhost' });
    expect(elsewhere.status).toBe(404);
    const begin = (role: string) =>
      app.as(role)('/api/files', { method: 'POST', body: { name: 'ก.pdf', size: 9, purpose: 'record', ...place() } });
    expect((await begin('sales')).status).toBe(201);
    expect((await begin('hr')).status).toBeGreaterThan(399);
  });
});

describe('related records', () => {
  it('of the same kind are told apart from the record by the field that refers to it', async () => {
    const { data } = (await app.as('admin')(`/api/page?path=/sales/customers/${customer}`)).json();
    const groups = data.related.related as { collection: string; by?: string }[];
    expect(groups.find(({ collection }) => collection === 'customer')?.by).toBe('บริษัทแม่');
    expect(groups.find(({ collection }) => collection === 'quotation')?.by).toBeUndefined();
  });
});

describe('the way of a record', () => {
  const readStates = async (path: string) => {
    const { data } = (await app.as('admin')(`/api/page?path=${encodeURIComponent(path)}`)).json();
    return (data.progress as { states: string[] }).states;
  };

  it('names the states that it was in, so that one which was skipped does not look done', async () => {
    const items = [{ product_id: 'product_demo0006', product_name: 'ผ้า', quantity: 1, unit_price: 100 }];
    const data = { order_date: '2026-11-20', customer_id: customer, items };
    const made = await app.as('admin')('/api/sales', { method: 'POST', body: { data } });
    expect(made.status, made.text).toBe(201);
    const { id, state } = made.json().data;
    expect(await readStates(`/sales/sales-order/${id}`)).toEqual([state]);
    const body = { event: 'CANCEL', note: 'ลูกค้ายกเลิก' };
    const moved = await app.as('admin')(`/api/sales/${id}/transition`, { method: 'POST', body });
    expect(moved.status, moved.text).toBe(200);
    expect((await readStates(`/sales/sales-order/${id}`)).toSorted()).toEqual(['cancelled', state]);
  });
});

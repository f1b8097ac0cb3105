import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { systemActor } from '../../server/records/context/actor.ts';
import { openRecords, type Records } from '../../server/records/openRecords.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
let records: Records;

beforeAll(async () => {
  test = await openTestApp();
  records = await openRecords(test.app, { siteId: (await test.site('factory')).id, actor: systemActor });
});
afterAll(() => test.close());

const send = (role: string, path: string, event: string, data?: object) =>
  test.as(role)(`/api/${path}/transition`, { body: { event, ...(data && { data }) } });

async function make(collection: string, data: JsonObject, events: string[] = []): Promise<string> {
  const { id } = (await records.create(collection, data)).record;
  for (const event of events) await records.transition(collection, String(id), event);
  return String(id);
}

describe('a quotation without lines', () => {
  it('is neither sent nor put up for approval, and says why', async () => {
    const id = await make('quotation', { customer_name: 'บริษัท ก' });
    for (const event of ['SEND', 'SUBMIT']) {
      const refused = await send('sales', `quotation/${id}`, event);
      expect(refused.status).toBe(422);
      expect(refused.json().message).toContain('ยังไม่มีรายการ');
    }
  });
});

const order: JsonObject = {
  description: 'เหล็กแผ่น',
  requested_by: 'สมชาย',
  items: [{ product_name: 'เหล็กแผ่น', quantity: 10, unit_price: 50 }],
};

describe('goods of a purchase order', () => {
  it('are taken in by the warehouse, which does not write orders', async () => {
    const id = await make('purchase_order', order, ['APPROVE', 'SEND']);
    expect((await send('warehouse', `purchase_order/${id}`, 'CANCEL')).status).toBe(403);
    expect((await send('warehouse', `purchase_order/${id}`, 'RECEIVE')).status).toBe(200);
  });
});

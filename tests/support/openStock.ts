import { expect } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { systemActor } from '../../server/records/context/actor.ts';
import { openRecords } from '../../server/records/openRecords.ts';
import type { TestAnswer } from './sendRequest.ts';
import type { TestApp } from './testApp.ts';

type Row = JsonObject & { id: string };

/** The warehouse of the factory over HTTP, as its administrator uses it. */
export interface Stock {
  ask(path: string, body?: unknown, method?: string): Promise<TestAnswer>;
  send(path: string, event: string): Promise<TestAnswer>;
  /** The same, again when the site has too many callers at once. */
  patiently(path: string, event: string): Promise<TestAnswer>;
  /** Sends an event that is taken. */
  must(path: string, event: string): Promise<Row>;
  read(path: string): Promise<Row>;
  list(collection: string, filter: JsonObject): Promise<Row[]>;
  balance(product: string): Promise<Row | undefined>;
  product(data?: JsonObject): Promise<string>;
  describe(type: string, product: string, data: JsonObject): JsonObject;
  /** An approved movement, not yet completed. */
  plan(type: string, product: string, data: JsonObject): Promise<string>;
  /** A movement that is completed. */
  move(type: string, product: string, data: JsonObject): Promise<Row>;
  sale(lines: [product: string, quantity: number][], data?: JsonObject): Promise<string>;
  /** A purchase that was received. */
  purchase(items: JsonObject[]): Promise<string>;
  /** A production order that was released. */
  production(data: JsonObject): Promise<string>;
}

export async function openStock(test: TestApp): Promise<Stock> {
  const records = await openRecords(test.app, { siteId: (await test.site('factory')).id, actor: systemActor });
  const ask: Stock['ask'] = (path, body, method) =>
    test.as('root')(`/api/${path}`, { ...(body !== undefined && { body }), ...(method && { method }) });
  const taken = (answer: TestAnswer): Row => {
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.json().data;
  };
  const make = async (collection: string, data: JsonObject, state?: string) => {
    const { record } = await records.create(collection, data, state ? { state, imported: true } : {});
    return String(record.id);
  };
  const send: Stock['send'] = (path, event) => ask(`${path}/transition`, { event });
  const patiently: Stock['patiently'] = async (path, event) => {
    for (;;) {
      const answer = await send(path, event);
      if (answer.status !== 503) return answer;
      await new Promise((done) => setTimeout(done, 50 + Math.random() * 100));
    }
  };
  const must: Stock['must'] = async (path, event) => taken(await send(path, event));
  const list: Stock['list'] = async (collection, filter) =>
    taken(
      await ask(`${collection}?limit=500&filter=${encodeURIComponent(JSON.stringify(filter))}`),
    ) as unknown as Row[]; // a list
  const describe: Stock['describe'] = (type, product, data) => ({
    ...{ movement_type: type, product_id: product, product_name: 'สินค้า', sku: 'SKU-1', location: 'WH01', unit: 'ชิ้น' },
    ...data,
  });
  const plan: Stock['plan'] = async (type, product, data) => {
    const { product_name = '' } = await records.read('product', product);
    const made = taken(
      await ask('inventory_transaction', { data: describe(type, product, { product_name, ...data }) }),
    );
    await must(`inventory_transaction/${made.id}`, 'APPROVE');
    return made.id;
  };
  return {
    ...{ ask, send, patiently, must, list, describe, plan },
    read: async (path) => taken(await ask(path)),
    balance: async (product) => (await list('inventory_balance', { product_id: product }))[0],
    product: (data) => make('product', { product_name: 'สินค้า', ...data }),
    move: async (type, product, data) => must(`inventory_transaction/${await plan(type, product, data)}`, 'COMPLETE'),
    sale: (lines, data) =>
      make(
        'sales',
        {
          customer_id: 'customer_demo0001',
          shipping_address: 'เชียงใหม่',
          items: lines.map(([product_id, quantity]) => ({
            product_id,
            product_name: 'สินค้า',
            quantity,
            unit_price: 150,
          })),
          ...data,
        },
        'pending',
      ),
    purchase: async (items) => {
      const id = await make(
        'purchase',
        {
          ...{ purchase_order: 'PO1', supplier_id: 'supplier_demo0001', supplier_name: 'ผู้ขาย', items },
          ...{ approved_by: 'ก', approved_at: '2026-11-21T05:00:00.000Z' },
        },
        'approved',
      );
      await must(`purchase/${id}`, 'RECEIVE');
      return id;
    },
    production: (data) => make('production', data, 'released'),
  };
}

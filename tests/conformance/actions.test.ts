import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { compileCollection } from '../../engine/collection/compileCollection.ts';
import { planRecordTransition } from '../../engine/record/planRecordTransition.ts';
import { fillNew } from '../../engine/rule/action/fillNew.ts';
import type { JsonObject } from '../../schemas/json.ts';

/** What becomes of a record of a shipped collection when it takes an event, as the system sends it. */
async function send(place: string, event: string, { state, data }: { state: string; data: JsonObject }) {
  const folder = new URL(`../../plugins/${place}`, import.meta.url);
  const schema = JSON.parse(readFileSync(new URL(`${folder}.schema.json`), 'utf8'));
  const { machine } = (await import(`${folder}.machine.ts`)) as { machine: AnyStateMachine };
  const collection = compileCollection(schema);
  const system = { created_at: '2026-11-21T05:00:00.000Z', created_by: 'u1', updated_at: '', updated_by: null };
  const plan = planRecordTransition({
    collection,
    machine,
    actor: { id: 'u1', role: 'root' },
    now: new Date('2026-11-21T05:00:00.000Z'),
    trusted: true,
    current: { id: 'r1', state, version: 1, data, ...system },
    event,
  });
  const lot = { id: 'lot1', qty_free: 5 };
  return { ...(plan.waits?.again({ find: () => [lot], join: (record) => record }) ?? plan), collection };
}

describe('the actions of shipped machines', () => {
  it.each([
    [
      'sales-invoice',
      'ขายสินค้า',
      [
        ['accounts-receivable', 250.5, 0],
        ['sales-revenue', 0, 250.5],
      ],
    ],
    [
      'purchase-invoice',
      'ซื้อสินค้า',
      [
        ['inventory-asset', 250.5, 0],
        ['accounts-payable', 0, 250.5],
      ],
    ],
    ['other-income', '', undefined],
  ])('a posted %s has its journal entries', async (type, title, entries) => {
    const document = { document_type: type, amount: 250.5, document_number: 'FI1', party_name: 'บริษัท ก' };
    const { data } = await send('finance/collections/finance/finance', 'POST', { state: 'approved', data: document });
    const lines = data.journal_entries as JsonObject[] | undefined;
    expect(lines?.map(({ account, debit, credit }) => [account, debit, credit])).toEqual(entries);
    expect(lines?.[0]?.description ?? '').toBe(entries ? `${title} FI1 บริษัท ก` : '');
  });

  it('journal entries that are there stay', async () => {
    const journal_entries = [{ account: 'cash', debit: 0, credit: 0 }];
    const document = { document_type: 'sales-invoice', amount: 250.5, document_number: 'FI1', journal_entries };
    const { data } = await send('finance/collections/finance/finance', 'POST', { state: 'approved', data: document });
    expect(data.journal_entries).toEqual(journal_entries);
  });

  it('a closed production order adds up its cost as decimals, where there is any', async () => {
    const costs = { material_cost: 0.1, labor_cost: 0.2 };
    const place = 'production/collections/production/production';
    const { data } = await send(place, 'CLOSE', { state: 'completed', data: costs });
    expect(data).toMatchObject({ total_cost: 0.3, production_cost: 0.3 });
    expect((await send(place, 'CLOSE', { state: 'completed', data: {} })).data).toMatchObject({ total_cost: 0 });
  });

  it('the delivery of a confirmed sale carries its customer, address and items', async () => {
    const sale = {
      order_number: 'SO20260001',
      customer_id: 'c1',
      customer_name: 'ร้านดี',
      shipping_address: '1 ถนนสุขุมวิท',
      delivery_date: '2026-12-01',
      total: 900,
      items: [
        { product_id: 'p1', product_name: 'โต๊ะ', code: 'T1', quantity: 2, unit: 'ชิ้น', unit_price: 450, discount: 0 },
      ],
    };
    const { actions, collection, data } = await send('sales/collections/sales/sales', 'CONFIRM', {
      state: 'pending',
      data: sale,
    });
    expect(data.items).toMatchObject([{ reserved: 2, backordered: 0 }]);
    const [, creation] = actions;
    if (creation?.kind !== 'create') throw new Error('no delivery is created');
    const { action, scope, lines: taken } = creation;
    expect(fillNew({ values: action.fields, place: { collection }, scope, lines: action.lines, taken })).toEqual({
      source_type: 'sales',
      source_transaction_id: 'r1',
      sales_order_id: 'r1',
      sales_order_number: 'SO20260001',
      customer_id: 'c1',
      customer_name: 'ร้านดี',
      scheduled_date: '2026-12-01',
      delivery_address: '1 ถนนสุขุมวิท',
      total_amount: 900,
      items: [
        {
          product_id: 'p1',
          product_name: 'โต๊ะ',
          product_code: 'T1',
          quantity: 2,
          delivery_quantity: 2,
          unit: 'ชิ้น',
          unit_price: 450,
        },
      ],
    });
  });
});

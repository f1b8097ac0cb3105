import type { JsonObject } from 'sala/schemas';
import { describe, expect, it } from 'vitest';
import { receiveProduction, receivePurchase } from './receiveStock.ts';

const at = '2026-11-21T05:00:00.000Z';

describe('receivePurchase', () => {
  it('makes one stock record and one goods receipt for each received item', () => {
    const record: JsonObject = {
      location: 'WH02',
      items: [
        {
          product_id: 'p1',
          product_name: 'โต๊ะ',
          sku: 't 1',
          quantity: 5,
          received_quantity: 3,
          unit: 'ชิ้น',
          unit_price: 99.99,
        },
        { product_name: 'ของใหม่', quantity: 1, unit_price: 10, location: 'WH03' },
        { product_id: 'p2', product_name: 'ยังไม่มา', quantity: 4, received_quantity: 0 },
      ],
    };
    const { stock, movements } = receivePurchase({ collection: 'purchase', id: 'pu1', record, at });
    expect(stock).toEqual([
      {
        product_id: 'p1',
        product_name: 'โต๊ะ',
        sku: 'T-1',
        quantity: 3,
        unit: 'ชิ้น',
        unit_price: 99.99,
        total_value: 299.97,
        location: 'WH02',
        inventory_type: 'raw_material',
        source_type: 'purchase',
        source_transaction_id: 'pu1',
      },
      {
        product_name: 'ของใหม่',
        sku: 'NO-SKU',
        quantity: 1,
        unit: 'ชิ้น',
        unit_price: 10,
        total_value: 10,
        location: 'WH03',
        inventory_type: 'raw_material',
        source_type: 'purchase',
        source_transaction_id: 'pu1',
      },
    ]);
    expect(movements).toHaveLength(2);
    expect(movements[0]).toMatchObject({
      movement_type: 'receive',
      subtype: 'goods_receipt',
      reference_id: 'pu1',
      quantity: 3,
      location: 'WH02',
    });
  });

  it('keeps a unit that stock does not count in as a note', () => {
    const record = { items: [{ product_id: 'p1', product_name: 'ทราย', quantity: 2, unit: 'คิว' }] };
    const { stock, movements } = receivePurchase({ collection: 'purchase', id: 'pu1', record, at });
    expect(stock).toMatchObject([{ unit: 'ชิ้น', description: 'หน่วยตามเอกสาร: คิว' }]);
    expect(movements).toMatchObject([{ unit: 'ชิ้น', notes: 'หน่วยตามเอกสาร: คิว' }]);
  });

  it('receives nothing from a purchase without items', () => {
    expect(receivePurchase({ collection: 'purchase', id: 'pu1', record: {}, at })).toEqual({
      stock: [],
      movements: [],
    });
  });
});

describe('receiveProduction', () => {
  it('adds what was produced at what it cost', () => {
    const record = {
      total_cost: 100,
      target_products: [{ product_id: 'p1', product_name: 'เก้าอี้', target_quantity: 10, produced_quantity: 8 }],
    };
    const { stock } = receiveProduction({ collection: 'production', id: 'mo1', record, at });
    expect(stock).toMatchObject([
      { product_id: 'p1', quantity: 8, unit_price: 12.5, total_value: 100, inventory_type: 'finished_goods' },
    ]);
  });
});

import { expect, it } from 'vitest';
import { scheduleDelivery } from './scheduleDelivery.ts';

it('carries customer, address and items of the sale', () => {
  const record = {
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
  expect(scheduleDelivery({ id: 'so1', record })).toEqual({
    source_type: 'sales',
    source_transaction_id: 'so1',
    sales_order_id: 'so1',
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

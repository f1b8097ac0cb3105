import type { Action } from 'sala/schemas';

interface Received {
  /** The collection whose lines came in. */
  source: string;
  /** Formulas of a line: whether it came, its code, how much of it, and where it is put. */
  when: string;
  code: string;
  quantity: string;
  location: string;
}

/** Each line that came is a goods receipt, which makes its lot. */
export const receiveGoods = ({ source, when, code, quantity, location }: Received): Action => ({
  each: 'items',
  when,
  create: 'inventory_transaction',
  state: 'completed',
  fields: {
    movement_type: "'receive'",
    subtype: "'goods_receipt'",
    product_id: 'line.product_id',
    product_name: 'line.product_name',
    sku: code,
    quantity,
    unit: 'stockUnit(line.unit)',
    notes: "stockUnit(line.unit) == line.unit ? '' : 'หน่วยตามเอกสาร: ' + line.unit",
    unit_price: 'line.unit_price',
    location,
    transaction_type: "'purchase'",
    reference_type: `'${source}'`,
    reference_id: 'record.id',
  },
});

import type { Action } from 'sala/schemas';
import { openBalance } from '../inventory_balance/openBalance.ts';

const comesIn = "record.movement_type in ['receive', 'return']";
const goesOut = "record.movement_type in ['issue', 'scrap', 'transfer']";
const isCount = "record.movement_type in ['adjustment', 'cycle_count']";
const hasNoLot = 'record.lot_id == null';
/** A movement that somebody made, not one that takes back another. */
const isOwn = 'record.reverses == null';

/** What a movement is of: the same for its lot and for its parts. */
const goods = {
  product_id: 'record.product_id',
  product_name: 'record.product_name',
  balance_id: 'record.balance_id',
  unit: 'record.unit',
  batch_number: 'record.batch_number',
};

const lot: Pick<Extract<Action, { create: string }>, 'create' | 'fields'> = {
  create: 'inventory',
  fields: {
    ...goods,
    sku: 'skuOf(coalesce(record.sku, record.product_code, product.product_code, record.product_id))',
    location: 'coalesce(record.to_location, record.location)',
    unit_price: 'coalesce(record.unit_price, lot.unit_price, product.cost_per_unit)',
    serial_number: 'record.serial_number',
    source_type: "coalesce(record.reference_type, 'inventory_transaction')",
    source_transaction_id: 'coalesce(record.reference_id, record.id)',
    inventory_type: "record.reference_type == 'production' ? 'finished_goods' : 'raw_material'",
  },
};

/** A completed movement takes back all that another did. */
const takeBack: Action = {
  when: 'record.reverses != null',
  set: {
    movement_type: 'reverses.movement_type',
    product_id: 'reverses.product_id',
    product_name: 'reverses.product_name',
    sku: 'reverses.sku',
    unit: 'reverses.unit',
    unit_price: 'reverses.unit_price',
    quantity: 'reverses.quantity',
    current_stock: 'reverses.current_stock',
    location: 'reverses.location',
    lot_id: 'reverses.lot_id',
    to_lot_id: 'reverses.to_lot_id',
    balance_id: 'reverses.balance_id',
  },
};

/** What must come in or go out for the product to have as much as was asked for, with nothing moved in between. */
const setStock: Action = {
  when: `record.counted_stock != null && ${isOwn}`,
  set: {
    movement_type: "record.counted_stock < coalesce(product.current_stock, 0) ? 'issue' : 'receive'",
    quantity: 'abs(record.counted_stock - coalesce(product.current_stock, 0))',
  },
};

/** What goes out without naming a lot is taken from the oldest lots of its place, each by a movement of its own. */
const divide: Action = {
  when: `${goesOut} && ${hasNoLot} && ${isOwn}`,
  create: 'inventory_transaction',
  state: 'completed',
  take: {
    from: 'inventory',
    where: { product_id: '$record.product_id', location: '$record.from_place', qty_free: { $gt: 0 } },
    of: 'qty_free',
    amount: 'record.quantity',
    partial: "product.negative_stock_allowed == true && record.movement_type != 'transfer'",
    short: 'short_quantity',
    message: {
      th: '{product_name} ที่ {from_place} มีเพียง {have} {unit} ไม่พอสำหรับ {asked}',
      en: 'Only {have} {unit} of {product_name} are left at {from_place}, {asked} asked for',
    },
  },
  fields: {
    ...goods,
    movement_type: 'record.movement_type',
    sku: 'record.sku',
    lot_id: 'target.id',
    quantity: 'taken',
    unit_price: 'target.unit_price',
    location: 'target.location',
    to_location: 'record.to_location',
    part_of: 'record.id',
    reference_type: 'record.reference_type',
    reference_id: 'record.reference_id',
    transaction_date: 'record.transaction_date',
  },
};

/** What a completed movement does to lots: the quantities of these and all balances follow as roll-ups. */
export const settleMovement: Action[] = [
  takeBack,
  setStock,
  { when: 'record.transaction_date == null', set: { transaction_date: 'now' } },
  openBalance,
  {
    when: isOwn,
    set: { current_stock: `${isCount} ? coalesce(lot.quantity, 0) : coalesce(product.current_stock, 0)` },
  },
  divide,
  { when: `${goesOut} && ${hasNoLot} && ${isOwn}`, set: { divided: true } },
  { ...lot, when: `${comesIn} && ${hasNoLot} && ${isOwn}`, link: 'lot_id' },
  { ...lot, when: `record.short_quantity > 0 && ${hasNoLot}`, link: 'lot_id' },
  {
    ...lot,
    when: "record.movement_type == 'transfer' && record.lot_id != null && record.to_lot_id == null",
    link: 'to_lot_id',
  },
];

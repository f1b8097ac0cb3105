import { defineRecordMachine, events, states } from 'sala/engine';
import type { Action } from 'sala/schemas';
import { openBalance } from '../inventory_balance/openBalance.ts';

const allocate = { title: { th: 'จัดสรร', en: 'Allocate' }, event: 'ALLOCATE' };
const consume = { title: { th: 'ตัดใช้', en: 'Consume' }, event: 'CONSUME' };

/** The first quantity of a lot that somebody enters is a receipt, like any other. */
const open: Action[] = [
  openBalance,
  {
    when: 'record.version == 1 && record.initial_quantity > 0 && record.source_transaction_id == null',
    create: 'inventory_transaction',
    state: 'completed',
    fields: {
      movement_type: "'receive'",
      lot_id: 'record.id',
      product_id: 'record.product_id',
      balance_id: 'record.balance_id',
      product_name: 'record.product_name',
      sku: 'record.sku',
      quantity: 'record.initial_quantity',
      unit: 'record.unit',
      unit_price: 'record.unit_price',
      location: 'record.location',
    },
  },
];

export const machine = defineRecordMachine({
  id: 'inventory',
  initial: 'available',
  states: {
    available: {
      title: { th: 'พร้อมใช้', en: 'Available' },
      tone: 'success',
      actions: open,
      transitions: {
        reserved: { title: { th: 'จอง', en: 'Reserve' }, event: 'RESERVE' },
        allocated: allocate,
        inactive: events.deactivate,
      },
    },
    reserved: {
      title: { th: 'จองแล้ว', en: 'Reserved' },
      tone: 'info',
      start: true,
      actions: open,
      transitions: {
        available: { title: { th: 'ปล่อยจอง', en: 'Release' }, event: 'RELEASE' },
        allocated: allocate,
        inactive: consume,
      },
    },
    allocated: {
      title: { th: 'จัดสรรแล้ว', en: 'Allocated' },
      tone: 'warning',
      start: true,
      actions: open,
      transitions: {
        available: { title: { th: 'คืนจากจัดสรร', en: 'Release' }, event: 'RELEASE' },
        inactive: consume,
      },
    },
    inactive: { ...states.inactive, transitions: { available: events.activate } },
  },
});

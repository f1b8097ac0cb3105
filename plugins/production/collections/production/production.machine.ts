import { defineRecordMachine, events, states } from 'sala/engine';
import type { Action } from 'sala/schemas';

const release = { title: { th: 'ปล่อยผลิต', en: 'Release' }, event: 'RELEASE' };

/** What it cost in the end: materials, labour and overhead. */
const closeCost: Action[] = [
  {
    set: {
      total_cost:
        'round(coalesce(record.material_cost, 0) + coalesce(record.labor_cost, 0) + coalesce(record.overhead_cost, 0), 2)',
    },
  },
  { set: { production_cost: 'record.total_cost' } },
];

/** Materials are kept for the order, as far as they are there; again after a pause for what was missing. */
const allocate: Action = {
  each: 'materials',
  create: 'inventory_transaction',
  state: 'approved',
  take: {
    from: 'inventory',
    where: { product_id: '$line.product_id', qty_free: { $gt: 0 } },
    of: 'qty_free',
    amount: 'line.quantity - coalesce(line.allocated, 0)',
    partial: 'true',
    taken: 'allocated',
    short: 'short',
  },
  fields: {
    movement_type: "'issue'",
    product_id: 'line.product_id',
    product_name: 'coalesce(line.product_name, target.product_name)',
    sku: 'coalesce(target.sku, line.product_id)',
    lot_id: 'target.id',
    balance_id: 'target.balance_id',
    quantity: 'taken',
    unit: 'target.unit',
    unit_price: 'target.unit_price',
    location: 'target.location',
    reserved_for: 'record.id',
    transaction_type: "'production'",
    reference_type: "'production'",
    reference_id: 'record.id',
  },
};

const nothingKept: Action = { each: 'materials', set: { 'line.allocated': null, 'line.short': null } };

/** The materials are used up, and what was made is received at what it cost. */
const produce: Action[] = [
  {
    transition: 'COMPLETE',
    in: 'inventory_transaction',
    where: { reserved_for: '$record.id', state: 'approved' },
    atMost: 500,
  },
  {
    each: 'target_products',
    when: 'coalesce(line.produced_quantity, line.target_quantity) > 0',
    create: 'inventory_transaction',
    state: 'completed',
    fields: {
      movement_type: "'receive'",
      product_id: 'line.product_id',
      product_name: 'coalesce(line.product_name, line.product_id)',
      sku: 'line.product_id',
      quantity: 'coalesce(line.produced_quantity, line.target_quantity)',
      unit: 'stockUnit(line.unit)',
      unit_price:
        'round(record.total_cost / record.target_products.sum(l, coalesce(l.produced_quantity, l.target_quantity)), 2)',
      location: "'WH01'",
      transaction_type: "'production'",
      reference_type: "'production'",
      reference_id: 'record.id',
    },
  },
];

export const machine = defineRecordMachine({
  id: 'production',
  initial: 'planned',
  states: {
    draft: {
      ...states.draft,
      start: true,
      transitions: {
        planned: { title: { th: 'วางแผน', en: 'Plan' }, event: 'PLAN' },
        cancelled: events.cancel,
      },
    },
    planned: {
      title: { th: 'วางแผนแล้ว', en: 'Planned' },
      tone: 'neutral',
      transitions: {
        released: release,
        scheduled: { title: { th: 'กำหนดเวลา', en: 'Schedule' }, event: 'SCHEDULE' },
        cancelled: events.cancel,
      },
    },
    scheduled: {
      title: { th: 'กำหนดเวลาแล้ว', en: 'Scheduled' },
      tone: 'neutral',
      transitions: { released: release, cancelled: events.cancel },
    },
    released: {
      title: { th: 'ปล่อยผลิตแล้ว', en: 'Released' },
      tone: 'info',
      transitions: {
        in_progress: { title: { th: 'เริ่มผลิต', en: 'Start' }, event: 'START', actions: [nothingKept] },
        cancelled: events.cancel,
      },
    },
    in_progress: {
      title: { th: 'กำลังผลิต', en: 'In progress' },
      tone: 'warning',
      actions: [allocate],
      stamps: { actual_start_date: 'now' },
      transitions: {
        completed: { title: { th: 'ผลิตเสร็จ', en: 'Complete' }, event: 'COMPLETE' },
        on_hold: { title: { th: 'พักการผลิต', en: 'Hold' }, event: 'HOLD' },
        quality_check: { title: { th: 'ส่งตรวจคุณภาพ', en: 'Send to quality control' }, event: 'CHECK_QUALITY' },
      },
    },
    on_hold: {
      title: { th: 'พักการผลิต', en: 'On hold' },
      tone: 'warning',
      transitions: { in_progress: { title: { th: 'ผลิตต่อ', en: 'Resume' }, event: 'RESUME' } },
    },
    quality_check: {
      title: { th: 'ตรวจคุณภาพ', en: 'Quality check' },
      tone: 'info',
      transitions: {
        completed: { title: { th: 'ผ่านการตรวจ', en: 'Pass' }, event: 'PASS' },
        in_progress: events.sendBack,
      },
    },
    completed: {
      title: { th: 'ผลิตเสร็จ', en: 'Completed' },
      tone: 'success',
      aliases: ['complete'],
      actions: produce,
      stamps: { actual_end_date: 'now' },
      transitions: {
        closed: { title: { th: 'ปิดใบสั่งผลิต', en: 'Close' }, event: 'CLOSE', roles: ['admin', 'manager', 'production'] },
      },
    },
    closed: { ...states.closed, actions: closeCost },
    cancelled: states.cancelled,
  },
});

import { defineRecordMachine, events, states } from 'sala/engine';
import type { Action } from 'sala/schemas';

const pack = { title: { th: 'บรรจุ', en: 'Pack' }, event: 'PACK' };
const reschedule = { title: { th: 'กลับไปนัดใหม่', en: 'Reschedule' }, event: 'RESCHEDULE' };
const repack = { title: { th: 'กลับไปบรรจุ', en: 'Send back to packing' }, event: 'REPACK' };

const onTheWay = { $in: ['confirmed', 'processing', 'shipped'] };

/** The sale that was delivered; one that is further on stays as it is. */
const deliverSale: Action[] = [
  { transition: 'DELIVER', in: 'sales', where: { id: '$record.source_transaction_id', state: onTheWay } },
  {
    when: "record.source_transaction_id == null || record.source_transaction_id == ''",
    transition: 'DELIVER',
    in: 'sales',
    where: { id: '$record.sales_order_id', state: onTheWay },
  },
];

/** The goods that were reserved for the sale leave the stock. */
const consumeGoods: Action[] = (
  [
    ["coalesce(record.source_transaction_id, '') != ''", '$record.source_transaction_id'],
    [
      "coalesce(record.source_transaction_id, '') == '' && coalesce(record.sales_order_id, '') != ''",
      '$record.sales_order_id',
    ],
  ] as const
).map(([when, holder]) => ({
  when,
  transition: 'COMPLETE',
  in: 'inventory_transaction',
  where: { reserved_for: holder, state: 'approved' },
  atMost: 500,
}));

export const machine = defineRecordMachine({
  id: 'delivery',
  initial: 'scheduled',
  states: {
    scheduled: {
      title: { th: 'นัดส่งแล้ว', en: 'Scheduled' },
      tone: 'neutral',
      transitions: { packed: pack, picking: events.startPicking },
    },
    picking: { ...states.picking, transitions: { packed: pack, scheduled: reschedule } },
    packed: {
      title: { th: 'บรรจุแล้ว', en: 'Packed' },
      tone: 'info',
      transitions: { ready_to_ship: events.markReady, scheduled: reschedule },
    },
    ready_to_ship: {
      title: { th: 'พร้อมส่ง', en: 'Ready to ship' },
      tone: 'info',
      aliases: ['ready-to-ship'],
      stamps: { ready_to_ship_date: 'now' },
      transitions: { shipped: events.ship, packed: repack },
    },
    shipped: {
      ...states.shipped,
      actions: consumeGoods,
      stamps: { shipped_date: 'now' },
      transitions: {
        delivered: { title: { th: 'ส่งถึงแล้ว', en: 'Deliver' }, event: 'DELIVER' },
        packed: repack,
      },
    },
    delivered: {
      ...states.delivered,
      actions: deliverSale,
      stamps: { actual_delivery_date: 'now' },
      transitions: { completed: { title: { th: 'ปิดการจัดส่ง', en: 'Complete' }, event: 'COMPLETE' } },
    },
    completed: { ...states.completed, aliases: ['complete'], final: true },
  },
});

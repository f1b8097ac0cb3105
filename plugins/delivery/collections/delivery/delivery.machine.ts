import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'delivery',
  initial: 'scheduled',
  states: {
    scheduled: {
      title: { th: 'นัดส่งแล้ว', en: 'Scheduled' },
      tone: 'neutral',
      moves: {
        packed: { title: { th: 'บรรจุ', en: 'Pack' }, event: 'PACK' },
        picking: { title: { th: 'เริ่มหยิบ', en: 'Start picking' }, event: 'PICK' },
      },
    },
    picking: {
      title: { th: 'กำลังหยิบ', en: 'Picking' },
      tone: 'info',
      moves: {
        packed: { title: { th: 'บรรจุ', en: 'Pack' }, event: 'PACK' },
        scheduled: { title: { th: 'กลับไปนัดใหม่', en: 'Reschedule' }, event: 'RESCHEDULE' },
      },
    },
    packed: {
      title: { th: 'บรรจุแล้ว', en: 'Packed' },
      tone: 'info',
      moves: {
        ready_to_ship: { title: { th: 'พร้อมส่ง', en: 'Mark ready' }, event: 'MARK_READY' },
        scheduled: { title: { th: 'กลับไปนัดใหม่', en: 'Reschedule' }, event: 'RESCHEDULE' },
      },
    },
    ready_to_ship: {
      title: { th: 'พร้อมส่ง', en: 'Ready to ship' },
      tone: 'info',
      aliases: ['ready-to-ship'],
      stamps: { ready_to_ship_date: 'now' },
      moves: {
        shipped: { title: { th: 'ส่งออก', en: 'Ship' }, event: 'SHIP' },
        packed: { title: { th: 'กลับไปบรรจุ', en: 'Send back to packing' }, event: 'REPACK' },
      },
    },
    shipped: {
      title: { th: 'ส่งออกแล้ว', en: 'Shipped' },
      tone: 'warning',
      effects: ['stock.consume'],
      stamps: { shipped_date: 'now' },
      moves: {
        delivered: { title: { th: 'ส่งถึงแล้ว', en: 'Deliver' }, event: 'DELIVER' },
        packed: { title: { th: 'กลับไปบรรจุ', en: 'Send back to packing' }, event: 'REPACK' },
      },
    },
    delivered: {
      title: { th: 'ส่งถึงแล้ว', en: 'Delivered' },
      tone: 'success',
      effects: ['sales.deliver'],
      stamps: { actual_delivery_date: 'now' },
      moves: {
        completed: { title: { th: 'ปิดการจัดส่ง', en: 'Complete' }, event: 'COMPLETE' },
      },
    },
    completed: { title: { th: 'เสร็จสิ้น', en: 'Completed' }, tone: 'success', aliases: ['complete'], final: true },
  },
});

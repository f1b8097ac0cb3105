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
        in_progress: { title: { th: 'เริ่มผลิต', en: 'Start' }, event: 'START' },
        cancelled: events.cancel,
      },
    },
    in_progress: {
      title: { th: 'กำลังผลิต', en: 'In progress' },
      tone: 'warning',
      effects: ['stock.allocate'],
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
      effects: ['stock.produce'],
      stamps: { actual_end_date: 'now' },
      transitions: {
        closed: { title: { th: 'ปิดใบสั่งผลิต', en: 'Close' }, event: 'CLOSE', roles: ['admin', 'manager', 'production'] },
      },
    },
    closed: { ...states.closed, actions: closeCost },
    cancelled: states.cancelled,
  },
});

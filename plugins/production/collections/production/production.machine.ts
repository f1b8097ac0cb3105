import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'production',
  initial: 'planned',
  states: {
    draft: {
      title: { th: 'ร่าง', en: 'Draft' },
      tone: 'neutral',
      start: true,
      moves: {
        planned: { title: { th: 'วางแผน', en: 'Plan' }, event: 'PLAN' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    planned: {
      title: { th: 'วางแผนแล้ว', en: 'Planned' },
      tone: 'neutral',
      moves: {
        released: { title: { th: 'ปล่อยผลิต', en: 'Release' }, event: 'RELEASE' },
        scheduled: { title: { th: 'กำหนดเวลา', en: 'Schedule' }, event: 'SCHEDULE' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    scheduled: {
      title: { th: 'กำหนดเวลาแล้ว', en: 'Scheduled' },
      tone: 'neutral',
      moves: {
        released: { title: { th: 'ปล่อยผลิต', en: 'Release' }, event: 'RELEASE' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    released: {
      title: { th: 'ปล่อยผลิตแล้ว', en: 'Released' },
      tone: 'info',
      moves: {
        in_progress: { title: { th: 'เริ่มผลิต', en: 'Start' }, event: 'START' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    in_progress: {
      title: { th: 'กำลังผลิต', en: 'In progress' },
      tone: 'warning',
      effects: ['stock.allocate'],
      stamps: { actual_start_date: 'now' },
      moves: {
        completed: { title: { th: 'ผลิตเสร็จ', en: 'Complete' }, event: 'COMPLETE' },
        on_hold: { title: { th: 'พักการผลิต', en: 'Hold' }, event: 'HOLD' },
        quality_check: { title: { th: 'ส่งตรวจคุณภาพ', en: 'Send to quality control' }, event: 'CHECK_QUALITY' },
      },
    },
    on_hold: {
      title: { th: 'พักการผลิต', en: 'On hold' },
      tone: 'warning',
      moves: {
        in_progress: { title: { th: 'ผลิตต่อ', en: 'Resume' }, event: 'RESUME' },
      },
    },
    quality_check: {
      title: { th: 'ตรวจคุณภาพ', en: 'Quality check' },
      tone: 'info',
      moves: {
        completed: { title: { th: 'ผ่านการตรวจ', en: 'Pass' }, event: 'PASS' },
        in_progress: { title: { th: 'ส่งกลับแก้ไข', en: 'Send back' }, event: 'SEND_BACK' },
      },
    },
    completed: {
      title: { th: 'ผลิตเสร็จ', en: 'Completed' },
      tone: 'success',
      aliases: ['complete'],
      effects: ['stock.produce'],
      stamps: { actual_end_date: 'now' },
      moves: {
        closed: { title: { th: 'ปิดใบสั่งผลิต', en: 'Close' }, event: 'CLOSE', roles: ['admin', 'manager', 'production'] },
      },
    },
    closed: { title: { th: 'ปิดแล้ว', en: 'Closed' }, tone: 'neutral', final: true, effects: ['production.closeCost'] },
    cancelled: { title: { th: 'ยกเลิกแล้ว', en: 'Cancelled' }, tone: 'danger', final: true },
  },
});

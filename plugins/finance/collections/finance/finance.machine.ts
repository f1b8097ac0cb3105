import { defineRecordMachine } from 'sala/engine';

const bookkeepers = ['admin', 'manager', 'accountant', 'finance'];

export const machine = defineRecordMachine({
  id: 'finance',
  initial: 'draft',
  states: {
    draft: {
      title: { th: 'ร่าง', en: 'Draft' },
      tone: 'neutral',
      moves: {
        verified: { title: { th: 'ตรวจสอบแล้ว', en: 'Verify' }, event: 'VERIFY' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    verified: {
      title: { th: 'ตรวจสอบแล้ว', en: 'Verified' },
      tone: 'info',
      moves: {
        approved: {
          title: { th: 'อนุมัติ', en: 'Approve' },
          event: 'APPROVE',
          roles: ['admin', 'manager', 'accountant', 'finance'],
        },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    approved: {
      title: { th: 'อนุมัติแล้ว', en: 'Approved' },
      tone: 'info',
      moves: {
        posted: { title: { th: 'ลงบัญชี', en: 'Post' }, event: 'POST', roles: bookkeepers },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    posted: {
      title: { th: 'ลงบัญชีแล้ว', en: 'Posted' },
      tone: 'success',
      effects: ['finance.postJournal'],
      moves: {
        locked: { title: { th: 'ปิดรายการ', en: 'Lock' }, event: 'LOCK', roles: bookkeepers },
      },
    },
    locked: { title: { th: 'ปิดรายการ', en: 'Locked' }, tone: 'neutral', final: true },
    cancelled: { title: { th: 'ยกเลิกแล้ว', en: 'Cancelled' }, tone: 'danger', final: true },
  },
});

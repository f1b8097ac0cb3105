import { defineRecordMachine } from 'sala/engine';

const heads = ['admin', 'manager'];

export const machine = defineRecordMachine({
  id: 'supplier',
  initial: 'active',
  states: {
    pending: {
      title: { th: 'รออนุมัติ', en: 'Pending' },
      tone: 'neutral',
      start: true,
      moves: {
        active: { title: { th: 'อนุมัติผู้ขาย', en: 'Approve' }, event: 'APPROVE', roles: heads },
        inactive: { title: { th: 'ไม่อนุมัติ', en: 'Decline' }, event: 'DECLINE', roles: heads },
      },
    },
    active: {
      title: { th: 'ใช้งาน', en: 'Active' },
      tone: 'success',
      moves: {
        inactive: { title: { th: 'ปิดใช้งาน', en: 'Deactivate' }, event: 'DEACTIVATE' },
        suspended: { title: { th: 'พักใช้', en: 'Suspend' }, event: 'SUSPEND' },
        blocked: { title: { th: 'ระงับการซื้อ', en: 'Block' }, event: 'BLOCK' },
        blacklisted: { title: { th: 'ขึ้นบัญชีดำ', en: 'Blacklist' }, event: 'BLACKLIST', roles: heads },
      },
    },
    inactive: {
      title: { th: 'ไม่ใช้งาน', en: 'Inactive' },
      tone: 'neutral',
      moves: {
        active: { title: { th: 'เปิดใช้งาน', en: 'Activate' }, event: 'ACTIVATE' },
      },
    },
    suspended: {
      title: { th: 'พักใช้', en: 'Suspended' },
      tone: 'warning',
      moves: {
        active: { title: { th: 'คืนสถานะ', en: 'Reinstate' }, event: 'REINSTATE' },
        inactive: { title: { th: 'ปิดใช้งาน', en: 'Deactivate' }, event: 'DEACTIVATE' },
        blacklisted: { title: { th: 'ขึ้นบัญชีดำ', en: 'Blacklist' }, event: 'BLACKLIST', roles: heads },
      },
    },
    blocked: {
      title: { th: 'ระงับการซื้อ', en: 'Blocked' },
      tone: 'danger',
      moves: {
        active: { title: { th: 'ยกเลิกการระงับ', en: 'Unblock' }, event: 'UNBLOCK' },
        blacklisted: { title: { th: 'ขึ้นบัญชีดำ', en: 'Blacklist' }, event: 'BLACKLIST', roles: heads },
      },
    },
    blacklisted: {
      title: { th: 'บัญชีดำ', en: 'Blacklisted' },
      tone: 'danger',
      final: true,
      stamps: { blacklist_date: 'now' },
    },
  },
});

import { defineRecordMachine, events, states } from 'sala/engine';

const heads = ['admin', 'manager'];
const blacklist = { ...events.blacklist, roles: heads };

export const machine = defineRecordMachine({
  id: 'supplier',
  initial: 'active',
  states: {
    pending: {
      title: { th: 'รออนุมัติ', en: 'Pending' },
      tone: 'neutral',
      start: true,
      transitions: {
        active: { title: { th: 'อนุมัติผู้ขาย', en: 'Approve' }, event: 'APPROVE', inPerson: true, roles: heads },
        inactive: { title: { th: 'ไม่อนุมัติ', en: 'Decline' }, event: 'DECLINE', roles: heads },
      },
    },
    active: {
      ...states.active,
      transitions: {
        inactive: events.deactivate,
        suspended: events.suspend,
        blocked: { title: { th: 'ระงับการซื้อ', en: 'Block' }, event: 'BLOCK' },
        blacklisted: blacklist,
      },
    },
    inactive: states.onOff.inactive,
    suspended: {
      ...states.suspended,
      transitions: { active: events.reinstate, inactive: events.deactivate, blacklisted: blacklist },
    },
    blocked: {
      title: { th: 'ระงับการซื้อ', en: 'Blocked' },
      tone: 'danger',
      transitions: { active: events.unblock, blacklisted: blacklist },
    },
    blacklisted: { ...states.blacklisted, stamps: { blacklist_date: 'now' } },
  },
});

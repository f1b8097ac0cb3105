import { defineRecordMachine, events, states } from 'sala/engine';

const acknowledge = { title: { th: 'ลูกค้ารับทราบ', en: 'Acknowledge' }, event: 'ACKNOWLEDGE' };
const expire = { title: { th: 'หมดอายุ', en: 'Expire' }, event: 'EXPIRE' };
const revise = { title: { th: 'แก้ไข', en: 'Revise' }, event: 'REVISE' };

export const machine = defineRecordMachine({
  id: 'quotation',
  initial: 'draft',
  states: {
    draft: { ...states.draft, transitions: { sent: events.send, cancelled: events.cancel } },
    sent: {
      ...states.sent,
      transitions: {
        acknowledged: acknowledge,
        expired: expire,
        viewed: events.markViewed,
        revised: revise,
        cancelled: events.cancel,
      },
    },
    viewed: {
      ...states.viewed,
      transitions: {
        acknowledged: acknowledge,
        under_review: { title: { th: 'ลูกค้ากำลังพิจารณา', en: 'Put under review' }, event: 'REVIEW' },
        expired: expire,
        cancelled: events.cancel,
      },
    },
    under_review: {
      title: { th: 'กำลังพิจารณา', en: 'Under review' },
      tone: 'info',
      transitions: {
        acknowledged: acknowledge,
        negotiating: { title: { th: 'ต่อรอง', en: 'Negotiate' }, event: 'NEGOTIATE' },
        expired: expire,
      },
    },
    negotiating: {
      title: { th: 'กำลังต่อรอง', en: 'Negotiating' },
      tone: 'warning',
      transitions: {
        acknowledged: { title: { th: 'ตกลงกันได้', en: 'Agree' }, event: 'ACKNOWLEDGE' },
        revised: revise,
        expired: expire,
      },
    },
    revised: {
      title: { th: 'แก้ไขแล้ว', en: 'Revised' },
      tone: 'info',
      transitions: {
        sent: { title: { th: 'ส่งฉบับแก้ไข', en: 'Send again' }, event: 'SEND' },
        cancelled: events.cancel,
      },
    },
    acknowledged: {
      title: { th: 'รับทราบแล้ว', en: 'Acknowledged' },
      tone: 'info',
      transitions: {
        accepted: { title: { th: 'ลูกค้าตอบรับ', en: 'Accept' }, event: 'ACCEPT' },
        rejected: { title: { th: 'ลูกค้าปฏิเสธ', en: 'Reject' }, event: 'REJECT' },
        expired: expire,
      },
    },
    accepted: {
      title: { th: 'ตอบรับแล้ว', en: 'Accepted' },
      tone: 'success',
      transitions: { converted: { title: { th: 'แปลงเป็นใบสั่งขาย', en: 'Convert to an order' }, event: 'CONVERT' } },
    },
    rejected: states.rejected,
    expired: { title: { th: 'หมดอายุ', en: 'Expired' }, tone: 'warning', final: true },
    converted: { title: { th: 'แปลงแล้ว', en: 'Converted' }, tone: 'success', final: true },
    cancelled: states.cancelled,
  },
});

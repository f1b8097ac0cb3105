import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'quotation',
  initial: 'draft',
  states: {
    draft: {
      title: { th: 'ร่าง', en: 'Draft' },
      tone: 'neutral',
      moves: {
        sent: { title: { th: 'ส่งให้ลูกค้า', en: 'Send' }, event: 'SEND' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    sent: {
      title: { th: 'ส่งแล้ว', en: 'Sent' },
      tone: 'info',
      moves: {
        acknowledged: { title: { th: 'ลูกค้ารับทราบ', en: 'Acknowledge' }, event: 'ACKNOWLEDGE' },
        expired: { title: { th: 'หมดอายุ', en: 'Expire' }, event: 'EXPIRE' },
        viewed: { title: { th: 'ลูกค้าเปิดดู', en: 'Mark viewed' }, event: 'VIEW' },
        revised: { title: { th: 'แก้ไข', en: 'Revise' }, event: 'REVISE' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    viewed: {
      title: { th: 'เปิดดูแล้ว', en: 'Viewed' },
      tone: 'info',
      moves: {
        acknowledged: { title: { th: 'ลูกค้ารับทราบ', en: 'Acknowledge' }, event: 'ACKNOWLEDGE' },
        under_review: { title: { th: 'ลูกค้ากำลังพิจารณา', en: 'Put under review' }, event: 'REVIEW' },
        expired: { title: { th: 'หมดอายุ', en: 'Expire' }, event: 'EXPIRE' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    under_review: {
      title: { th: 'กำลังพิจารณา', en: 'Under review' },
      tone: 'info',
      moves: {
        acknowledged: { title: { th: 'ลูกค้ารับทราบ', en: 'Acknowledge' }, event: 'ACKNOWLEDGE' },
        negotiating: { title: { th: 'ต่อรอง', en: 'Negotiate' }, event: 'NEGOTIATE' },
        expired: { title: { th: 'หมดอายุ', en: 'Expire' }, event: 'EXPIRE' },
      },
    },
    negotiating: {
      title: { th: 'กำลังต่อรอง', en: 'Negotiating' },
      tone: 'warning',
      moves: {
        acknowledged: { title: { th: 'ตกลงกันได้', en: 'Agree' }, event: 'ACKNOWLEDGE' },
        revised: { title: { th: 'แก้ไข', en: 'Revise' }, event: 'REVISE' },
        expired: { title: { th: 'หมดอายุ', en: 'Expire' }, event: 'EXPIRE' },
      },
    },
    revised: {
      title: { th: 'แก้ไขแล้ว', en: 'Revised' },
      tone: 'info',
      moves: {
        sent: { title: { th: 'ส่งฉบับแก้ไข', en: 'Send again' }, event: 'SEND' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    acknowledged: {
      title: { th: 'รับทราบแล้ว', en: 'Acknowledged' },
      tone: 'info',
      moves: {
        accepted: { title: { th: 'ลูกค้าตอบรับ', en: 'Accept' }, event: 'ACCEPT' },
        rejected: { title: { th: 'ลูกค้าปฏิเสธ', en: 'Reject' }, event: 'REJECT' },
        expired: { title: { th: 'หมดอายุ', en: 'Expire' }, event: 'EXPIRE' },
      },
    },
    accepted: {
      title: { th: 'ตอบรับแล้ว', en: 'Accepted' },
      tone: 'success',
      moves: {
        converted: { title: { th: 'แปลงเป็นใบสั่งขาย', en: 'Convert to an order' }, event: 'CONVERT' },
      },
    },
    rejected: { title: { th: 'ปฏิเสธ', en: 'Rejected' }, tone: 'danger', final: true },
    expired: { title: { th: 'หมดอายุ', en: 'Expired' }, tone: 'warning', final: true },
    converted: { title: { th: 'แปลงแล้ว', en: 'Converted' }, tone: 'success', final: true },
    cancelled: { title: { th: 'ยกเลิกแล้ว', en: 'Cancelled' }, tone: 'danger', final: true },
  },
});

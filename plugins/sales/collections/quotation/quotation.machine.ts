import { defineRecordMachine, events, guardApproval, hasLines, states } from 'sala/engine';
import type { Action } from 'sala/schemas';
import { createOrder } from './createOrder.ts';

const acknowledge = { title: { th: 'ลูกค้ารับทราบ', en: 'Acknowledge' }, event: 'ACKNOWLEDGE' };
const expire = { title: { th: 'หมดอายุ', en: 'Expire' }, event: 'EXPIRE', at: 'addDays(record.valid_until, 1)' };
const revise = { title: { th: 'ทำฉบับแก้ไข', en: 'Revise' }, event: 'REVISE' };
/** What the customer has is counted; what nobody has seen yet is not. */
const reviseSent = { ...revise, actions: [{ set: { revision_number: 'coalesce(record.revision_number, 0) + 1' } }] };

const approval = guardApproval({
  th: 'ยอด {{record.total_amount}} ส่วนลด {{record.discount_percent}}%',
  en: 'A total of {{record.total_amount}} with {{record.discount_percent}}% off',
});
const askApproval = {
  title: { th: 'ขออนุมัติ', en: 'Ask for approval' },
  event: 'SUBMIT',
  guards: [...approval.ask, hasLines],
};
const send = { ...events.send, guards: [...approval.within, hasLines] };
/** Flows of the site go on from here: remind, follow up, mail the document. */
const tellFlows: Action = {
  flow: 'quotation_sent',
  input: {
    number: 'record.quotation_number',
    total: 'record.total_amount',
    customer: 'record.customer_id',
    valid_until: 'record.valid_until',
  },
};
const takeBack: Action = { set: { approval_asked_by: null, approved_by: null, approved_at: null } };
/** What its amounts come from: a change of them takes the approval back. */
const amounts = ['items', 'discount', 'discount_type', 'vat_rate', 'vat_included', 'withholding_rate'];

export const machine = defineRecordMachine({
  id: 'quotation',
  initial: 'draft',
  states: {
    draft: {
      ...states.draft,
      transitions: { sent: send, pending_approval: askApproval, cancelled: events.cancel },
    },
    pending_approval: {
      title: { th: 'รออนุมัติ', en: 'Waiting for approval' },
      tone: 'warning',
      stamps: { approval_asked_by: 'user' },
      effects: ['approval.ask'],
      transitions: {
        approved: { ...events.approve, guards: approval.give, effects: ['approval.tell'] },
        draft: { ...events.sendBack, effects: ['approval.tell'] },
        pending_approval: { ...events.remind, effects: ['approval.ask'] },
        cancelled: events.cancel,
      },
    },
    approved: {
      ...states.approved,
      stamps: { approved_by: 'user', approved_at: 'now' },
      transitions: {
        sent: { ...events.send, guards: [hasLines] },
        draft: { ...revise, corrects: amounts, actions: [takeBack] },
        cancelled: events.cancel,
      },
    },
    sent: {
      ...states.sent,
      actions: [tellFlows],
      transitions: {
        acknowledged: acknowledge,
        expired: expire,
        viewed: events.markViewed,
        revised: reviseSent,
        cancelled: events.cancel,
      },
    },
    viewed: {
      ...states.viewed,
      transitions: {
        acknowledged: acknowledge,
        under_review: { title: { th: 'ลูกค้ากำลังพิจารณา', en: 'Put under review' }, event: 'REVIEW', seldom: true },
        expired: expire,
        cancelled: events.cancel,
      },
    },
    under_review: {
      title: { th: 'กำลังพิจารณา', en: 'Under review' },
      tone: 'info',
      transitions: {
        acknowledged: acknowledge,
        negotiating: { title: { th: 'ต่อรอง', en: 'Negotiate' }, event: 'NEGOTIATE', seldom: true },
        expired: expire,
      },
    },
    negotiating: {
      title: { th: 'กำลังต่อรอง', en: 'Negotiating' },
      tone: 'warning',
      transitions: {
        acknowledged: { title: { th: 'ตกลงกันได้', en: 'Agree' }, event: 'ACKNOWLEDGE' },
        revised: reviseSent,
        expired: expire,
      },
    },
    revised: {
      title: { th: 'แก้ไขแล้ว', en: 'Revised' },
      tone: 'info',
      actions: [takeBack],
      transitions: {
        sent: { ...send, title: { th: 'ส่งฉบับแก้ไข', en: 'Send again' } },
        pending_approval: askApproval,
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
    converted: { title: { th: 'แปลงแล้ว', en: 'Converted' }, tone: 'success', final: true, actions: createOrder },
    cancelled: states.cancelled,
  },
});

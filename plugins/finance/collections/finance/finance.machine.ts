import { defineRecordMachine, events, states } from 'sala/engine';
import type { Action } from 'sala/schemas';
import { accountants } from '../../shared/documentStates.ts';
import { corrections } from './corrections.ts';

/** The two journal entries of a posted document; those that are there stay. */
function postJournal(type: string, { debit, credit, title }: { debit: string; credit: string; title: string }): Action {
  const description = `trim('${title} ' + trim(string(record.document_number) + ' ' + string(record.party_name)))`;
  return {
    when: `record.document_type == '${type}' && record.amount != null && coalesce(size(record.journal_entries), 0) == 0`,
    set: {
      journal_entries: [
        { account: `'${debit}'`, debit: 'record.amount', credit: 0, description },
        { account: `'${credit}'`, debit: 0, credit: 'record.amount', description },
      ],
    },
  };
}

export const machine = defineRecordMachine({
  id: 'finance',
  initial: 'draft',
  states: {
    draft: {
      ...states.draft,
      transitions: {
        verified: { title: { th: 'ตรวจสอบแล้ว', en: 'Verify' }, event: 'VERIFY' },
        cancelled: events.cancel,
      },
    },
    verified: {
      title: { th: 'ตรวจสอบแล้ว', en: 'Verified' },
      tone: 'info',
      transitions: { approved: { ...events.approve, roles: accountants }, cancelled: events.cancel },
    },
    approved: {
      ...states.approved,
      transitions: {
        posted: { title: { th: 'ลงบัญชี', en: 'Post' }, event: 'POST', inPerson: true, roles: accountants },
        cancelled: events.cancel,
      },
    },
    posted: {
      title: { th: 'ลงบัญชีแล้ว', en: 'Posted' },
      tone: 'success',
      actions: [
        postJournal('sales-invoice', { debit: 'accounts-receivable', credit: 'sales-revenue', title: 'ขายสินค้า' }),
        postJournal('purchase-invoice', { debit: 'inventory-asset', credit: 'accounts-payable', title: 'ซื้อสินค้า' }),
      ],
      transitions: {
        locked: { title: { th: 'ปิดรายการ', en: 'Lock' }, event: 'LOCK', inPerson: true, roles: accountants },
        ...corrections,
      },
    },
    locked: { title: { th: 'ปิดรายการ', en: 'Locked' }, tone: 'neutral', final: true },
    reversed: { title: { th: 'กลับรายการแล้ว', en: 'Reversed' }, tone: 'warning', final: true },
    amended: { title: { th: 'ออกฉบับแก้ไขแล้ว', en: 'Amended' }, tone: 'warning', final: true },
    cancelled: states.cancelled,
  },
});

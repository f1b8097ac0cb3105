import type { TransitionConfig } from 'sala/engine';
import type { Action } from 'sala/schemas';
import { accountants } from '../../shared/documentStates.ts';

const isOriginal = {
  if: 'record.reverses_id == null',
  field: 'reverses_id',
  message: {
    th: 'รายการนี้เป็นรายการกลับของเอกสารอื่นอยู่แล้ว จึงกลับหรือแก้ไขอีกไม่ได้ ให้บันทึกเอกสารใหม่',
    en: 'This document reverses another one and is neither reversed nor amended itself: record a new document',
  },
};
const hasEntries = {
  if: 'coalesce(size(record.journal_entries), 0) > 0',
  field: 'journal_entries',
  message: { th: 'เอกสารไม่มีรายการบัญชีที่จะกลับ', en: 'The document has no journal entries to reverse' },
};

const copied = {
  document_type: 'record.document_type',
  subtype: 'record.subtype',
  source_type: 'record.source_type',
  source_transaction_id: 'record.source_transaction_id',
  purchase_order: 'record.purchase_order',
  party_id: 'record.party_id',
  party_name: 'record.party_name',
  amount: 'record.amount',
  currency: 'record.currency',
};

/** The posted document in which debits and credits have changed sides: together the two come to nothing. */
const mirror: Action = {
  create: 'finance',
  state: 'posted',
  link: 'reversed_by_id',
  fields: { ...copied, reverses_id: 'record.id' },
  lines: {
    from: 'journal_entries',
    to: 'journal_entries',
    fields: {
      account: 'line.account',
      debit: 'coalesce(line.credit, 0)',
      credit: 'coalesce(line.debit, 0)',
      description: "trim('กลับรายการ ' + string(record.document_number) + ' ' + coalesce(line.description, ''))",
    },
  },
};

/** The draft that takes the place of the document. The entries that posting writes itself are written anew. */
const replacement: Action = {
  create: 'finance',
  link: 'amended_by_id',
  fields: {
    ...copied,
    amends_id: 'record.id',
    due_date: 'record.due_date',
    payment_status: 'record.payment_status',
    withholding_date: 'record.withholding_date',
    party_tax_id: 'record.party_tax_id',
    party_address: 'record.party_address',
    withholding_return: 'record.withholding_return',
    income_type: 'record.income_type',
    income_description: 'record.income_description',
    income_amount: 'record.income_amount',
    withholding_rate: 'record.withholding_rate',
    withholding_condition: 'record.withholding_condition',
    notes: 'record.notes',
  },
  lines: {
    from: 'journal_entries',
    to: 'journal_entries',
    when: 'record.document_type == null',
    fields: {
      account: 'line.account',
      debit: 'line.debit',
      credit: 'line.credit',
      description: 'line.description',
    },
  },
};

const common = { note: true, inPerson: true, roles: accountants, guards: [isOriginal, hasEntries] };

/** How a posted document is corrected: never by a change of it, always by its mirror and, to amend it, a new draft. */
export const corrections: Record<'reversed' | 'amended', TransitionConfig> = {
  reversed: { ...common, title: { th: 'กลับรายการ', en: 'Reverse' }, event: 'REVERSE', actions: [mirror] },
  amended: {
    ...common,
    title: { th: 'ออกฉบับแก้ไข', en: 'Amend' },
    event: 'AMEND',
    actions: [mirror, replacement],
  },
};

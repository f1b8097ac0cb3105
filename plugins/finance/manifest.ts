import { countStates, definePlugin } from 'sala/schemas';

/** The tax returns to which a certificate belongs, as its number writes them: ภ.ง.ด. 1ก, 2, 3, 53. */
const withholdingReturns = {
  pnd1: '1A',
  pnd1_special: '1S',
  pnd2: '2',
  pnd3: '3',
  pnd2_annual: '2A',
  pnd3_annual: '3A',
  pnd53: '53',
};

const accounts = ['admin', 'manager', 'accountant', 'accounting', 'finance'];

export const manifest = definePlugin({
  id: 'finance',
  title: { th: 'การเงิน', en: 'Finance' },
  description: {
    th: 'ใบแจ้งหนี้ ใบกำกับภาษี ใบเสร็จ การชำระเงิน และเอกสารบัญชี',
    en: 'Invoices, tax invoices, receipts, payments and ledger documents',
  },
  group: 'erp',
  icon: 'landmark',
  base: '/finance',
  redirect: '/finance/accounts-receivable',
  roles: ['admin', 'manager', 'accountant', 'finance'],
  kinds: ['factory'],
  requires: ['codes'],
  // Certificates of withheld tax: a sequence of each tax return and year.
  numberPatterns: Object.fromEntries(
    Object.entries(withholdingReturns).map(([name, code]) => [
      `withholding_${name}`,
      { pattern: `WT${code}-{year}-{sequence:5}`, reset: 'yearly', era: 'buddhist' },
    ]),
  ),
  counters: [
    countStates({
      name: 'invoice_overdue',
      title: { th: 'ใบแจ้งหนี้เกินกำหนด', en: 'Overdue invoices' },
      icon: 'alarm-clock',
      path: '/finance/accounts-receivable',
      collection: 'invoice',
      states: ['overdue'],
      roles: ['superadmin', 'admin', 'manager', 'accounting', 'accountant', 'finance', 'sales'],
    }),
    countStates({
      name: 'invoice_open',
      title: { th: 'ใบแจ้งหนี้รอรับชำระ', en: 'Invoices to be paid' },
      icon: 'file-text',
      path: '/finance/accounts-receivable',
      collection: 'invoice',
      states: ['sent', 'viewed', 'partial_paid'],
      roles: ['superadmin', 'admin', 'manager', 'accounting', 'accountant', 'finance', 'sales'],
    }),
    countStates({
      name: 'payment_open',
      title: { th: 'รายการรอชำระ', en: 'Payments to make' },
      icon: 'wallet',
      path: '/finance/payments',
      collection: 'payment',
      states: ['pending', 'processing', 'partial', 'overdue'],
      roles: ['superadmin', 'admin', 'manager', 'accounting', 'accountant', 'finance'],
    }),
  ],
  screens: [
    {
      collection: 'invoice',
      path: '/finance/accounts-receivable',
      roles: [...accounts, 'sales'],
      title: { th: 'ใบแจ้งหนี้', en: 'Invoices' },
      order: 70,
    },
    {
      collection: 'tax_invoice',
      path: '/finance/tax-documents',
      roles: {
        list: [...accounts, 'sales'],
        new: accounts,
        detail: [...accounts, 'sales'],
        edit: ['admin', 'manager', 'accountant', 'accounting'],
      },
      title: { th: 'ใบกำกับภาษี', en: 'Tax invoices' },
      order: 71,
    },
    {
      collection: 'receipt',
      path: '/finance/receipts',
      title: { th: 'ใบเสร็จรับเงิน', en: 'Receipts' },
      order: 72,
    },
    {
      collection: 'payment',
      path: '/finance/payments',
      title: { th: 'การชำระเงิน', en: 'Payments' },
      order: 73,
    },
    {
      collection: 'finance',
      path: '/finance/journal-entries',
      roles: accounts,
      title: { th: 'เอกสารบัญชี', en: 'Ledger documents' },
      order: 74,
    },
  ],
});

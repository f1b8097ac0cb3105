import { definePlugin } from 'sala/schemas';

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
  screens: [
    {
      collection: 'invoice',
      path: '/finance/accounts-receivable',
      roles: ['admin', 'manager', 'accountant', 'finance', 'sales'],
      title: { th: 'ใบแจ้งหนี้', en: 'Invoices' },
      order: 70,
    },
    {
      collection: 'tax_invoice',
      path: '/finance/tax-documents',
      roles: {
        list: ['admin', 'manager', 'accountant', 'finance'],
        new: ['admin', 'manager', 'accountant', 'finance'],
        detail: ['admin', 'manager', 'accountant', 'finance'],
        edit: ['admin', 'manager', 'accountant'],
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
      roles: ['admin', 'manager', 'accountant'],
      title: { th: 'เอกสารบัญชี', en: 'Ledger documents' },
      order: 74,
    },
  ],
});

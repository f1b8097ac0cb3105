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
  redirect: '/finance/accounts-payable',
  roles: ['admin', 'manager', 'accountant', 'finance'],
  kinds: ['factory'],
  requires: ['codes'],
  routes: [],
});

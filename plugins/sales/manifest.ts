import { definePlugin } from 'sala/schemas';

const roles = ['admin', 'manager', 'sales', 'accounting'];

export const manifest = definePlugin({
  id: 'sales',
  title: { th: 'การขาย', en: 'Sales' },
  description: {
    th: 'ลูกค้า ใบเสนอราคา ใบสั่งขาย การหยิบสินค้า และการคืนสินค้า',
    en: 'Customers, quotations, orders, picking and returns',
  },
  group: 'erp',
  icon: 'shopping-cart',
  base: '/sales',
  redirect: '/sales/quotation',
  roles,
  kinds: ['shop', 'factory'],
  requires: ['codes', 'inventory'],
  flowStarts: { quotation_sent: { th: 'เมื่อส่งใบเสนอราคาให้ลูกค้า', en: 'A quotation is sent to the customer' } },
  counters: [
    {
      name: 'sales_pending',
      title: { th: 'ใบสั่งขายรอยืนยัน', en: 'Orders to confirm' },
      icon: 'shopping-cart',
      path: '/sales/sales-order',
      collection: 'sales',
      query: { state: 'pending' },
      roles: ['superadmin', 'admin', 'manager', 'sales'],
    },
    {
      name: 'quotation_approval',
      title: { th: 'ใบเสนอราคารออนุมัติ', en: 'Quotations to approve' },
      icon: 'file-check',
      path: '/sales/quotation',
      collection: 'quotation',
      query: { state: 'pending_approval' },
      roles: ['superadmin', 'admin', 'manager'],
    },
  ],
  screens: [
    {
      collection: 'sales',
      path: '/sales/sales-order',
      roles: ['admin', 'manager', 'sales', 'accounting', 'superadmin', 'finance'],
      title: { th: 'ใบสั่งขาย', en: 'Sales orders' },
      order: 40,
      layouts: { list: 'orders' },
    },
    {
      collection: 'quotation',
      path: '/sales/quotation',
      roles: ['admin', 'manager', 'sales', 'accounting', 'superadmin'],
      title: { th: 'ใบเสนอราคา', en: 'Quotations' },
      order: 41,
      layouts: { list: 'quotations' },
    },
    {
      collection: 'customer',
      path: '/sales/customers',
      roles: ['admin', 'manager', 'sales', 'accounting'],
      title: { th: 'ลูกค้า', en: 'Customers' },
      order: 42,
      layouts: { list: 'customers' },
    },
    {
      collection: 'work_order',
      path: '/sales/picking',
      title: { th: 'ใบสั่งหยิบสินค้า', en: 'Picking orders' },
      order: 43,
    },
    {
      collection: 'returns',
      path: '/sales/returns',
      title: { th: 'ใบคืนสินค้า', en: 'Returns' },
      order: 44,
    },
  ],
});

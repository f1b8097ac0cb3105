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
  routes: [
    {
      path: '/sales/sales-order',
      roles: [...roles, 'superadmin', 'finance'],
      layout: 'orders',
      title: { th: 'ใบสั่งขาย', en: 'Sales orders' },
      icon: 'shopping-cart',
      inMenu: true,
      order: 40,
    },
    {
      path: '/sales/quotation',
      roles: [...roles, 'superadmin'],
      layout: 'quotations',
      title: { th: 'ใบเสนอราคา', en: 'Quotations' },
      icon: 'file-text',
      inMenu: true,
      order: 41,
    },
    {
      path: '/sales/customers',
      layout: 'customers',
      title: { th: 'ลูกค้า', en: 'Customers' },
      icon: 'contact',
      inMenu: true,
      order: 42,
    },
  ],
});

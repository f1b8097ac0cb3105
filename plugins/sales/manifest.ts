import { definePlugin } from 'sala/schemas';

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
  roles: ['admin', 'manager', 'sales', 'accounting'],
  requires: ['codes', 'inventory'],
  flags: { submenu: true, dashboard: true, inApp: true },
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
  ],
  routes: [],
});

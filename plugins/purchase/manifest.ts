import { definePlugin } from 'sala/schemas';

export const manifest = definePlugin({
  id: 'purchase',
  title: { th: 'การจัดซื้อ', en: 'Purchasing' },
  description: { th: 'ผู้ขาย ใบขอซื้อ ใบสั่งซื้อ และการรับของ', en: 'Suppliers, requests, orders and receiving' },
  group: 'erp',
  icon: 'shopping-bag',
  base: '/purchase',
  redirect: '/purchase/dashboard',
  roles: ['admin', 'manager', 'purchaser', 'warehouse', 'accounting'],
  requires: ['codes', 'inventory'],
  flags: { submenu: true, dashboard: true, inApp: true },
  routes: [],
});

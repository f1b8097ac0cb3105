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
  kinds: ['shop', 'factory'],
  requires: ['codes', 'inventory'],
  routes: [
    {
      path: '/purchase/dashboard',
      layout: 'dashboard',
      title: { th: 'ภาพรวมการจัดซื้อ', en: 'Overview' },
      icon: 'layout-dashboard',
      inMenu: true,
      order: 45,
    },
    {
      path: '/purchase/purchase-order',
      layout: 'orders',
      title: { th: 'ใบสั่งซื้อ', en: 'Purchase orders' },
      icon: 'shopping-bag',
      inMenu: true,
      order: 46,
    },
    {
      path: '/purchase/suppliers',
      layout: 'suppliers',
      title: { th: 'ผู้ขาย', en: 'Suppliers' },
      icon: 'truck',
      inMenu: true,
      order: 47,
    },
  ],
});

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
  ],
  screens: [
    {
      collection: 'purchase_order',
      path: '/purchase/purchase-order',
      roles: ['admin', 'manager', 'purchaser', 'warehouse', 'accounting'],
      title: { th: 'ใบสั่งซื้อ', en: 'Purchase orders' },
      order: 46,
      layouts: { list: 'orders' },
    },
    {
      collection: 'purchase_request',
      path: '/purchase/purchase-request',
      roles: ['admin', 'manager', 'purchaser', 'warehouse', 'accounting'],
      title: { th: 'ใบขอซื้อ', en: 'Purchase requests' },
      order: 47,
    },
    {
      collection: 'purchase',
      path: '/purchase/goods-receipt',
      roles: ['admin', 'manager', 'warehouse'],
      title: { th: 'รายการจัดซื้อและรับของ', en: 'Purchases and receiving' },
      order: 48,
    },
    {
      collection: 'supplier',
      path: '/purchase/suppliers',
      roles: ['admin', 'manager', 'purchaser', 'warehouse', 'accounting'],
      title: { th: 'ผู้ขาย', en: 'Suppliers' },
      order: 49,
      layouts: { list: 'suppliers' },
    },
  ],
});

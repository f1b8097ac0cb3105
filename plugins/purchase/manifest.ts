import { countStates, definePlugin } from 'sala/schemas';

const buyers = ['admin', 'manager', 'purchaser', 'purchase', 'warehouse', 'accounting'];
/** Whoever needs something asks for it, and changes it until it is put up for approval; after that those who buy do. */
const asking = [...buyers, 'accountant', 'finance', 'inventory', 'production', 'supervisor', 'employee'];

export const manifest = definePlugin({
  id: 'purchase',
  title: { th: 'การจัดซื้อ', en: 'Purchasing' },
  description: { th: 'ผู้ขาย ใบขอซื้อ ใบสั่งซื้อ และการรับของ', en: 'Suppliers, requests, orders and receiving' },
  group: 'erp',
  icon: 'shopping-bag',
  base: '/purchase',
  redirect: '/purchase/dashboard',
  roles: buyers,
  kinds: ['shop', 'factory'],
  requires: ['codes', 'inventory'],
  counters: [
    countStates({
      name: 'request_approval',
      title: { th: 'ใบขอซื้อรออนุมัติ', en: 'Purchase requests to approve' },
      icon: 'file-check',
      path: '/purchase/purchase-request',
      collection: 'purchase_request',
      states: ['pending_approval'],
      roles: ['superadmin', 'admin', 'manager', 'purchaser', 'purchase', 'accounting'],
    }),
    {
      name: 'purchase_approval',
      title: { th: 'ใบสั่งซื้อรออนุมัติ', en: 'Purchase orders to approve' },
      icon: 'shopping-bag',
      path: '/purchase/purchase-order?purchase-orders.f-state=pending_approval',
      collection: 'purchase_order',
      query: { state: 'pending_approval' },
      roles: ['superadmin', 'admin', 'manager', 'purchaser', 'purchase', 'accounting'],
      quiet: true,
    },
    {
      name: 'purchase_coming',
      title: { th: 'ใบสั่งซื้อรอรับของ', en: 'Purchase orders to receive' },
      icon: 'package-check',
      path: '/purchase/purchase-order?purchase-orders.f-state=sent,acknowledged,partially_received',
      collection: 'purchase_order',
      query: { state: { $in: ['sent', 'acknowledged', 'partially_received'] } },
      roles: ['superadmin', 'admin', 'manager', 'purchaser', 'purchase', 'warehouse'],
      quiet: true,
    },
  ],
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
      roles: buyers,
      title: { th: 'ใบสั่งซื้อ', en: 'Purchase orders' },
      order: 46,
      layouts: { list: 'orders' },
    },
    {
      collection: 'purchase_request',
      path: '/purchase/purchase-request',
      roles: { list: asking, dashboard: buyers, new: asking, detail: asking, edit: asking },
      title: { th: 'ใบขอซื้อ', en: 'Purchase requests' },
      order: 47,
    },
    {
      collection: 'purchase',
      path: '/purchase/goods-receipt',
      roles: ['admin', 'manager', 'purchaser', 'purchase', 'warehouse'],
      title: { th: 'รายการจัดซื้อและรับของ', en: 'Purchases and receiving' },
      order: 48,
    },
    {
      collection: 'supplier',
      path: '/purchase/suppliers',
      roles: buyers,
      title: { th: 'ผู้ขาย', en: 'Suppliers' },
      order: 49,
      layouts: { list: 'suppliers' },
    },
  ],
});

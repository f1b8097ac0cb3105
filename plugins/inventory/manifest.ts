import { definePlugin } from 'sala/schemas';

export const manifest = definePlugin({
  id: 'inventory',
  title: { th: 'คลังสินค้า', en: 'Inventory' },
  description: {
    th: 'สินค้า ตำแหน่งเก็บ ยอดคงเหลือ และการเคลื่อนไหว',
    en: 'Products, stock locations, balances and movements',
  },
  group: 'erp',
  icon: 'boxes',
  base: '/inventory',
  redirect: '/inventory/stock-overview',
  roles: ['admin', 'manager', 'warehouse', 'inventory', 'production'],
  kinds: ['shop', 'factory'],
  requires: ['codes'],
  routes: [
    {
      path: '/inventory/stock-overview',
      layout: 'stock-overview',
      title: { th: 'ภาพรวมสต็อก', en: 'Stock overview' },
      icon: 'boxes',
      inMenu: true,
      order: 50,
    },
  ],
  screens: [
    {
      collection: 'product',
      path: '/inventory/products',
      roles: ['admin', 'manager', 'warehouse', 'inventory', 'production'],
      create: 'add',
      title: { th: 'สินค้า', en: 'Products' },
      order: 51,
      layouts: { list: 'products' },
    },
    {
      collection: 'inventory_transaction',
      path: '/inventory/stock-movement',
      roles: ['admin', 'manager', 'warehouse', 'inventory', 'production'],
      title: { th: 'การเคลื่อนไหวสต็อก', en: 'Stock movements' },
      order: 52,
    },
    {
      collection: 'inventory',
      path: '/inventory/lots',
      title: { th: 'ล็อตสินค้า', en: 'Lots' },
      order: 53,
    },
    {
      collection: 'inventory_balance',
      path: '/inventory/balances',
      title: { th: 'ยอดคงเหลือ', en: 'Balances' },
      order: 54,
    },
    {
      collection: 'stock_location',
      path: '/inventory/stock-locations',
      roles: ['admin', 'manager', 'warehouse', 'inventory', 'production'],
      title: { th: 'ตำแหน่งเก็บสินค้า', en: 'Stock locations' },
      order: 55,
    },
  ],
});

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
    {
      path: '/inventory/products',
      layout: 'products',
      title: { th: 'สินค้า', en: 'Products' },
      icon: 'package',
      inMenu: true,
      order: 51,
    },
  ],
});

import { definePlugin, roleNames } from 'sala/schemas';

/** The public product pages of a shop, and a form to order from them. Baskets and payment come with the rest of the module. */
export const manifest = definePlugin({
  id: 'shop',
  title: { th: 'ร้านค้าออนไลน์', en: 'Online shop' },
  description: { th: 'หน้าสินค้าที่ทุกคนเปิดดูได้', en: 'Pages of products that anybody may read' },
  group: 'ecommerce',
  icon: 'store',
  base: '/shop',
  redirect: '/shop/orders',
  roles: ['admin'],
  kinds: ['shop'],
  requires: ['inventory'],
  coming: ['checkout_payment', 'cart_popup'],
  screens: [
    {
      collection: 'cart',
      path: '/records/cart',
      create: false,
      title: { th: 'ตะกร้าสินค้า', en: 'Shopping carts' },
      // Each person reads their own only: to staff it would always be empty.
      inMenu: false,
    },
  ],
  routes: [
    { path: '/shop/product/:id/:variant?', auth: false, layout: 'product', title: { th: 'สินค้า', en: 'Product' } },
    { path: '/shop/order/:id', auth: false, layout: 'order', title: { th: 'สั่งซื้อ', en: 'Order' } },
    // What flows have put into the reader's cart, and the form that orders all of it.
    {
      path: '/shop/checkout',
      roles: [...roleNames],
      layout: 'cart',
      title: { th: 'ตะกร้าสินค้า', en: 'Shopping cart' },
      icon: 'shopping-basket',
    },
    {
      path: '/shop/checkout/:id',
      roles: [...roleNames],
      layout: 'checkout',
      title: { th: 'สั่งซื้อสินค้าในตะกร้า', en: 'Order the cart' },
    },
    ...['/cart', '/shop/cart', '/checkout'].map((path) => ({ path, auth: false, redirect: '/shop/checkout' })),
    // What the forms above sent: submissions, which staff open and answer as in the inbox.
    {
      path: '/shop/orders',
      roles: ['admin'],
      layout: 'orders',
      title: { th: 'คำสั่งซื้อ', en: 'Orders' },
      icon: 'receipt',
      inMenu: true,
    },
  ],
});

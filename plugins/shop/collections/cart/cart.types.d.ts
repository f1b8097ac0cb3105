// Written by `npm run types` from cart.schema.json.
export interface Cart {
  user: string;
  products?: { product_id?: string; name?: string; price?: number; quantity?: number }[];
}

declare module 'sala/runtime' {
  interface Collections {
    cart: Cart;
  }
}

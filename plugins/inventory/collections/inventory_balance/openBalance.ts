import type { Action } from 'sala/schemas';

/** The balance of a product is begun with its first lot or movement. */
export const openBalance: Action = {
  when: 'record.product_id != null && record.balance_id == null',
  create: 'inventory_balance',
  unless: { product_id: '$record.product_id' },
  link: 'balance_id',
  fields: {
    product_id: 'record.product_id',
    product_code: 'coalesce(product.product_code, record.sku, record.product_id)',
    location_code: 'record.location',
    min_stock_level: 'coalesce(product.min_stock, 0)',
    max_stock_level: 'balanceDefaults(coalesce(product.min_stock, 0)).maximum',
    reorder_point: 'coalesce(product.reorder_point, 0) > 5 ? product.reorder_point : 5',
    reorder_quantity: 'balanceDefaults(coalesce(product.min_stock, 0)).reorderQuantity',
    is_negative_allowed: 'product.negative_stock_allowed == true',
  },
};

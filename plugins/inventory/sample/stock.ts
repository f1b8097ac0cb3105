import factory from './factory.json' with { type: 'json' };
import shop from './shop.json' with { type: 'json' };

interface Product {
  product_name: string;
  sku: string;
  cost_per_unit: number;
  selling_price?: number;
  current_stock: number;
  reorder_point: number;
}

export const samples = [makeSample('factory', factory.records.product), makeSample('shop', shop.records.product)];

/** The initial stock of the products: a lot at a location, and a balance. */
function makeSample(site: string, products: Product[]) {
  const known = products.map((product, index) => ({
    ...product,
    product_id: `product_demo${String(index + 1).padStart(4, '0')}`,
    location: product.selling_price === undefined ? 'WH01-B' : 'WH01-A',
    value: product.current_stock * product.cost_per_unit,
  }));
  const lots = known
    .filter(({ current_stock }) => current_stock > 0)
    .map(({ product_id, product_name, sku, location, current_stock, cost_per_unit, value, selling_price }) => ({
      ...{ product_id, product_name, sku, location, quantity: current_stock, unit_price: cost_per_unit },
      total_value: value,
      inventory_type: selling_price === undefined ? 'raw_material' : 'finished_goods',
    }));
  const balances = known.map(({ product_id, sku, location, current_stock, cost_per_unit, value, reorder_point }) => ({
    ...{ product_id, product_code: sku, location_code: location, reorder_point },
    qty_on_hand: current_stock,
    qty_available: current_stock,
    weighted_avg_cost: cost_per_unit,
    total_cost_value: value,
  }));
  return { site, records: { inventory: lots, inventory_balance: balances } };
}

import { sampleDay, sampleId } from 'sala/schemas';
import factory from './factory.json' with { type: 'json' };
import shop from './shop.json' with { type: 'json' };

interface Product {
  product_name: string;
  sku: string;
  cost_per_unit: number;
  selling_price?: number;
  reorder_point: number;
}

/** How much there is of each product, in the order of the samples. */
const factoryStock = [640, 210, 148, 38, 96, 54, 18, 7, 12, 9, 66, 180, 5200, 860, 140, 44, 310, 3, 260, 420];
const shopStock = [46, 72, 38, 14, 64, 27, 5, 11, 120, 22, 16, 0, 85, 140, 230, 190, 60, 34, 6, 420];

/** Issues of each product in a year. */
const turns = 2;

export const samples = [
  makeSample('factory', factory.records.product, factoryStock),
  makeSample('shop', shop.records.product, shopStock),
];

/** The stock of the products: a balance each, and for what is there a lot with its movements of a year. */
function makeSample(site: string, products: Product[], stock: number[]) {
  const known = products.map((product, index) => ({
    ...product,
    current_stock: stock[index] ?? 0,
    product_id: sampleId('product', index + 1),
    balance_id: sampleId('inventory_balance', index + 1),
    location: product.selling_price === undefined ? 'WH01-B' : 'WH01-A',
  }));
  const balances = known.map(({ product_id, sku, location, reorder_point }) => ({
    ...{ product_id, product_code: sku, location_code: location, reorder_point },
  }));
  const stocked = known.filter(({ current_stock }) => current_stock > 0);
  const lots = stocked.map(
    ({ product_id, balance_id, product_name, sku, location, cost_per_unit, selling_price, current_stock }) => ({
      ...{ product_id, balance_id, product_name, sku, location, unit_price: cost_per_unit },
      initial_quantity: current_stock,
      inventory_type: selling_price === undefined ? 'raw_material' : 'finished_goods',
    }),
  );
  const movements = stocked.flatMap(
    ({ product_id, balance_id, product_name, sku, location, cost_per_unit, current_stock }, index) =>
      listMovements(current_stock, index).map((movement) => ({
        ...{ product_id, balance_id, product_name, sku, location, unit_price: cost_per_unit },
        state: 'completed',
        lot_id: sampleId('inventory', index + 1),
        unit: 'ชิ้น',
        ...movement,
      })),
  );
  return { site, records: { inventory_balance: balances, inventory: lots, inventory_transaction: movements } };
}

/** A first receipt and so many issues, each made up for by a receipt three weeks later: what is left is what there was. */
function listMovements(stock: number, index: number) {
  const issues = Array.from({ length: turns }, (_, turn) => {
    const age = 340 - turn * 168 - ((index * 13) % 140);
    const quantity = Math.max(1, Math.round((stock * (2 + ((index + turn) % 3))) / 10));
    return [
      { movement_type: 'issue', quantity, transaction_date: `${sampleDay(-age)}T07:15` },
      { movement_type: 'receive', quantity, transaction_date: `${sampleDay(Math.min(0, 21 - age))}T03:40` },
    ];
  });
  const first = { movement_type: 'receive', quantity: stock, transaction_date: `${sampleDay(-365)}T02:00` };
  return [first, ...issues.flat()];
}

import { largeSampleId, sampleChance, sampleDay } from 'sala/schemas';

/** What is made or kept, with a price for the smallest of plain steel. */
const kinds: [name: string, code: string, price: number][] = [
  ['สลักเกลียวหัวหกเหลี่ยม', 'HB', 3],
  ['สกรูหัวจมหกเหลี่ยม', 'SC', 4],
  ['แป้นเกลียวล็อก', 'LN', 2],
  ['แหวนสปริง', 'SW', 1],
  ['หมุดย้ำ', 'RV', 1],
  ['เพลากลม', 'SH', 65],
  ['ปลอกเพลา', 'BU', 48],
  ['แหวนกันลื่น', 'CR', 6],
  ['เฟืองตรง', 'SG', 240],
  ['เฟืองดอกจอก', 'BG', 310],
  ['พูลเลย์สายพาน', 'PL', 185],
  ['ข้อต่อเพลา', 'CP', 220],
  ['หน้าแปลน', 'FL', 160],
  ['ข้องอท่อ', 'EL', 55],
  ['สามทางท่อ', 'TE', 70],
  ['ข้อลดท่อ', 'RD', 60],
  ['วาล์วลูกบอล', 'BV', 290],
  ['แผ่นฐานเครื่อง', 'BP', 140],
  ['ขายึด', 'BK', 85],
  ['บานพับงานหนัก', 'HG', 95],
  ['มือจับ', 'HD', 45],
  ['ล้อเลื่อนงานหนัก', 'CW', 260],
  ['สปริงกด', 'SP', 18],
  ['ฝาครอบ', 'CV', 120],
  ['รางเลื่อน', 'RL', 340],
];
const materials: [name: string, code: string, factor: number][] = [
  ['เหล็กชุบซิงค์', 'ZN', 1],
  ['เหล็กรมดำ', 'BK', 1.1],
  ['สเตนเลส 304', '304', 2.4],
  ['สเตนเลส 316', '316', 3.1],
  ['ทองเหลือง', 'BR', 2.8],
  ['อะลูมิเนียม 6061', 'AL', 1.7],
  ['เหล็กกล้าเกรด 8.8', 'G8', 1.4],
  ['ไนลอน', 'NY', 0.6],
];
const widths = [3, 4, 5, 6, 8, 10, 12, 16, 20, 24];
const lengths = [10, 16, 25, 40, 60];
const stocked = 1500;

const products = kinds.flatMap(([kind, code, price]) =>
  materials.flatMap(([material, materialCode, factor]) =>
    widths.flatMap((width) =>
      lengths.map((length) => {
        const cost = Math.max(1, Math.round(price * factor * (width / 3) ** 0.8 * (length / 10) ** 0.4));
        return {
          product_name: `${kind} ${material} ${width}×${length} มม.`,
          sku: `${code}-${materialCode}-${width}X${length}`,
          category: 'general',
          unit: 'piece',
          cost_per_unit: cost,
          selling_price: Math.ceil(cost * 1.55),
          reorder_point: 20 * (1 + (width % 5)),
        };
      }),
    ),
  ),
);

/** Each product at a place of its own among the others, so that lists do not show one kind alone. */
const mixed = products.map((_, index) => products[(index * 3_571) % products.length] ?? products[0]);

const chance = sampleChance(7);
const stocks = mixed.slice(0, stocked).flatMap((product, index) => {
  if (!product) return [];
  const { product_name, sku, cost_per_unit, reorder_point } = product;
  const number = index + 1;
  return [
    {
      ...{ product_name, sku, reorder_point, unit_price: cost_per_unit, location: 'WH01-A' },
      ...{ product_id: largeSampleId('product', number), balance_id: largeSampleId('inventory_balance', number) },
      lot_id: largeSampleId('inventory', number),
      quantity: 20 + chance(900),
      day: sampleDay(-chance(360) - 1),
    },
  ];
});

/** 10,000 products of a factory; what is in stock has a balance, a lot and the receipt that filled it. */
export const samples = [
  {
    site: 'factory',
    records: {
      product: mixed,
      inventory_balance: stocks.map(({ product_id, sku, location, reorder_point }) => ({
        ...{ product_id, product_code: sku, location_code: location, reorder_point },
      })),
      inventory: stocks.map(({ reorder_point: _point, quantity, lot_id: _lot, day: _day, ...goods }) => ({
        ...goods,
        initial_quantity: quantity,
        inventory_type: 'finished_goods',
      })),
      inventory_transaction: stocks.map(({ reorder_point: _, day, ...goods }) => ({
        ...goods,
        state: 'completed',
        movement_type: 'receive',
        unit: 'ชิ้น',
        transaction_date: `${day}T03:00`,
      })),
    },
  },
];

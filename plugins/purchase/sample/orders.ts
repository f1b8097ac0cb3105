import { sampleDay, sampleId } from 'sala/schemas';
import factory from './factory.json' with { type: 'json' };
import shop from './shop.json' with { type: 'json' };

/** Purchased products and their supplier's number; products by their numbers in the samples of the plugin inventory. */
type Good = [product: number, name: string, unit: string, price: number, usual: number];
/** Before the numbers of a site's products: `FG-001` is the first of a factory. */
const codes: Record<string, string> = { factory: 'FG', shop: 'CR' };

const factoryGoods: Good[] = [
  [13, 'เหล็กแผ่นรีดร้อน 3 มม.', 'กก.', 27, 2000],
  [14, 'สเตนเลสแผ่น 304 หนา 1.5 มม.', 'กก.', 118, 400],
  [15, 'ทองเหลืองเพลา 30 มม.', 'กก.', 265, 120],
  [16, 'ลวดเชื่อม CO2 0.9 มม.', 'ม้วน', 780, 20],
  [17, 'สีฝุ่นอุตสาหกรรมสีเทา', 'กก.', 165, 100],
  [20, 'ตลับลูกปืน 6204', 'ชิ้น', 68, 300],
  [18, 'น้ำมันหล่อเย็น 20 ลิตร', 'ถัง', 2400, 6],
  [19, 'ใบตัดเหล็ก 14 นิ้ว', 'ชิ้น', 95, 150],
];
const shopGoods: Good[] = [
  [1, 'ผ้าคลุมไหล่ฝ้ายทอมือ', 'ผืน', 520, 20],
  [5, 'ตะกร้าสานไม้ไผ่ใบกลาง', 'ใบ', 190, 30],
  [9, 'แก้วกาแฟเซรามิกลายเมฆ', 'ใบ', 140, 60],
  [2, 'ผ้าพันคอย้อมคราม', 'ผืน', 360, 25],
  [18, 'ด้ายฝ้ายดิบ', 'กก.', 180, 20],
  [20, 'กล่องพัสดุเบอร์ C', 'ใบ', 9, 400],
  [8, 'โคมไฟหวายสาน', 'ใบ', 1150, 6],
  [14, 'สมุดปกผ้าทอ', 'เล่ม', 110, 60],
];

/** Possible states by age in days: older orders are further along. */
const states: [days: number, states: string[]][] = [
  [20, ['draft', 'pending_approval', 'pending_approval', 'approved']],
  [50, ['sent', 'acknowledged', 'partially_received', 'sent']],
  [110, ['received', 'invoiced', 'cancelled', 'invoiced']],
  [400, ['complete', 'complete', 'complete', 'rejected', 'complete', 'complete']],
];
/** How far what arrived of an order is, by the order's state. */
const receipts: Partial<Record<string, string>> = {
  sent: 'approved',
  partially_received: 'partially_received',
  received: 'received',
  invoiced: 'invoiced',
  complete: 'complete',
};
const count = 26;

export const samples = [
  makeSample('factory', factory.records.supplier, factoryGoods, 'ฝ่ายผลิต'),
  makeSample('shop', shop.records.supplier, shopGoods, 'หน้าร้าน'),
];

/** A year of requests, orders and receipts, deterministic: what was ordered had been asked for, what was received came in. */
function makeSample(site: string, suppliers: { name: string }[], goods: Good[], department: string) {
  const purchases = Array.from({ length: count }, (_, index) => describePurchase(suppliers, goods, { index, site }));
  return {
    site,
    records: {
      purchase_request: purchases
        .filter((_, index) => index % 2 === 0)
        .concat(purchases.slice(-3))
        .map((purchase, index) => describeRequest(purchase, { index, department })),
      purchase_order: purchases.map((purchase, index) => describeOrder(purchase, { index, department })),
      purchase: purchases.flatMap((purchase, index) => {
        const state = receipts[findState(purchase.age, index)];
        return state ? [describeReceipt(purchase, { index, state })] : [];
      }),
    },
  };
}

type Purchase = ReturnType<typeof describePurchase>;

function describePurchase(
  suppliers: { name: string }[],
  goods: Good[],
  { index, site }: { index: number; site: string },
) {
  const age = Math.round(360 * (1 - (index + 0.5) / count) ** 1.5);
  const number = (index * 3) % goods.length;
  const [product, product_name, unit, unit_price, usual] = goods[number] ?? [1, '', '', 0, 0];
  const quantity = usual + ((index % 4) * usual) / 2;
  const sku = `${codes[site]}-${String(product).padStart(3, '0')}`;
  return {
    age,
    supplier: { supplier_id: sampleId('supplier', number + 1), supplier_name: suppliers[number]?.name ?? '' },
    line: { product_id: sampleId('product', product), sku, product_name, quantity, unit, unit_price },
  };
}

function findState(age: number, index: number): string {
  const possible = states.find(([days]) => age < days)?.[1] ?? ['complete'];
  return possible[index % possible.length] ?? 'complete';
}

function describeAsking({ line }: Purchase, { index, department }: { index: number; department: string }) {
  return {
    description: `สั่งซื้อ${line.product_name}`,
    department,
    requested_by: ['จันทร์เพ็ญ จัดหา', 'สุดา ใจดี', 'อนันต์ มั่นคง'][index % 3],
    priority: ['normal', 'normal', 'high', 'low', 'urgent'][index % 5],
    purchase_type: 'stock_replenishment',
  };
}

/** Decided a week before the order; what nobody has decided yet is the latest. */
function describeRequest(purchase: Purchase, asking: { index: number; department: string }) {
  const age = purchase.age + 7;
  const decided = ['approved', 'approved', 'complete', 'approved', 'rejected'][asking.index % 5];
  return {
    ...describeAsking(purchase, asking),
    state: age > 21 ? decided : 'pending_approval',
    request_date: sampleDay(-age),
    expected_delivery_date: sampleDay(14 - age),
    items: [purchase.line],
  };
}

function describeOrder(purchase: Purchase, asking: { index: number; department: string }) {
  const { age, supplier, line } = purchase;
  return {
    state: findState(age, asking.index),
    ...supplier,
    ...describeAsking(purchase, asking),
    order_date: sampleDay(-age),
    expected_delivery_date: sampleDay(10 + (asking.index % 3) * 5 - age),
    items: [receiveIn(findState(age, asking.index), line)],
  };
}

/** Of what has come in part, half of it has. */
function receiveIn(state: string, line: Purchase['line']) {
  const half = Math.floor(line.quantity / 2);
  return state === 'partially_received' ? { ...line, received_quantity: half, booked_quantity: half } : line;
}

/** Named by the supplier's delivery note: numbers of orders are drawn when they are stored. */
function describeReceipt({ age, supplier, line }: Purchase, { index, state }: { index: number; state: string }) {
  const day = Math.min(0, 8 + (index % 3) * 4 - age);
  return {
    ...supplier,
    state,
    transaction_date: sampleDay(day),
    document_number: `DN-${1040 + index * 7}`,
    description: `รับ${line.product_name}`,
    location: 'WH01-B',
    approved_by: 'ผู้จัดการ ตัวอย่าง',
    approved_at: `${sampleDay(day - 5)}T03:00`,
    received_by: 'คลังสินค้า ตัวอย่าง',
    received_at: `${sampleDay(day)}T04:30`,
    items: [receiveIn(state, line)],
  };
}

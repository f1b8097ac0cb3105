import { sampleDay, sampleId } from 'sala/schemas';
import factory from './factory.json' with { type: 'json' };
import shop from './shop.json' with { type: 'json' };

type Good = [product: number, sku: string, name: string, unit: string, price: number];

/** Sold products, by their numbers in the samples of the plugin inventory. */
const factoryGoods: Good[] = [
  [2, 'FG-002', 'ขายึดเครื่องจักรแบบปรับระดับ', 'ชิ้น', 420],
  [5, 'FG-005', 'เฟืองตรงโมดูล 2 จำนวน 40 ฟัน', 'ชิ้น', 890],
  [7, 'FG-007', 'ชั้นวางพาเลทเหล็กพ่นสี', 'ชุด', 6800],
  [11, 'FG-011', 'ราวกันตกเหล็กชุบสังกะสี 2 ม.', 'ชิ้น', 2250],
];
const shopGoods: Good[] = [
  [1, 'CR-001', 'ผ้าคลุมไหล่ฝ้ายทอมือ', 'ผืน', 890],
  [9, 'CR-009', 'แก้วกาแฟเซรามิกลายเมฆ', 'ใบ', 290],
  [5, 'CR-005', 'ตะกร้าสานไม้ไผ่ใบกลาง', 'ใบ', 380],
  [8, 'CR-008', 'โคมไฟหวายสาน', 'ใบ', 1890],
];

/** The newest last; what is older has been picked. */
const picking = ['picked', 'picking', 'pending', 'pending'] as const;
const pickings = 12;
type Back = [state: string, age: number, reason: string, condition: string];
const returned: Back[] = [
  ['completed', 204, 'defective', 'defective'],
  ['completed', 143, 'wrong_item', 'new'],
  ['rejected', 101, 'customer_changed_mind', 'used'],
  ['completed', 66, 'damaged', 'damaged'],
  ['refunded', 29, 'not_as_described', 'opened'],
  ['received', 8, 'defective', 'defective'],
  ['approved', 4, 'excess_quantity', 'new'],
  ['requested', 1, 'damaged', 'damaged'],
];

/** What is picked for customers, and what they sent back; deterministic. */
export const samples = [
  makeSample('factory', factory.records.customer, factoryGoods),
  makeSample('shop', shop.records.customer, shopGoods),
];

function makeSample(site: string, customers: { customer_name: string }[], goods: Good[]) {
  const customerAt = (index: number) => (index * 5) % customers.length;
  const nameAt = (index: number) => customers[customerAt(index)]?.customer_name;
  const goodAt = (index: number) => goods[index % goods.length] as Good; // the list is not empty
  const work_order = Array.from({ length: pickings }, (_, index) => {
    const order = describePicking(index, goodAt);
    const isBegun = order.state !== 'pending';
    return {
      ...order,
      customer_name: nameAt(index),
      ...(site === 'factory' && isBegun && { assigned_to: 'demo_warehouse' }),
    };
  });
  const returns = returned.map((back, index) => ({
    ...describeReturn(back, { index, good: goodAt(index) }),
    customer_id: sampleId('customer', customerAt(index + 1) + 1),
    customer_name: nameAt(index + 1),
  }));
  return { site, records: { work_order, returns } };
}

function describePicking(index: number, goodAt: (index: number) => Good) {
  const late = index - (pickings - picking.length);
  const state = picking[late] ?? 'ready-to-ship';
  const age = late >= 0 ? 3 - late : (pickings - picking.length - index) * 23;
  return {
    state,
    created_at: `${sampleDay(-age)}T02:00`,
    due_date: sampleDay(3 - age),
    priority: ['normal', 'high', 'normal'][index % 3],
    warehouse: 'WH01',
    items: Array.from({ length: 1 + (index % 3) }, (_, line) => {
      const [product, sku, product_name, unit] = goodAt(index + line);
      const required_quantity = 2 + ((index * 3 + line) % 7);
      const isPicked = state === 'ready-to-ship' || state === 'picked' || (state === 'picking' && line === 0);
      return {
        product_id: sampleId('product', product),
        ...{ sku, product_name, unit, required_quantity },
        picked_quantity: isPicked ? required_quantity : 0,
        status: isPicked ? 'picked' : 'pending',
      };
    }),
  };
}

function describeReturn([state, age, reason, condition]: Back, { index, good }: { index: number; good: Good }) {
  const [product, sku, product_name, unit, unit_price] = good;
  return {
    ...{ state, reason, condition },
    created_at: `${sampleDay(-age)}T03:00`,
    type: 'customer_return',
    channel: ['phone', 'online', 'store'][index % 3],
    action: condition === 'new' ? 'restock' : 'return_to_vendor',
    compensation_type: 'full_refund',
    refund_method: 'bank_transfer',
    notes: age > 60 ? 'ลูกค้าแจ้งทางโทรศัพท์' : undefined,
    items: [
      { product_id: sampleId('product', product), sku, product_name, unit, quantity: 1 + (index % 2), unit_price },
    ],
  };
}

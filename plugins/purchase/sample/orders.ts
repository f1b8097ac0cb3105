import { sampleDay, sampleId } from 'sala/schemas';
import factory from './factory.json' with { type: 'json' };
import shop from './shop.json' with { type: 'json' };

/** Purchased products and their supplier's number; products by their numbers in the samples of the plugin inventory. */
type Good = [product: number, name: string, unit: string, price: number, usual: number];

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
const count = 26;

export const samples = [
  makeSample('factory', factory.records.supplier, factoryGoods, 'ฝ่ายผลิต'),
  makeSample('shop', shop.records.supplier, shopGoods, 'หน้าร้าน'),
];

/** A year of purchase orders, deterministic. */
function makeSample(site: string, suppliers: { name: string }[], goods: Good[], department: string) {
  const orders = Array.from({ length: count }, (_, index) => {
    const age = Math.round(360 * (1 - (index + 0.5) / count) ** 1.5);
    const possible = states.find(([days]) => age < days)?.[1] ?? ['complete'];
    const number = (index * 3) % goods.length;
    const [product, product_name, unit, unit_price, usual] = goods[number] ?? [1, '', '', 0, 0];
    const quantity = usual + ((index % 4) * usual) / 2;
    return {
      state: possible[index % possible.length],
      supplier_id: sampleId('supplier', number + 1),
      supplier_name: suppliers[number]?.name ?? '',
      description: `สั่งซื้อ${product_name}`,
      department,
      requested_by: ['จันทร์เพ็ญ จัดหา', 'สุดา ใจดี', 'อนันต์ มั่นคง'][index % 3],
      priority: ['normal', 'normal', 'high', 'low', 'urgent'][index % 5],
      purchase_type: 'stock_replenishment',
      order_date: sampleDay(-age),
      expected_delivery_date: sampleDay(10 + (index % 3) * 5 - age),
      items: [{ product_id: sampleId('product', product), product_name, quantity, unit, unit_price }],
    };
  });
  return { site, records: { purchase_order: orders } };
}

import { sampleDay, sampleId } from 'sala/schemas';
import factory from './factory.json' with { type: 'json' };
import shop from './shop.json' with { type: 'json' };

type Good = [number: number, name: string, price: number];
/** What the products of a site are called: `FG-001` is the first of a factory. */
type Codes = 'FG' | 'CR';

/** Sold products, by their numbers in the samples of the plugin inventory. */
const factoryGoods: Good[] = [
  [1, 'เหล็กฉากรูเจาะ 40x40 มม.', 185],
  [2, 'ขายึดเครื่องจักรแบบปรับระดับ', 420],
  [7, 'ชั้นวางพาเลทเหล็กพ่นสี', 6800],
  [3, 'หน้าแปลนเหล็ก 4 นิ้ว', 560],
  [5, 'เฟืองตรงโมดูล 2 จำนวน 40 ฟัน', 890],
  [9, 'โต๊ะปฏิบัติงานเหล็ก 150 ซม.', 5400],
  [11, 'ราวกันตกเหล็กชุบสังกะสี 2 ม.', 2250],
  [6, 'ฝาครอบมอเตอร์สเตนเลส', 1250],
];
const shopGoods: Good[] = [
  [1, 'ผ้าคลุมไหล่ฝ้ายทอมือ', 890],
  [9, 'แก้วกาแฟเซรามิกลายเมฆ', 290],
  [2, 'ผ้าพันคอย้อมคราม', 650],
  [5, 'ตะกร้าสานไม้ไผ่ใบกลาง', 380],
  [10, 'ชุดจานเซรามิก 4 ใบ', 1290],
  [8, 'โคมไฟหวายสาน', 1890],
  [14, 'สมุดปกผ้าทอ', 240],
];

/** Possible states by age in days: older sales are further along. */
const states: [days: number, states: string[]][] = [
  [7, ['draft', 'pending', 'quoted', 'confirmed', 'pending']],
  [16, ['confirmed', 'processing', 'pending', 'processing']],
  [30, ['shipped', 'processing', 'delivered', 'shipped']],
  [60, ['invoiced', 'delivered', 'invoiced', 'cancelled']],
  [400, ['complete', 'complete', 'complete', 'invoiced', 'complete', 'cancelled', 'complete', 'complete', 'returned']],
];
/** The latest first; what is older than these has been decided. */
const quoted = ['draft', 'sent', 'sent', 'acknowledged', 'accepted'];
const decided = ['accepted', 'accepted', 'rejected', 'accepted', 'expired'];
const quotationCount = 36;
const count = 60;

export const samples = [
  makeSample('factory', factory.records.customer, factoryGoods, { most: 12, codes: 'FG' }),
  makeSample('shop', shop.records.customer, shopGoods, { most: 2, codes: 'CR' }),
];

/** A year of sales, growing by month and weighted to large customers; deterministic. */
function makeSample(
  site: string,
  customers: { customer_name: string }[],
  goods: Good[],
  { most, codes }: { most: number; codes: Codes },
) {
  const sales = Array.from({ length: count }, (_, index) => {
    const age = Math.round(364 * (1 - (index + 0.5) / count) ** 1.6);
    const possible = states.find(([days]) => age < days)?.[1] ?? ['complete'];
    const order = describeOrder(customers, goods, { index, most, codes });
    return {
      ...order,
      state: possible[index % possible.length],
      order_date: sampleDay(-age),
      due_date: sampleDay(7 + (index % 4) * 7 - age),
      priority: ['normal', 'normal', 'high', 'normal', 'urgent', 'low'][index % 6],
      payment_term: most > 5 ? 'credit_30' : 'cash',
      ...(site === 'factory' && index % 4 !== 0 && { assigned_to: 'demo_sales' }),
    };
  });
  const quotation = Array.from({ length: quotationCount }, (_, index) => {
    const age =
      index < quoted.length
        ? index * 3 + 1
        : Math.round(32 + (332 * (index - quoted.length)) / (quotationCount - quoted.length));
    return {
      ...describeOrder(customers, goods, { index: index * 7 + 3, most, codes }),
      state: quoted[index] ?? decided[index % decided.length],
      quotation_date: sampleDay(-age),
      valid_until: sampleDay(30 - age),
      ...(site === 'factory' && { sales_person: 'demo_sales' }),
    };
  }).reverse();
  return { site, records: { sales, quotation } };
}

function describeOrder(
  customers: { customer_name: string }[],
  goods: Good[],
  { index, most, codes }: { index: number; most: number; codes: Codes },
) {
  const customer = ((index * index) % 7) + (index % 3 === 0 ? index % (customers.length - 7) : 0);
  const items = Array.from({ length: 1 + (index % 3) }, (_, line) => {
    const [number, product_name, unit_price] = goods[(index * 3 + line * 2) % goods.length] ?? [1, '', 0];
    const quantity = 1 + ((index * 5 + line * 3) % most) * (unit_price < 1000 ? 4 : 1);
    const sku = `${codes}-${String(number).padStart(3, '0')}`;
    return { product_id: sampleId('product', number), sku, product_name, quantity, unit_price };
  });
  return {
    customer_id: sampleId('customer', customer + 1),
    customer_name: customers[customer]?.customer_name ?? '',
    items,
  };
}

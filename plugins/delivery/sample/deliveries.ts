import { sampleDay, sampleId } from 'sala/schemas';

type Receiver = [customer: number, name: string, phone: string, street: string, city: string, postal: string];
type Good = [product: number, sku: string, name: string, unit: string, most: number];

/** Customers of the samples of the plugin sales, with where they take goods in. */
const receivers: Receiver[] = [
  [1, 'บริษัท สยามออโต้พาร์ท จำกัด', '02-123-4537', '88/9 หมู่ 4 ต.บางโฉลง อ.บางพลี', 'สมุทรปราการ', '10540'],
  [2, 'บริษัท รุ่งเรืองเครื่องกล จำกัด', '02-123-4574', '41 ถ.สุขุมวิท ต.บ้านสวน อ.เมืองชลบุรี', 'ชลบุรี', '20000'],
  [3, 'บริษัท ไทยคอนเวเยอร์ จำกัด', '02-123-4611', '7/15 หมู่ 6 ต.มาบยางพร อ.ปลวกแดง', 'ระยอง', '21140'],
  [5, 'บริษัท อีสเทิร์นแพ็คกิ้ง จำกัด', '02-123-4685', '199 หมู่ 2 ต.ท่าสะอ้าน อ.บางปะกง', 'ฉะเชิงเทรา', '24130'],
  [7, 'บริษัท น้ำตาลมิตรชาวไร่ จำกัด', '02-123-4759', '52 หมู่ 1 ต.ด่านช้าง อ.ด่านช้าง', 'สุพรรณบุรี', '72180'],
];
/** Sold products, by their numbers in the samples of the plugin inventory. */
const goods: Good[] = [
  [7, 'FG-007', 'ชั้นวางพาเลทเหล็กพ่นสี', 'ชุด', 6],
  [2, 'FG-002', 'ขายึดเครื่องจักรแบบปรับระดับ', 'ชิ้น', 40],
  [9, 'FG-009', 'โต๊ะปฏิบัติงานเหล็ก 150 ซม.', 'ชิ้น', 4],
  [1, 'FG-001', 'เหล็กฉากรูเจาะ 40x40 มม.', 'ชิ้น', 80],
  [11, 'FG-011', 'ราวกันตกเหล็กชุบสังกะสี 2 ม.', 'ชิ้น', 12],
  [5, 'FG-005', 'เฟืองตรงโมดูล 2 จำนวน 40 ฟัน', 'ชิ้น', 20],
];
/** Of the latest, the newest last; what is older has been completed. */
const states = ['delivered', 'delivered', 'shipped', 'shipped', 'ready_to_ship', 'packed', 'picking', 'scheduled'];
const vehicles = ['pickup', 'truck_6w', 'pickup', 'truck_10w'];
const count = 32;
const daysBetween = 11;

/** A year of deliveries of a factory; deterministic. */
export const samples = [{ site: 'factory', records: { delivery: Array.from({ length: count }, describeDelivery) } }];

function describeDelivery(_: unknown, index: number) {
  const late = index - (count - states.length);
  const state = states[late] ?? 'completed';
  // What is under way was agreed lately and leaves soon; what is over lies behind it, to a year ago.
  const age = late >= 0 ? 5 - late : (count - states.length - index) * daysBetween + 4;
  const [customer, name, phone, street, city, postal] = receivers[(index * 2) % receivers.length] ?? receiverMissing();
  const hasLeft = ['shipped', 'delivered', 'completed'].includes(state);
  const hasArrived = ['delivered', 'completed'].includes(state);
  return {
    state,
    customer_id: sampleId('customer', customer),
    customer_name: name,
    customer_phone: phone,
    delivery_type: index % 5 === 0 ? 'express' : 'standard',
    shipping_method: 'delivery',
    priority: ['normal', 'normal', 'high'][index % 3],
    vehicle: vehicles[index % vehicles.length],
    packaging: index % 2 === 0 ? 'pallet' : 'box',
    zone: 'province',
    time_slot: index % 2 === 0 ? 'morning' : 'afternoon',
    scheduled_date: sampleDay(-age),
    ...(hasLeft && { shipped_date: sampleDay(-age) }),
    ...(hasArrived && { actual_delivery_date: sampleDay(1 - age), delivery_confirmed_by: 'ฝ่ายคลังของลูกค้า' }),
    shipping_address: { company: name, address1: street, city, postal_code: postal, country: 'ไทย' },
    shipping_cost: 800 + (index % 4) * 350,
    items: Array.from({ length: 1 + (index % 3) }, (__, line) => describeItem(index * 3 + line * 2)),
  };
}

function describeItem(at: number) {
  const [product, sku, product_name, unit, most] = goods[at % goods.length] ?? receiverMissing();
  const quantity = 1 + ((at * 7) % most);
  return { product_id: sampleId('product', product), product_code: sku, product_name, quantity, unit };
}

function receiverMissing(): never {
  throw new Error('the lists above are not empty');
}

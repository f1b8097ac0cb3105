import { sampleDay, sampleId } from 'sala/schemas';

type Line = [product: number, name: string, quantity: number, price: number];
type Buyer = [customer: number, name: string, taxId: string, address: Address];

interface Address {
  address: string;
  district: string;
  amphoe: string;
  province: string;
  postal_code: string;
}

/** Customers of the samples of the plugin sales, with what a tax invoice must say of them. */
const buyers: Buyer[] = [
  [1, 'บริษัท สยามออโต้พาร์ท จำกัด', '0105500633839', place('88/9 หมู่ 4', 'บางโฉลง', 'บางพลี', 'สมุทรปราการ', '10540')],
  [2, 'บริษัท รุ่งเรืองเครื่องกล จำกัด', '0105500713026', place('41 ถ.สุขุมวิท', 'บ้านสวน', 'เมืองชลบุรี', 'ชลบุรี', '20000')],
  [3, 'บริษัท ไทยคอนเวเยอร์ จำกัด', '0105500792210', place('7/15 หมู่ 6', 'มาบยางพร', 'ปลวกแดง', 'ระยอง', '21140')],
  [5, 'บริษัท อีสเทิร์นแพ็คกิ้ง จำกัด', '0105500950591', place('199 หมู่ 2', 'ท่าสะอ้าน', 'บางปะกง', 'ฉะเชิงเทรา', '24130')],
  [7, 'บริษัท น้ำตาลมิตรชาวไร่ จำกัด', '0105501108975', place('52 หมู่ 1', 'ด่านช้าง', 'ด่านช้าง', 'สุพรรณบุรี', '72180')],
];

const orders: Line[][] = [
  [
    [7, 'ชั้นวางพาเลทเหล็กพ่นสี', 4, 6800],
    [11, 'ราวกันตกเหล็กชุบสังกะสี 2 ม.', 6, 2250],
  ],
  [[2, 'ขายึดเครื่องจักรแบบปรับระดับ', 24, 420]],
  [
    [9, 'โต๊ะปฏิบัติงานเหล็ก 150 ซม.', 3, 5400],
    [1, 'เหล็กฉากรูเจาะ 40x40 มม.', 60, 185],
    [3, 'หน้าแปลนเหล็ก 4 นิ้ว', 12, 560],
  ],
  [[5, 'เฟืองตรงโมดูล 2 จำนวน 40 ฟัน', 18, 890]],
  [
    [6, 'ฝาครอบมอเตอร์สเตนเลส', 10, 1250],
    [2, 'ขายึดเครื่องจักรแบบปรับระดับ', 8, 420],
  ],
];

const months = 12;

type Dated = [state: string, age: number];

/** Each with its age in days; the oldest has the first number. */
const invoices: Dated[] = [
  ...spread('paid', 3, 70),
  ['paid', 58],
  ['overdue', 47],
  ['partial_paid', 24],
  ['viewed', 13],
  ['sent', 6],
  ['draft', 1],
];
/** Numbers are drawn on entering this state. */
const taxInvoices: Dated[] = [...spread('issued', 2, 30), ['issued', 16], ['issued', 9], ['draft', 2]];
const receipts: Dated[] = [...spread('issued', 2, 25), ['issued', 11], ['draft', 0]];

/** So many a month, from a year ago until so many days ago. */
function spread(state: string, monthly: number, until: number): Dated[] {
  const count = Math.round(((364 - until) / 365) * months * monthly);
  return Array.from({ length: count }, (_, index): Dated => {
    return [state, Math.round(364 - ((364 - until) * index) / count)];
  });
}

/** What the accounts of a factory show of a year; deterministic. */
export const samples = [
  {
    site: 'factory',
    records: {
      tax_invoice: taxInvoices.map(([state, age], index) => {
        const { buyer, items } = describeSale(index + 1);
        const [, , , customer_address] = findBuyer(index + 1);
        return {
          ...buyer,
          customer_address,
          items,
          state,
          tax_invoice_date: sampleDay(-age),
          due_date: sampleDay(30 - age),
        };
      }),
      // After the tax invoices that notes refer to.
      invoice: [
        ...invoices.map(([state, age], index) => describeInvoice(state, age, index)),
        adjust('credit_note', 2, 'สินค้าชำรุดระหว่างขนส่ง ลูกค้าส่งคืน 1 รายการ'),
        adjust('debit_note', 3, 'คิดจำนวนสินค้าในใบกำกับภาษีเดิมต่ำกว่าที่ส่งจริง'),
      ],
      receipt: receipts.map(([state, age], index) => {
        const { buyer, items } = describeSale(index + 3);
        const customer_address = writeAddress(findBuyer(index + 3)[3]);
        const { customer_branch_code: _, ...payer } = buyer;
        return {
          ...payer,
          customer_address,
          items: items.map(includeVat),
          state,
          receipt_date: sampleDay(-age),
          payment_method: 'bank_transfer',
        };
      }),
    },
  },
];

function describeInvoice(state: string, age: number, index: number) {
  const { buyer, items } = describeSale(index);
  const total = items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
  const owed = Math.round(total * 107) / 100;
  const paid = { paid: owed, partial_paid: Math.round(owed / 2) }[state] ?? 0;
  return {
    ...buyer,
    customer_address: writeAddress(findBuyer(index)[3]),
    items,
    state,
    invoice_date: sampleDay(-age),
    payment_method: 'bank_transfer',
    due_date: sampleDay(30 - age),
    paid_amount: paid,
  };
}

/** A note on the tax invoice that stands so far from the newest: one piece of its first line less, or more. */
function adjust(invoice_type: string, fromLast: number, adjustment_reason: string) {
  const index = taxInvoices.length - fromLast;
  const [, age] = taxInvoices[index] ?? ['', 0];
  const { buyer, items } = describeSale(index + 1);
  return {
    ...buyer,
    invoice_type,
    customer_address: writeAddress(findBuyer(index + 1)[3]),
    items: items.slice(0, 1).map((item) => ({ ...item, quantity: 1 })),
    state: 'sent',
    invoice_date: sampleDay(3 - age),
    due_date: sampleDay(33 - age),
    original_tax_invoice_id: sampleId('tax_invoice', index + 1),
    original_tax_invoice_date: sampleDay(-age),
    original_value: items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0),
    adjustment_reason,
  };
}

function describeSale(index: number) {
  const [customer, customer_name, customer_tax_id] = findBuyer(index);
  const lines = orders[(index * 2) % orders.length] ?? [];
  return {
    buyer: {
      customer_id: sampleId('customer', customer),
      customer_name,
      customer_tax_id,
      customer_branch_code: '00000',
    },
    items: lines.map(([product, product_name, quantity, unit_price]) => ({
      product_id: sampleId('product', product),
      product_code: `FG-${String(product).padStart(3, '0')}`,
      product_name,
      quantity,
      unit_price,
    })),
  };
}

/** A receipt says what was paid, and names no tax. */
function includeVat<Item extends { unit_price: number }>(item: Item): Item {
  return { ...item, unit_price: Math.round(item.unit_price * 107) / 100 };
}

function findBuyer(index: number): Buyer {
  const buyer = buyers[index % buyers.length];
  if (!buyer) throw new Error('no buyers');
  return buyer;
}

function place(address: string, district: string, amphoe: string, province: string, postal_code: string): Address {
  return { address, district, amphoe, province, postal_code };
}

function writeAddress({ address, district, amphoe, province, postal_code }: Address): string {
  return `${address} ต.${district} อ.${amphoe} จ.${province} ${postal_code}`;
}

import { sampleDay, sampleId } from 'sala/schemas';

type Payee = [name: string, taxId: string, address: string, what: string, type: string, rate: number, amount: number];

/** Whom a factory pays with tax withheld. */
const payees: Payee[] = [
  [
    'บริษัท บูรพาขนส่ง จำกัด',
    '0105548012346',
    '12/4 ถ.บางนา-ตราด กม.18 อ.บางพลี จ.สมุทรปราการ 10540',
    'ค่าขนส่งสินค้า',
    'section_3_tre',
    1,
    18400,
  ],
  [
    'บริษัท พีแอนด์เอ็น เซอร์วิส จำกัด',
    '0105552067893',
    '88 ซ.ลาดพร้าว 41 เขตจตุจักร กรุงเทพมหานคร 10900',
    'ค่าบริการซ่อมบำรุงเครื่องจักร',
    'section_3_tre',
    3,
    26500,
  ],
  ['สำนักงานบัญชี ธรรมรัตน์', '0103545009873', '5/9 ถ.สุขุมวิท อ.เมืองชลบุรี จ.ชลบุรี 20000', 'ค่าบริการทำบัญชี', 'fee', 3, 15000],
  [
    'บริษัท โรงงานไทยพร็อพเพอร์ตี้ จำกัด',
    '0105539054325',
    '199 ถ.พระราม 9 เขตห้วยขวาง กรุงเทพมหานคร 10310',
    'ค่าเช่าคลังสินค้า',
    'other',
    5,
    45000,
  ],
];
type Bought = [party: string, amount: number];
const bought: Bought[] = [
  ['บริษัท เหล็กไทยรุ่งเรือง จำกัด', 86670],
  ['บริษัท แก๊สและลวดเชื่อมตะวันออก จำกัด', 25038],
  ['บริษัท สเตนเลสแอนด์เมทัล จำกัด', 50504],
];
type Paid = [customer: number, name: string, amount: number];
/** Customers of the samples of the plugin sales. */
const paid: Paid[] = [
  [1, 'บริษัท สยามออโต้พาร์ท จำกัด', 43549],
  [2, 'บริษัท รุ่งเรืองเครื่องกล จำกัด', 10785.6],
  [3, 'บริษัท ไทยคอนเวเยอร์ จำกัด', 36401.4],
  [5, 'บริษัท อีสเทิร์นแพ็คกิ้ง จำกัด', 17141.4],
  [7, 'บริษัท น้ำตาลมิตรชาวไร่ จำกัด', 16970.2],
];
const open = ['processing', 'pending', 'pending', 'overdue'];
const payments = 28;
const months = 12;

/** A year of payments and of what the ledger says; deterministic. */
export const samples = [
  {
    site: 'factory',
    records: {
      payment: Array.from({ length: payments }, describePayment),
      finance: Array.from({ length: months }, (_, month) => [buy(month), withhold(month)]).flat(),
    },
  },
];

function describePayment(_: unknown, index: number) {
  const [customer, customer_name, amount] = paid[(index * 2) % paid.length] ?? [1, '', 0];
  const late = index - (payments - open.length);
  const age = late >= 0 ? 8 - late * 2 : (payments - open.length - index) * 14 + 9;
  return {
    state: open[late] ?? 'completed',
    type: index % 4 === 0 ? 'cheque' : 'bank_transfer',
    transaction_kind: 'payment',
    method: index % 6 === 0 ? 'partial_payment' : 'full_payment',
    channel: index % 4 === 0 ? 'branch' : 'online',
    verification: 'manual',
    amount: index % 6 === 0 ? Math.round(amount * 50) / 100 : amount,
    customer_id: sampleId('customer', customer),
    customer_name,
    payment_date: sampleDay(-age),
    payment_reference: `TRF-${String(4102 + index * 37)}`,
  };
}

/** Of the last month nothing is posted yet. */
function stateOf(month: number): string {
  return month === months - 1 ? 'verified' : 'posted';
}

function dayOf(month: number, day: number): number {
  return (month - months + 1) * 30 - 12 + day;
}

/** What posting writes. */
function enter(state: string, party_name: string, amount: number) {
  const description = `ซื้อสินค้า ${party_name}`;
  const journal_entries = [
    { account: 'inventory-asset', debit: amount, credit: 0, description },
    { account: 'accounts-payable', debit: 0, credit: amount, description },
  ];
  return { state, party_name, amount, ...(state === 'posted' && { journal_entries }) };
}

function buy(month: number) {
  const [party_name, amount] = bought[month % bought.length] ?? ['', 0];
  return {
    ...enter(stateOf(month), party_name, amount),
    document_type: 'purchase-invoice',
    subtype: 'accounts_payable',
    due_date: sampleDay(dayOf(month, 30)),
    payment_status: month < months - 2 ? 'paid' : 'unpaid',
  };
}

function withhold(month: number) {
  const [party_name, party_tax_id, party_address, income_description, income_type, withholding_rate, income_amount] =
    payees[month % payees.length] ?? ['', '', '', '', 'other', 0, 0];
  return {
    ...enter(stateOf(month), party_name, Math.round(income_amount * 107) / 100),
    document_type: 'purchase-invoice',
    subtype: 'accounts_payable',
    party_tax_id,
    party_address,
    due_date: sampleDay(dayOf(month, 7)),
    payment_status: month < months - 1 ? 'paid' : 'unpaid',
    income_type,
    income_description,
    income_amount,
    withholding_rate,
    withholding_return: 'pnd53',
    withholding_condition: 'withheld',
    withholding_date: sampleDay(dayOf(month, 0)),
  };
}

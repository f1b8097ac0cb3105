import type { Json, JsonObject } from 'sala/schemas';

const next = (event: string, to: string, title: string, who = ['ฝ่ายขาย', 'ผู้จัดการ']) => {
  return { event, to, title, who, byTime: false, seldom: false, byApproval: false, asks: [], needs: [] };
};
const stated: JsonObject[] = [
  { value: 'draft', title: 'ร่าง', final: false, next: ['sent', 'lost'], events: [next('SEND', 'sent', 'ส่งให้ลูกค้า')] },
  { value: 'sent', title: 'ส่งแล้ว', tone: 'info', final: false, next: ['won', 'lost'] },
  { value: 'won', title: 'ลูกค้าตอบรับ', tone: 'success', final: true, next: [] },
  { value: 'lost', title: 'ไม่สำเร็จ', tone: 'danger', final: true, next: [] },
];
const usual = [next('WIN', 'won', 'ลูกค้าตอบรับ'), next('LOSE', 'lost', 'ไม่สำเร็จ')];
const states = stated.map((state): JsonObject => ({ events: usual, ...state }));

const field = (name: string, title: string, part: JsonObject = {}) => {
  return { field: name, title, kind: 'text', schema: {}, required: false, ...part };
};

/** An answer of `data.record`: a quotation that was sent. */
export function buildRecord(part: JsonObject = {}): Json {
  return {
    collection: 'quotation',
    title: 'ใบเสนอราคา',
    name: 'QT202611-00005',
    documents: [],
    mayMail: false,
    record: {
      id: 'q1',
      state: 'sent',
      version: 3,
      number: 'QT202611-00005',
      customer: 'c1',
      total: 49155.8,
      note: '',
      lines: [
        { product: 'p1', quantity: 29, price: 420 },
        { product: 'p2', quantity: 2, price: 5400 },
      ],
      _actions: [
        { event: 'LOSE', to: 'lost', title: 'ไม่สำเร็จ', tone: 'danger', note: true },
        { event: 'WIN', to: 'won', title: 'ลูกค้าตอบรับ', tone: 'success' },
      ],
    },
    fields: [
      field('number', 'เลขที่'),
      field('customer', 'ลูกค้า', { kind: 'reference', reference: 'customer' }),
      field('total', 'ยอดรวม', { kind: 'money', schema: { 'x-formula': 'record.lines.sum(l, l.price)' } }),
      field('note', 'หมายเหตุ'),
      field('lines', 'รายการสินค้า', {
        lines: [
          field('product', 'สินค้า', { kind: 'reference', reference: 'product' }),
          field('quantity', 'จำนวน', { kind: 'number' }),
          field('price', 'ราคาต่อหน่วย', { kind: 'money' }),
        ],
      }),
    ],
    writable: ['note'],
    states,
    initial: 'draft',
    names: {
      customer: { c1: { text: 'บริษัท ไทยคอนเวเยอร์ จำกัด', path: '/sales/customers/c1' } },
      product: { p1: { text: 'ขายึดเครื่องจักร' }, p2: { text: 'โต๊ะปฏิบัติงานเหล็ก 150 ซม.' } },
    },
    mayDelete: true,
    notices: { due: [] },
    paths: { list: '/sales/quotation', detail: '/sales/quotation/q1', edit: '/sales/quotation/q1/edit' },
    given: {},
    ...part,
  };
}

/** The notices that a record may have. */
export const storyNotices: JsonObject = {
  due: [{ title: 'หมดอายุ', at: '2026-12-21T02:00:00Z', refused: 'ยังมีรายการค้างส่ง' }],
  closed: { whole: false, fields: ['ลูกค้า', 'รายการสินค้า'] },
  approval: { roles: ['ผู้จัดการ', 'ฝ่ายการเงิน'], askedBy: 'มาลี แก้วใส' },
};

/** An event that a guard refuses. */
export const storyRefused: JsonObject = {
  record: {
    id: 'q1',
    state: 'sent',
    version: 3,
    _actions: [
      {
        event: 'WIN',
        to: 'won',
        title: 'ลูกค้าตอบรับ',
        refused: [{ path: 'customer', message: 'ลูกค้ารายนี้เกินวงเงินเครดิต' }],
      },
    ],
  },
};

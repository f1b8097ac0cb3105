import { describe, expect, it } from 'vitest';
import type { JsonObject, Language } from '../../schemas/index.ts';
import { frameDocument } from '../../server/documents/frameDocument.ts';
import { composeRecord, recordOf, shippedDocuments } from './shippedDocuments.ts';

/** A record as the document of this name shows it, on 23 November 2026. */
function compose(name: string, record: JsonObject, options: Parameters<typeof composeRecord>[2] = {}) {
  const shipped = shippedDocuments.find(({ folder }) => folder === name);
  if (!shipped) throw new Error(`there is no ${name}`);
  return composeRecord(shipped, { id: 'one', ...record }, options);
}

const view = (name: string, record: JsonObject, language: Language = 'th') => compose(name, record, { language }).view;

const linesOf = (count: number) =>
  Array.from({ length: count }, () => ({ product_name: 'น็อต', quantity: 1, total: 1 }));
const shapeOf = (name: string, count: number) =>
  view(name, { items: linesOf(count) }).pages.map(({ rows, padding }) => [rows.length, padding.length]);

describe('a quotation', () => {
  it('says what is usual where its record says nothing', () => {
    const { values, number } = view('quotation', {});
    expect(number).toBe('(ยังไม่มีเลขที่)');
    expect(values).toMatchObject({
      ...{ date: 'ไม่ระบุ', valid_until: 'ไม่ระบุ', days_left: 'ไม่ระบุ', partyName: 'ไม่ระบุ', validity: 'ไม่ระบุ' },
      ...{ delivery_days: '7-14', vatRate: '7', count: '0', discount: '', installation: '', training: '' },
      payment_terms: 'ชำระมัดจำ 50% และอีก 50% ก่อนส่งมอบ',
      delivery_terms: 'ภายใน 7-14 วันทำการ',
      warranty_terms: 'ตามมาตรฐานผู้ผลิต',
    });
  });

  it.each([
    ['2026-11-22', 'late'],
    ['2026-11-23', 'soon'],
    ['2026-11-26', 'soon'],
    ['2026-11-27', 'fine'],
  ])('valid until %s is %s', (valid_until, tone) => {
    expect(view('quotation', { valid_until }).tones.days_left).toBe(tone);
  });

  it.each([
    ['draft', 'แก้ไข'],
    ['sent', 'ส่งแล้ว'],
    ['accepted', 'อนุมัติแล้ว'],
    ['rejected', 'ปฏิเสธ'],
    ['expired', 'หมดอายุ'],
  ])('in the state %s says %s', (state, said) => {
    expect(view('quotation', { state }).values.status).toBe(said);
  });

  it('shows name, specification and warranty of a line in one cell, its unit, and a discount in percent or baht', () => {
    const line = { product_name: 'ปั๊ม', specification: '2 แรงม้า', warranty: '1 ปี', discount: 10, unit_price: 1200 };
    const items = [line, { ...line, discount_type: 'amount', unit: 'ชุด', sku: 'P-2' }];
    const { columns, pages } = view('quotation', { items });
    const [first, second] = (pages[0]?.rows ?? []).map(({ cells }) => cells);
    const of = (cells: typeof first, title: string) => cells?.[columns.findIndex((column) => column.title === title)];
    expect(of(first, 'รายการ')).toMatchObject({ text: 'ปั๊ม', under: ['2 แรงม้า', '1 ปี'] });
    expect([of(first, 'หน่วย')?.text, of(first, 'ส่วนลด')?.text, of(first, 'รหัสสินค้า')?.text]).toEqual(['ชิ้น', '10%', '']);
    expect([of(second, 'หน่วย')?.text, of(second, 'ส่วนลด')?.text, of(second, 'รหัสสินค้า')?.text]).toEqual([
      'ชุด',
      '10.00',
      'P-2',
    ]);
  });

  it('shows a discount above 0 alone', () => {
    expect(view('quotation', { discount_amount: 0 }).values.discount).toBe('');
    expect(view('quotation', { discount_amount: 5 }).values.discount).toBe('5.00');
  });

  it('has its blocks in the order of the specification', () => {
    const record = {
      ...{ valid_until: '2026-12-23', sales_person: 'มาลี', notes: 'ส่งถึงที่', total_amount: 1, items: linesOf(1) },
      ...{ company: { name: 'ผู้ขาย ก' }, customer: { company_name: 'ลูกค้า ข' }, customer_contact: 'สมศรี' },
    };
    const [page = ''] = compose('quotation', record).pages;
    const order = [
      ...['ผู้ขาย ก', 'ใบเสนอราคา', 'ใช้ได้ถึง', 'ลูกค้า ข', 'สมศรี', 'จำนวนรายการ', 'เหลือเวลา', 'รหัสสินค้า', 'น็อต'],
      ...['เงื่อนไข', 'ยืนราคา', 'หนึ่งบาทถ้วน', 'หมายเหตุ', 'ติดต่อสอบถาม', 'ผู้เสนอราคา', 'สถานะ', 'พิมพ์เมื่อ'],
    ];
    const places = order.map((text) => page.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });
});

describe('an invoice', () => {
  it('is due in 30 days, and asks for VAT of 7 %, where its record says nothing', () => {
    const { values, number } = view('invoice', {});
    expect(number).toBe('(ยังไม่มีเลขที่)');
    expect(values).toMatchObject({ payment_terms: 'ชำระภายใน 30 วัน', vatRate: '7', due: 'ไม่ระบุ' });
  });

  it.each([
    ['draft', 'ร่าง'],
    ['sent', 'ส่งแล้ว'],
    ['paid', 'ชำระแล้ว'],
    ['partial', 'ชำระบางส่วน'],
    ['overdue', 'เกินกำหนด'],
    ['cancelled', 'ยกเลิก'],
  ])('in the state %s says %s', (state, said) => {
    expect(view('invoice', { state }).values.status).toBe(said);
  });
});

describe.each(['quotation', 'invoice', 'purchase_request'])('the words of %s', (name) => {
  const words = (total_amount: number, company = {}) =>
    compose(name, { total_amount }, { company }).view.values.inWords;

  it('are of whole baht, however many', () => {
    expect(words(1234.75)).toBe('หนึ่งพันสองร้อยสามสิบสี่บาทถ้วน');
    expect(words(9_999_999.99)).toBe('เก้าล้านเก้าแสนเก้าหมื่นเก้าพันเก้าร้อยเก้าสิบเก้าบาทถ้วน');
    expect(words(25_000_001)).toBe('ยี่สิบห้าล้านเอ็ดบาทถ้วน');
  });

  it('end at ten million where the company wants that', () => {
    expect(words(9_999_999, { limitWords: true })).toContain('เก้าสิบเก้าบาทถ้วน');
    expect(words(10_000_000, { limitWords: true })).toBe('มากกว่าสิบล้านบาท');
  });
});

it.each([
  ['purchase_request', 8, [8, 5], [0, 3]],
  ['quotation', 10, [10, 3], [0, 0]],
])('%s has as many lines on a page as a site wants', (name, perPage, rows, padding) => {
  const { pages } = compose(name, { items: linesOf(13) }, { settings: { perPage } }).view;
  expect(pages.map((page) => page.rows.length)).toEqual(rows);
  expect(pages.map((page) => page.padding.length)).toEqual(padding);
});

it('says so on a page of which its template draws nothing, and of which nothing is known', () => {
  const composed = compose('quotation', {});
  const frame = (pages: string[]) => frameDocument({ ...composed, pages, copies: 'original' });
  expect(frame(composed.pages)).not.toContain('ไม่สามารถสร้างได้');
  expect(frame([' '])).toContain('<h1>ต้นฉบับ หน้า 1 จาก 1</h1><p>ไม่สามารถสร้างได้: DOM element not found</p>');
  expect(frame(['<p>1</p>', '<p>2</p>'])).toContain('<p>ไม่สามารถสร้างได้: No page info</p>');
});

it.each([
  ['quotation', 0, [[0, 3]]],
  ['quotation', 2, [[2, 1]]],
  ['quotation', 20, [[20, 0]]],
  ['invoice', 0, [[0, 5]]],
  ['invoice', 20, [[20, 0]]],
  [
    'purchase_request',
    0,
    [
      [0, 12],
      [0, 12],
    ],
  ],
  [
    'purchase_request',
    12,
    [
      [12, 0],
      [0, 12],
    ],
  ],
  [
    'purchase_request',
    24,
    [
      [12, 0],
      [12, 0],
    ],
  ],
] as const)('%s of %i lines has these rows and empty rows', (name, count, shape) => {
  expect(shapeOf(name, count)).toEqual(shape);
});

it.each(['quotation', 'invoice'])('%s of 21 lines has a second page, and one of 41 a third', (name) => {
  expect([21, 41].map((count) => shapeOf(name, count).length)).toEqual([2, 3]);
});

describe('a payslip', () => {
  const slip = { period: '2026-10', employee_code: 'EMP002' };

  it('is of a month in words, and has a number of its own among those of all employees', () => {
    expect(view('payslip', slip)).toMatchObject({ number: '2026-10-EMP002', values: { period: 'ตุลาคม 2569' } });
    expect(view('payslip', slip, 'en').values.period).toBe('October 2026');
    expect(view('payslip', { period: '2026-10' }).number).toBe('2026-10');
  });
});

it('a sales order says what is left to pay where tax is withheld, and there alone', () => {
  const order = { total: 1070, withholding_amount: 30, payable_amount: 1040 };
  expect(view('sales_order', order).blocks.totals?.at(-1)).toMatchObject({ name: 'payable', text: '1,040.00' });
  expect(view('sales_order', { ...order, withholding_amount: 0 }).blocks.totals?.at(-1)?.name).toBe('total');
});

it('a tax invoice says its usual terms in the language of the document, and others as they are written', () => {
  const terms = (payment_terms: string) => view('tax_invoice', { payment_terms }, 'en').values.payment_terms;
  expect([terms('ชำระภายใน 30 วัน'), terms('เก็บเงินปลายทาง')]).toEqual(['Net 30 days', 'เก็บเงินปลายทาง']);
});

it.each(shippedDocuments.map((shipped) => [shipped.folder, shipped] as const))(
  '%s repeats no heading in the lines below it',
  (_, shipped) => {
    for (const language of ['th', 'en'] as const) {
      const { labels, blocks } = composeRecord(shipped, recordOf(shipped, { seed: 1, lines: 1, long: false }), {
        language,
      }).view;
      for (const block of ['references', 'terms'])
        expect((blocks[block] ?? []).map(({ label }) => label)).not.toContain(labels[block]);
    }
  },
);

import type { FieldSchema, JsonObject } from 'sala/schemas';
import type { RecordAnswer, RecordField } from '../../shared/recordAnswer.ts';

function field(name: string, title: string, kind: RecordField['kind'], schema: FieldSchema): RecordField {
  return { field: name, title, kind, schema: { ...schema, 'x-title': { th: title, en: title } }, required: false };
}

const names = ['เหล็กฉากรูเจาะ 40x40 มม.', 'ขายึดผนัง', 'หน้าแปลนเหล็ก 4 นิ้ว', 'ใบตัดเหล็ก 14 นิ้ว'];
const ways = { percent: { th: 'เปอร์เซ็นต์', en: 'Percent' }, amount: { th: 'จำนวนเงินคงที่', en: 'Fixed amount' } };

/** A quotation with lines, as its form and its page receive it. */
export function buildDocument(lines: JsonObject[], part: Partial<RecordAnswer> = {}): RecordAnswer {
  const columns: RecordField[] = [
    {
      ...field('product_id', 'สินค้า', 'reference', {
        type: 'string',
        'x-ref': 'product',
        'x-fill': { price: 'selling_price' },
      }),
      reference: 'product',
      display: ['product_name', 'product_code'],
      names: Object.fromEntries(names.map((name, at) => [`p-${at}`, name])),
    },
    { ...field('quantity', 'จำนวน', 'number', { type: 'number' }), required: true },
    field('unit', 'หน่วย', 'text', { type: 'string', maxLength: 50, default: 'ชิ้น' }),
    field('price', 'ราคาต่อหน่วย', 'money', { type: 'number' }),
    {
      ...field('way', 'ชนิดส่วนลด', 'choice', { type: 'string', enum: ['percent', 'amount'], 'x-enum-titles': ways }),
      choices: Object.entries(ways).map(([value, { th }]) => ({ value, title: th })),
    },
    field('day', 'วันส่ง', 'date', { type: 'string', format: 'date' }),
    field('gift', 'ของแถม', 'boolean', { type: 'boolean' }),
    field('total', 'ยอดรวม', 'money', { type: 'number', 'x-formula': 'line.quantity * line.price' }),
  ];
  const properties = Object.fromEntries(columns.map((column) => [column.field, column.schema]));
  return {
    collection: 'quotation',
    title: 'ใบเสนอราคา',
    record: { id: 'q-1', version: 1, items: lines },
    name: 'QT-0001',
    names: {},
    notices: { due: [] },
    documents: [],
    mayMail: false,
    fields: [
      {
        ...field('items', 'รายการสินค้า', 'text', { type: 'array', items: { type: 'object', properties } }),
        lines: columns,
      },
      field('grand', 'ยอดรวมทั้งสิ้น', 'money', { type: 'number', 'x-formula': 'record.items.sum(l, l.total)' }),
    ],
    writable: ['items'],
    states: [],
    mayDelete: true,
    paths: {},
    given: {},
    ...part,
  };
}

export function buildLines(count: number): JsonObject[] {
  return Array.from({ length: count }, (_, at) => {
    const [quantity, price] = [1 + (at % 7), 185 + (at % 50) * 10];
    return {
      product_id: `p-${at % names.length}`,
      ...{ quantity, price, unit: 'ชิ้น', way: at % 3 === 0 ? 'amount' : 'percent' },
      ...(at % 2 === 0 && { day: '2026-12-05' }),
      ...{ gift: at % 5 === 0, total: quantity * price },
    };
  });
}

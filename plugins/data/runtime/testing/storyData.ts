import type { Json, JsonObject } from 'sala/schemas';

const names = [
  'บริษัท เจริญโลหะกิจ จำกัด',
  'หจก. ทองสุขการช่าง',
  'ร้านช่างหนุ่ม',
  'บริษัท ปิ่นเกล้าเครื่องจักรกลและอุปกรณ์อุตสาหกรรมหนัก จำกัด (มหาชน) สาขาสมุทรปราการ',
];
const states = [
  { value: 'draft', title: 'ร่าง', tone: 'neutral' },
  { value: 'pending', title: 'รอยืนยัน', tone: 'info' },
  { value: 'shipped', title: 'ส่งออกแล้ว', tone: 'warning' },
  { value: 'delivered', title: 'ส่งถึงแล้ว', tone: 'success' },
  { value: 'cancelled', title: 'ยกเลิกแล้ว', tone: 'danger' },
];

export const storyColumns: JsonObject[] = [
  { field: 'number', title: 'รหัสคำสั่งซื้อ', kind: 'text', sortable: true, filterable: true },
  { field: 'customer', title: 'ชื่อลูกค้า', kind: 'reference', filterable: true },
  { field: 'date', title: 'วันที่', kind: 'date', sortable: true, filterable: true },
  { field: 'state', title: 'สถานะ', kind: 'status', sortable: true, filterable: true, choices: states },
  { field: 'paid', title: 'ชำระแล้ว', kind: 'boolean', sortable: true, filterable: true },
  { field: 'total', title: 'ยอดรวม', kind: 'money', sortable: true, filterable: true },
];

/** An answer of a table's source with a total. */
export function buildList(total: number, part: JsonObject = {}): Json {
  const rows = Array.from({ length: Math.min(total, 10) }, (_, index) => ({
    id: `sales_${index + 1}`,
    version: 1,
    number: `SO2026${String(index + 1).padStart(4, '0')}`,
    customer: `customer_${index}`,
    date: `2026-11-${String(21 - index).padStart(2, '0')}`,
    state: states[index % states.length]?.value ?? null,
    paid: index % 3 === 0,
    total: index === 4 ? null : 1250.5 * (index + 1),
    _names: { customer: names[index % names.length] ?? '' },
    _events: index % 2 === 0 ? ['CONFIRM', 'CANCEL'] : ['CONFIRM'],
  }));
  return {
    columns: storyColumns,
    rows,
    total,
    page: 1,
    limit: 10,
    sort: [{ field: 'date', descending: true }],
    collection: 'sales',
    events: [
      { event: 'CONFIRM', title: 'ยืนยันการขาย', tone: 'info' },
      { event: 'CANCEL', title: 'ยกเลิก', tone: 'danger' },
    ],
    exportPath: '/api/sales/export?format=csv',
    ...part,
  };
}

/** The same rows by their state; one group is folded, one has more than is shown. */
export function buildGroupedList(): Json {
  const { rows, ...list } = buildList(10) as { rows: JsonObject[] };
  const columns = storyColumns.map((column) => ({
    ...column,
    groupable: ['status', 'date', 'reference'].includes(String(column.kind)),
  }));
  const groups = states.map(({ value, title, tone }, index) => ({
    key: value,
    title,
    tone,
    count: index === 0 ? 240 : 2,
    shown: index === 1 ? 0 : 2,
    sums: { total: 5000 * (index + 1) },
    folded: index === 1,
  }));
  return {
    ...list,
    columns,
    total: 248,
    totals: { total: 75_000 },
    grouped: { field: 'state', kind: 'status', groups, rest: 0 },
    rows: rows.filter(({ state }) => state !== 'pending').map((row) => ({ ...row, _group: row.state ?? null })),
  };
}

/** Fields of the rows above that may be changed in a list. */
export const storyChangeable: JsonObject[] = [
  { field: 'date', title: 'วันที่', kind: 'date', schema: { type: 'string', format: 'date' }, required: true },
  { field: 'paid', title: 'ชำระแล้ว', kind: 'boolean', schema: { type: 'boolean' }, required: false },
  { field: 'total', title: 'ยอดรวม', kind: 'money', schema: { type: 'number' }, required: true },
];

/** The same list to somebody who may change its cells. */
export function buildEditableList(total: number, part: JsonObject = {}): Json {
  const list = buildList(total, part) as { rows: JsonObject[] };
  return { ...list, changeable: storyChangeable };
}

const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`);

export function buildChart(seriesTitles: string[] = ['']): Json {
  return {
    groups: months.map((key) => ({ key, title: '' })),
    series: seriesTitles.map((title, place) => ({
      key: title || '_none',
      title,
      values: months.map((_, index) => Math.round(40 + 30 * Math.sin(index + place * 2) + place * 9)),
    })),
    period: 'month',
    isMoney: false,
  };
}

export function buildShares(count = 5): Json {
  const groups = states.slice(0, count).map(({ value, title }) => ({ key: value, title }));
  return {
    groups,
    series: [{ key: '_none', title: '', values: [120, 80, 45, 30, 12].slice(0, count) }],
    period: 'none',
    isMoney: false,
  };
}

/** A page with a signed-in user. */
export const staffSession = {
  user: { id: 'u1', name: 'มาลี แก้วใส', email: 'malee@demo.test', role: 'admin' },
  role: 'admin',
  language: 'th' as const,
};

import { expect, it } from 'vitest';
import type { ReadCell } from '../lines/cells.ts';
import { guessColumns } from './guessColumns.ts';

const repeated = (...values: ReadCell[]) => Array.from({ length: 12 }, (_, at) => values[at % values.length] ?? null);

/** What a column with this heading and these cells is taken for. */
function guess(heading: string, cells: ReadCell[]) {
  const [column] = guessColumns(
    [heading],
    cells.map((cell, at) => ({ row: at + 2, cells: [cell] })),
  );
  if (!column) throw new Error('no column');
  return column;
}

it.each<[string, string, ReadCell[], string]>([
  ['dates of both eras in one column', 'วันที่', ['31/1/2569', '2026-02-01', '๑ มี.ค. ๒๕๖๙'], 'date'],
  ['dates of Excel', 'Start', [{ text: '31/1/2569', day: '2026-01-31' }], 'date'],
  [
    'a day with a time',
    'เมื่อ',
    ['31/1/2569 10:30', { text: '1/2/2026 9:00', day: '2026-02-01', time: '09:00' }],
    'moment',
  ],
  ['times of the day', 'เวลา', ['08:30', '17:00'], 'time'],
  ['amounts with the sign of baht', 'จ่าย', ['฿1,200.00', '350 บาท'], 'money'],
  ['figures below a heading of money', 'ราคา', [1200, '๓๕๐'], 'money'],
  ['whole numbers', 'จำนวน', [1, 25, '1,000'], 'integer'],
  ['numbers with a point', 'น้ำหนัก', [1.5, 2], 'number'],
  ['percentages', 'ส่วนแบ่ง', ['7%', '12.5 %'], 'percent'],
  ['telephone numbers', 'ติดต่อ', ['081-234-5678', '02 123 4567'], 'phone'],
  ['telephone numbers that Excel made figures of', 'เบอร์โทร', [812345678, 812345679], 'text'],
  ['codes with zeros in front', 'รหัส', ['001', '002'], 'text'],
  ['postal codes', 'รหัสไปรษณีย์', ['10540', '50000'], 'postcode'],
  ['mail addresses', 'ติดต่อทาง', ['a@b.co', 'c@d.th'], 'email'],
  ['citizen numbers', 'เลขบัตรประชาชน', ['1101700230708', '๑๑๐๑๗๐๐๒๓๐๗๐๘'], 'citizen'],
  ['yes and no in Thai', 'ใช้งาน', ['ใช่', 'ไม่', 'ใช่'], 'boolean'],
  ['zero and one, which are numbers', 'รอบ', ['0', '1'], 'integer'],
  ['few words again and again', 'สถานะการจ่าย', repeated('จ่ายแล้ว', 'ค้างจ่าย'), 'choice'],
  ['names that repeat', 'ชื่อ', repeated('สมชาย', 'สมหญิง'), 'text'],
  ['long texts', 'รายละเอียด', ['บรรทัดแรก\nบรรทัดสอง'], 'long_text'],
  ['links', 'หน้าเว็บ', ['https://sala.test/a'], 'link'],
  ['nothing at all', 'ว่าง', [null, ''], 'text'],
])('takes %s for what they are', (_, heading, cells, kind) => {
  expect(guess(heading, cells).kind).toBe(kind);
});

it('offers a kind that few cells do not fit, and says which cell that is', () => {
  const cells = [...Array.from({ length: 12 }, (_, at) => `${at + 1}/1/2569`), 'ยังไม่กำหนด'];
  const { kind, kinds } = guess('วันที่', cells);
  expect(kind).toBe('text');
  expect(kinds.find((one) => one.kind === 'date')).toMatchObject({
    misfits: 1,
    misfit: { row: 14, text: 'ยังไม่กำหนด' },
  });
});

it('names fields by known headings, Latin letters or their place, and no two alike', () => {
  const headings = ['ชื่อ', 'ชื่อ', 'Item Colour', 'คะแนนสอบกลางภาค', 'id', ''];
  const columns = guessColumns(headings, [{ row: 2, cells: ['ก', 'ข', 'ค', 'ง', 'จ', 'ฉ'] }]);
  expect(columns.map(({ name }) => name)).toEqual(['name', 'name_2', 'item_colour', 'field_4', 'field_5', 'field_6']);
  expect(columns[0]?.title).toEqual({ th: 'ชื่อ', en: 'Name' });
  expect(columns[5]?.title).toEqual({ th: 'คอลัมน์ 6', en: 'Column 6' });
});

it('knows a code by its heading where no two rows have the same, and what people call a record by', () => {
  const rows = ['A1', 'A2', 'A3'].map((code, at) => ({ row: at + 2, cells: [code, `สินค้า ${code}`] }));
  const [code, name] = guessColumns(['รหัสสินค้า', 'ชื่อสินค้า'], rows);
  expect(code).toMatchObject({ name: 'code', unique: true, display: false });
  expect(name).toMatchObject({ name: 'name', unique: false, display: true });
});

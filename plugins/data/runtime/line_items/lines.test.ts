import fc from 'fast-check';
import type { FieldSchema, JsonObject } from 'sala/schemas';
import { describe, expect, it } from 'vitest';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { readCell, showCell, writeCell } from './cellValue.ts';
import {
  areaBetween,
  clearArea,
  duplicateLines,
  fillDown,
  insertLine,
  moveLines,
  removeLines,
  setCells,
} from './editLines.ts';
import { nextCell, readGridKey } from './gridKeys.ts';
import { readLineColumns, startLine } from './lineColumns.ts';
import { createLineHistory } from './lineHistory.ts';
import { placePasted, writeCells } from './pasteCells.ts';

const field = (
  name: string,
  kind: RecordField['kind'],
  schema: FieldSchema,
  more: Partial<RecordField> = {},
): RecordField => {
  return { field: name, title: name, kind, schema, required: false, ...more };
};
const columns = readLineColumns([
  field('product', 'reference', { type: 'string', 'x-ref': 'product' }, { reference: 'product' }),
  field('quantity', 'number', { type: 'number' }),
  field('unit', 'text', { type: 'string', default: 'ชิ้น' }),
  field('day', 'date', { type: 'string', format: 'date' }),
  field(
    'way',
    'choice',
    { type: 'string', enum: ['percent', 'amount'], 'x-enum-titles': { amount: { th: 'จำนวนเงิน', en: 'Amount' } } },
    {
      choices: [
        { value: 'percent', title: 'เปอร์เซ็นต์' },
        { value: 'amount', title: 'จำนวนเงิน' },
      ],
    },
  ),
  field('paid', 'boolean', { type: 'boolean' }),
  field('total', 'money', { type: 'number', 'x-formula': 'line.quantity * 2' }),
]);
const column = (name: string) => {
  const found = columns.find((one) => one.field === name);
  if (!found) throw new Error(`no column ${name}`);
  return found;
};
const format = { language: 'th', timeZone: 'Asia/Bangkok', currency: 'THB' } as const;
const line = (n: number): JsonObject => ({ quantity: n });
const lines = [line(1), line(2), line(3), line(4)];
const area = (top: number, bottom: number, left = 0, right = 0) => ({ top, bottom, left, right });

it('begins a line with what its columns start with, else with their defaults', () => {
  const given = readLineColumns([
    field('quantity', 'number', { type: 'number', 'x-start': 1, default: 5 }),
    field('unit', 'text', { type: 'string', default: 'ชิ้น' }),
    field('note', 'text', { type: 'string' }),
  ]);
  expect(startLine(given)).toEqual({ quantity: 1, unit: 'ชิ้น' });
});

describe('cells', () => {
  it.each([
    ['quantity', '๑,๒๓๔.๕', 1234.5],
    ['quantity', '฿1,500.50', 1500.5],
    ['quantity', '1500 บาท', 1500],
    ['quantity', '12 กล่อง', undefined],
    ['quantity', '  ', null],
    ['day', '31/1/2569', '2026-01-31'],
    ['day', '๓๑ ม.ค. ๒๕๖๙', '2026-01-31'],
    ['day', '31/1/69', '2026-01-31'],
    ['day', 'พรุ่งนี้', undefined],
    ['way', 'จำนวนเงิน', 'amount'],
    ['way', 'AMOUNT', 'amount'],
    ['way', 'บาท', undefined],
    ['paid', 'ใช่', true],
    ['paid', '๐', false],
    ['unit', ' กล่อง ', ' กล่อง '],
    ['product', 'เหล็ก', undefined],
  ])('read %s from %s', (name, text, value) => {
    expect(readCell(column(name), text)).toEqual(value);
  });

  it('read again what they write', () => {
    const values = fc.record({
      quantity: fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 100),
      day: fc.integer({ min: 0, max: 20_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10)),
      way: fc.constantFrom('percent', 'amount'),
      paid: fc.boolean(),
    });
    fc.assert(
      fc.property(values, (each) => {
        for (const [name, value] of Object.entries(each))
          expect(readCell(column(name), writeCell(column(name), value, new Map(), format))).toBe(value);
      }),
    );
  });

  it('show references by their names and amounts with both figures after the point', () => {
    expect(showCell(column('product'), 'p-1', new Map([['p-1', 'เหล็กฉาก']]), format)).toBe('เหล็กฉาก');
    expect(showCell(column('product'), 'p-2', new Map(), format)).toBe('');
    expect(showCell(column('total'), 1234.5, new Map(), format)).toBe('1,234.50');
  });

  it('are written by nobody where a formula gives them', () => {
    expect(columns.map(({ editor }) => editor)).toEqual([
      ...['reference', 'number', 'text', 'text', 'choice', 'boolean'],
      undefined,
    ]);
  });
});

describe('changes of lines', () => {
  it('begin a line with its defaults when somebody types below the last', () => {
    const next = setCells([], [{ row: 0, field: 'quantity', value: 2 }], columns);
    expect(next).toEqual([{ unit: 'ชิ้น', quantity: 2 }]);
    expect(setCells(next, [{ row: 5, field: 'quantity', value: null }], columns)).toEqual(next);
  });

  it('leave other lines the same objects', () => {
    const next = setCells(lines, [{ row: 1, field: 'quantity', value: 9 }], columns);
    expect(next[0]).toBe(lines[0]);
    expect(next[1]).toEqual({ quantity: 9 });
    expect(lines[1]).toEqual({ quantity: 2 });
  });

  it('clear what people write, not what is computed', () => {
    const cleared = clearArea(lines, area(1, 9, 1, 6), columns);
    expect(cleared.every(({ value, field: name }) => value === null && name !== 'total')).toBe(true);
    expect(new Set(cleared.map(({ row }) => row))).toEqual(new Set([1, 2, 3]));
  });

  it('fill down from the first row of the area, or from the row above one', () => {
    expect(setCells(lines, fillDown(lines, area(0, 2, 1, 1), columns), columns).map((one) => one.quantity)).toEqual([
      1, 1, 1, 4,
    ]);
    expect(setCells(lines, fillDown(lines, area(3, 3, 1, 1), columns), columns).map((one) => one.quantity)).toEqual([
      1, 2, 3, 3,
    ]);
    expect(fillDown(lines, area(0, 0, 1, 1), columns)).toEqual([]);
  });

  it('insert, duplicate and remove', () => {
    const figures = (all: JsonObject[]) => all.map((one) => one.quantity);
    expect(figures(insertLine(lines, 1, line(9)))).toEqual([1, 9, 2, 3, 4]);
    expect(figures(duplicateLines(lines, area(1, 2)))).toEqual([1, 2, 3, 2, 3, 4]);
    expect(figures(removeLines(lines, area(1, 2)))).toEqual([1, 4]);
  });

  it('move rows together and lose none', () => {
    expect(moveLines(lines, area(0, 1), 2).map((one) => one.quantity)).toEqual([3, 4, 1, 2]);
    const places = fc.record({ top: fc.nat(3), count: fc.nat(3), to: fc.nat(6) });
    fc.assert(
      fc.property(places, ({ top, count, to }) => {
        const moved = moveLines(lines, area(top, Math.min(3, top + count)), to);
        expect(new Set(moved)).toEqual(new Set(lines));
        expect(moved).toHaveLength(4);
      }),
    );
  });
});

describe('undo', () => {
  it('takes back steps, the keys of one cell as one, and does them again', () => {
    const history = createLineHistory();
    const [one, two, three, four] = [[line(1)], [line(2)], [line(3)], [line(4)]];
    history.note(one, 'cell');
    history.note(two, 'cell');
    history.note(three);
    expect(history.undo(four)).toBe(three);
    expect(history.undo(three)).toBe(one);
    expect(history.undo(one)).toBeUndefined();
    expect(history.redo(one)).toBe(three);
    expect(history.redo(three)).toBe(four);
    expect(history.redo(four)).toBeUndefined();
  });

  it('forgets what was taken back when something else is done', () => {
    const history = createLineHistory();
    history.note([line(1)]);
    history.undo([line(2)]);
    history.note([line(1)]);
    expect(history.redo([line(3)])).toBeUndefined();
  });
});

describe('pasting', () => {
  it('places the cells of a spreadsheet from the corner on, quoted ones with their breaks', () => {
    const cells = placePasted('ก\t"ข\n""ค"""\r\n\t2\r\n', area(3, 3, 1, 1), 9);
    expect(cells).toEqual([
      { row: 3, column: 1, text: 'ก' },
      { row: 3, column: 2, text: 'ข\n"ค"' },
      { row: 4, column: 1, text: '' },
      { row: 4, column: 2, text: '2' },
    ]);
  });

  it('fills the area with one cell, or with rows that divide it', () => {
    expect(placePasted('7', area(0, 1, 1, 2), 9).map(({ row, column: at }) => [row, at])).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
    ]);
    expect(placePasted('1\n2', area(0, 3, 0, 0), 9).map(({ text }) => text)).toEqual(['1', '2', '1', '2']);
  });

  it('leaves out what stands beyond the last column', () => {
    expect(placePasted('1\t2\t3', area(0, 0, 5, 5), 7).map(({ text }) => text)).toEqual(['1', '2']);
  });

  it('reads what it copied', () => {
    const rows = fc.array(fc.tuple(fc.constantFrom('a', 'ข\tค', '"', 'x\ny', '1,000'), fc.constantFrom('b', 'ก')), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(rows, (given) => {
        const read = placePasted(writeCells(given), area(0, 0, 0, 0), 9).map(({ text }) => text);
        expect(read).toEqual(given.flat());
      }),
    );
  });
});

describe('keys', () => {
  const press = (key: string, more = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  });
  const size = { rows: 10, columns: 4, page: 5 };
  const at = { row: 2, column: 1 };
  it.each([
    [press('ArrowDown'), { do: 'go', to: { row: 3, column: 1 }, extend: false }],
    [press('ArrowRight', { shiftKey: true }), { do: 'go', to: { row: 2, column: 2 }, extend: true }],
    [press('ArrowDown', { ctrlKey: true }), { do: 'go', to: { row: 9, column: 1 }, extend: false }],
    [press('End', { ctrlKey: true }), { do: 'go', to: { row: 9, column: 3 }, extend: false }],
    [press('Home'), { do: 'go', to: { row: 2, column: 0 }, extend: false }],
    [press('PageDown'), { do: 'go', to: { row: 7, column: 1 }, extend: false }],
    [press('ArrowUp', { altKey: true }), { do: 'moveRows', by: -1 }],
    [press('5'), { do: 'type', text: '5' }],
    [press('เ'), { do: 'type', text: 'เ' }],
    [press('d', { ctrlKey: true }), { do: 'fillDown' }],
    [press('Z', { metaKey: true, shiftKey: true }), { do: 'redo' }],
    [press('F2'), { do: 'edit' }],
    [press('s', { ctrlKey: true }), undefined],
    [press('F5'), undefined],
  ])('mean what a spreadsheet means: %o', (key, command) => {
    expect(readGridKey(key, at, size)).toEqual(command);
  });

  it('go on with Tab over cells that nobody writes, and leave at the end', () => {
    const editable = [true, false, true];
    expect(nextCell({ row: 0, column: 0 }, false, { rows: 2, editable })).toEqual({ row: 0, column: 2 });
    expect(nextCell({ row: 0, column: 2 }, false, { rows: 2, editable })).toEqual({ row: 1, column: 0 });
    expect(nextCell({ row: 1, column: 2 }, false, { rows: 2, editable })).toBeUndefined();
    expect(nextCell({ row: 1, column: 0 }, true, { rows: 2, editable })).toEqual({ row: 0, column: 2 });
  });

  it('span an area from either corner', () => {
    expect(areaBetween({ row: 3, column: 0 }, { row: 1, column: 2 })).toEqual(area(1, 3, 0, 2));
  });
});

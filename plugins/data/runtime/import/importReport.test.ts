import { expect, it } from 'vitest';
import { chooseColumn, type ImportReport, markSample, titleError, writeFailed } from './importReport.ts';

const report: ImportReport = {
  rows: 2,
  created: 1,
  failed: 1,
  errors: [
    {
      row: 3,
      cells: ['=1+1', '-4', 'x'],
      errors: [
        { path: 'price', message: 'ต้องไม่ติดลบ' },
        { path: 'code', message: 'จำเป็น' },
      ],
    },
  ],
  moreErrors: false,
  understood: [],
  ignored: [],
  columns: [
    { heading: 'ของ', field: 'name' },
    { heading: 'ราคา', field: 'price' },
    { heading: 'อื่น', field: '' },
  ],
  fields: [
    { name: 'name', title: 'ชื่อ' },
    { name: 'price', title: 'ราคา' },
    { name: 'code', title: 'รหัส' },
  ],
  sample: [
    { row: 2, cells: ['โต๊ะ', '12'] },
    { row: 3, cells: ['=1+1', '-4', 'x'] },
  ],
};

it('lets a field be filled by one column only', () => {
  expect(chooseColumn(report, 2, 'price')).toEqual(['name', '', 'price']);
  expect(chooseColumn(report, 0, '')).toEqual(['', 'price', '']);
});

it('tells what is wrong at its cell, and of fields without a column at the row', () => {
  const [sound, wrong] = markSample(report);
  expect(sound).toEqual({
    row: 2,
    errors: [],
    cells: [
      { text: 'โต๊ะ', errors: [] },
      { text: '12', errors: [] },
      { text: '', errors: [] },
    ],
  });
  expect(wrong?.cells.map(({ errors }) => errors)).toEqual([[], ['ต้องไม่ติดลบ'], []]);
  expect(wrong?.errors).toEqual(['รหัส: จำเป็น']);
});

it('writes what failed as it was, with the reasons, and nothing that a spreadsheet would run', () => {
  const text = decodeURIComponent(writeFailed(report, 'เหตุผล').split(',').slice(1).join(','));
  expect(text).toBe('\ufeff"ของ","ราคา","อื่น","เหตุผล"\r\n"\'=1+1","-4","x","ราคา: ต้องไม่ติดลบ · รหัส: จำเป็น"');
});

it('names the field of a message that does not name it', () => {
  const fields = [{ name: 'price', title: 'ราคา' }];
  expect(titleError({ path: 'price', message: 'ต้องไม่ติดลบ' }, fields)).toBe('ราคา: ต้องไม่ติดลบ');
  expect(titleError({ path: 'price', message: 'กรุณาระบุราคา' }, fields)).toBe('กรุณาระบุราคา');
});

import type { ImportReport } from '../import/importReport.ts';

/** A file of three columns, one of them without a field, and two of its rows with errors. */
export const storyReport: ImportReport = {
  rows: 4,
  created: 2,
  failed: 2,
  errors: [
    { row: 3, cells: ['เก้าอี้', '-4', 'สีขาว'], errors: [{ path: 'price', message: 'ต้องไม่น้อยกว่า 0' }] },
    { row: 5, cells: ['', '12', ''], errors: [{ path: 'name', message: 'จำเป็นต้องกรอก' }] },
  ],
  moreErrors: false,
  understood: [{ row: 2, path: 'price', from: '1,500', to: 1500 }],
  ignored: ['หมายเหตุอื่น'],
  columns: [
    { heading: 'ชื่อสินค้า', field: 'name' },
    { heading: 'ราคา', field: 'price' },
    { heading: 'หมายเหตุอื่น', field: '' },
  ],
  fields: [
    { name: 'name', title: 'ชื่อสินค้า' },
    { name: 'price', title: 'ราคา' },
    { name: 'note', title: 'หมายเหตุ' },
  ],
  sample: [
    { row: 2, cells: ['โต๊ะ', '1,500', ''] },
    { row: 3, cells: ['เก้าอี้', '-4', 'สีขาว'] },
    { row: 4, cells: ['ตู้', '900', ''] },
    { row: 5, cells: ['', '12', ''] },
  ],
};

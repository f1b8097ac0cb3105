import { describe, expect, it } from 'vitest';
import { describeChanges, type StoredChange } from './describeChanges.ts';
import type { RecordField } from './recordAnswer.ts';

const field = (name: string, kind: RecordField['kind'], more: Partial<RecordField> = {}): RecordField => {
  return { field: name, title: name.toUpperCase(), kind, schema: {}, required: false, ...more };
};
const fields = [
  field('total', 'money'),
  field('due', 'date'),
  field('priority', 'choice', { choices: [{ value: 'high', title: 'สูง' }] }),
  field('customer', 'reference', { reference: 'customer' }),
  field('steps', 'text', { type: 'flow' }),
  field('lines', 'text', {
    lines: [field('product', 'reference', { reference: 'product' }), field('quantity', 'number')],
  }),
];
const names = { customer: { c1: { text: 'ไทยคอนเวเยอร์' } }, product: { p1: { text: 'มอเตอร์' }, p2: { text: 'ลูกปืน' } } };
const format = { language: 'th', timeZone: 'Asia/Bangkok', currency: 'THB' } as const;
const tell = (...changes: StoredChange[]) => describeChanges(changes, { fields, names, format });

describe('the changes of a record', () => {
  it('call no record by its id whose name the reader may not see', () => {
    expect(tell({ field: 'customer', from: 'c1', to: 'c9' })).toEqual([
      { title: 'CUSTOMER', from: 'ไทยคอนเวเยอร์', to: 'ไม่แสดงชื่อ' },
    ]);
  });

  it('are told in words: amounts, days of the Buddhist era, choices and names', () => {
    expect(
      tell(
        { field: 'total', from: 100, to: 1250.5 },
        { field: 'due', to: '2026-11-22' },
        { field: 'priority', to: 'high' },
        { field: 'customer', from: 'c1', to: null },
      ),
    ).toEqual([
      { title: 'TOTAL', from: '฿100.00', to: '฿1,250.50' },
      { title: 'DUE', to: '22 พ.ย. 2569' },
      { title: 'PRIORITY', to: 'สูง' },
      { title: 'CUSTOMER', from: 'ไทยคอนเวเยอร์' },
    ]);
  });

  it('leave out fields that the reader does not see, and never tell what is secret', () => {
    expect(tell({ field: 'salary', from: 1, to: 2 })).toEqual([]);
    expect(tell({ field: 'total', secret: true })).toEqual([{ title: 'TOTAL', isSecret: true }]);
  });

  it('say of the steps of a flow that they were changed, without paths and formulas, and how many a new one has', () => {
    const step = { uid: 'a', code: 'stop' };
    const changed = [{ title: 'STEPS', to: 'แก้ไขแล้ว' }];
    expect(tell({ field: 'steps', path: 'triggers.0.if', from: 'record.total > 1', to: 'record.total > 2' })).toEqual(
      changed,
    );
    expect(tell({ field: 'steps', from: { steps: [step] }, to: { steps: [{ ...step, uid: 'b' }] } })).toEqual(changed);
    expect(tell({ field: 'steps', to: { steps: [step] } })).toEqual([{ title: 'STEPS', to: '1 ขั้นตอน' }]);
  });

  it('name lines that came, went and changed, cell by cell', () => {
    expect(
      tell(
        { field: 'lines', path: '0.quantity', from: 1, to: 5 },
        { field: 'lines', path: '0.product', from: 'p1', to: 'p2' },
        { field: 'lines', path: '2', to: { product: 'p1', quantity: 3 } },
        { field: 'lines', path: '1', from: { product: 'p2' } },
      ),
    ).toEqual([
      {
        title: 'LINES',
        lines: [
          {
            kind: 'changed',
            line: 1,
            cells: [
              { title: 'QUANTITY', from: '1', to: '5' },
              { title: 'PRODUCT', from: 'มอเตอร์', to: 'ลูกปืน' },
            ],
          },
          { kind: 'removed', line: 2, name: 'ลูกปืน', cells: [] },
          { kind: 'added', line: 3, name: 'มอเตอร์', cells: [] },
        ],
      },
    ]);
  });

  it('compare lists that were written anew line by line', () => {
    const [told] = tell({ field: 'lines', from: [{ quantity: 1 }], to: [{ quantity: 2 }, { product: 'p2' }] });
    expect(told?.lines).toEqual([
      { kind: 'changed', line: 1, cells: [{ title: 'QUANTITY', from: '1', to: '2' }] },
      { kind: 'added', line: 2, name: 'ลูกปืน', cells: [] },
    ]);
  });
});

import { expect, it } from 'vitest';
import { describeSheet, draftSheet, findFault, type GuessedColumn, listTaken } from './sheetDraft.ts';

const kinds = [
  {
    kind: 'text',
    title: { th: 'ข้อความ', en: 'Text' },
    schema: { type: 'string' as const, 'x-search': true },
    misfits: 0,
  },
  {
    kind: 'date',
    title: { th: 'วันที่', en: 'Date' },
    schema: { type: 'string' as const, format: 'date', 'x-index': true },
    misfits: 0,
  },
];
const column = (at: number, changes: Partial<GuessedColumn>): GuessedColumn => ({
  ...{ name: `field_${at}`, title: { th: `ช่อง ${at}`, en: '' }, heading: `h${at}`, at, filled: 3, samples: [] },
  ...{ kind: 'text', kinds, unique: false, display: false },
  ...changes,
});
const sheet = (...columns: GuessedColumn[]) =>
  draftSheet({ name: 'visit', title: { th: 'การเข้าเยี่ยม', en: '' }, rows: 3, more: false, columns });

it('describes the columns that are taken, with marks, access and a text in both languages', () => {
  const draft = sheet(
    column(0, { name: 'code', unique: true }),
    column(1, { name: 'name', display: true }),
    column(3, { name: 'day', kind: 'date' }),
    column(4, { name: 'empty', filled: 0 }),
  );
  const { title, schema } = describeSheet(draft) as { title: object; schema: Record<string, unknown> };
  expect(title).toEqual({ th: 'การเข้าเยี่ยม', en: 'การเข้าเยี่ยม' });
  expect(schema).toMatchObject({
    properties: {
      code: { type: 'string', 'x-unique': true },
      name: { 'x-index': true },
      day: { format: 'date', 'x-index': true, 'x-title': { th: 'ช่อง 3', en: 'ช่อง 3' } },
    },
    'x-display': ['name'],
    'x-access': { read: [{ roles: expect.arrayContaining(['manager', 'sales']) }] },
  });
  expect(Object.keys(schema.properties as object)).toEqual(['code', 'name', 'day']);
  expect(listTaken(draft)).toEqual(['code', 'name', '', 'day', '']);
});

it('leaves access to administrators, or opens reading to everybody', () => {
  const draft = sheet(column(0, {}));
  expect(describeSheet({ ...draft, audience: 'admins' }).schema).not.toHaveProperty('x-access');
  expect(describeSheet({ ...draft, audience: 'visitors' }).schema).toHaveProperty('x-access.read', [{ public: true }]);
});

it.each([
  ['title', { title: { th: ' ', en: '' } }],
  ['name', { name: 'ลูกค้า' }],
  ['none', { columns: [] }],
] as const)('finds a fault of its %s', (kind, changes) => {
  expect(
    findFault({
      ...sheet(column(0, {})),
      ...changes,
      columns: 'columns' in changes ? [] : sheet(column(0, {})).columns,
    }),
  ).toEqual({ kind });
});

it('finds names that are wrong, and names that two columns have', () => {
  expect(findFault(sheet(column(0, { name: 'ชื่อ' })))).toEqual({ kind: 'field', at: 0 });
  expect(findFault(sheet(column(0, { name: 'a' }), column(1, { name: 'a' })))).toEqual({ kind: 'doubled', at: 1 });
  expect(findFault(sheet(column(0, { name: 'a' }), column(1, { name: 'a', filled: 0 })))).toBeUndefined();
});

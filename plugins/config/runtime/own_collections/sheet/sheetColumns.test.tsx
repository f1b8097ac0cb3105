import { renderToStaticMarkup } from 'react-dom/server';
import { defineProps, defineWidget } from 'sala/schemas';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../../tests/support/drawWidget.tsx';
import { SheetColumns } from './SheetColumns.tsx';
import type { ColumnDraft } from './sheetDraft.ts';

const title = { th: 'ชุดข้อมูล', en: 'Collections' };
const words = { type: 'own', title, description: title, icon: 'table', category: 'data' } as const;
const widget = defineWidget({ ...words, version: 1, hydrate: 'never', props: defineProps({}) });

it('says over each control what it is, filled or not', () => {
  const text = { kind: 'text', title: { th: 'ข้อความ', en: 'Text' }, schema: {}, misfits: 0 };
  const column = {
    at: 0,
    heading: 'รหัส',
    samples: ['T-1'],
    filled: 1,
    kind: 'text',
    kinds: [text],
    title: { th: 'รหัส', en: 'Code' },
    name: 'code',
    taken: true,
    unique: true,
    display: true,
  } as unknown as ColumnDraft; // what only the guess needs is left out
  const draw = () => <SheetColumns columns={[column]} disabled={false} onChange={() => {}} />;
  const shown = renderToStaticMarkup(drawWidget(widget, draw)).replace(/<[^>]+>/g, ' ');
  for (const said of ['ชนิด', 'ชื่อที่แสดง (ไทย)', 'ชื่อที่แสดง (อังกฤษ)', 'ชื่อในระบบ']) expect(shown).toContain(said);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { defineProps, defineWidget } from 'sala/schemas';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { NewCollection } from './NewCollection.tsx';
import { findHeadFault } from './sheet/sheetDraft.ts';

const title = { th: 'ชุดข้อมูล', en: 'Collections' };
const words = { type: 'own', title, description: title, icon: 'table', category: 'data' } as const;
const widget = defineWidget({ ...words, version: 1, hydrate: 'never', props: defineProps({}) });

it('says what a collection lacks while it cannot be made', () => {
  const html = renderToStaticMarkup(drawWidget(widget, () => <NewCollection onMade={() => {}} />));
  expect(html).toContain('ใส่ชื่อคอลเลกชัน');
  expect(html).toMatch(/<button[^>]*disabled/);
});

it('lacks a title, then a name that the system can use', () => {
  expect(findHeadFault({ title: { th: ' ', en: '' }, name: 'a' })).toBe('title');
  expect(findHeadFault({ title: { th: 'หนังสือ', en: '' }, name: '' })).toBe('name');
  expect(findHeadFault({ title: { th: 'หนังสือ', en: '' }, name: 'book' })).toBeUndefined();
});

import { renderToStaticMarkup } from 'react-dom/server';
import { defineProps, defineWidget } from 'sala/schemas';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { NewCollection, proposeName } from './NewCollection.tsx';
import { findHeadFault } from './sheet/sheetDraft.ts';

const title = { th: 'ชุดข้อมูล', en: 'Collections' };
const words = { type: 'own', title, description: title, icon: 'table', category: 'data' } as const;
const widget = defineWidget({ ...words, version: 1, hydrate: 'never', props: defineProps({}) });

it('says what a collection lacks while it cannot be made', () => {
  const html = renderToStaticMarkup(drawWidget(widget, () => <NewCollection taken={[]} onMade={() => {}} />));
  expect(html).toContain('ใส่ชื่อคอลเลกชัน');
  expect(html, 'nobody has done anything wrong yet').not.toContain('s-field__error');
  expect(html).toMatch(/<button[^>]*disabled/);
});

it('lacks a title, then a name that the system can use', () => {
  expect(findHeadFault({ title: { th: ' ', en: '' }, name: 'a' })).toBe('title');
  expect(findHeadFault({ title: { th: 'หนังสือ', en: '' }, name: '' })).toBe('name');
  expect(findHeadFault({ title: { th: 'หนังสือ', en: '' }, name: 'book' })).toBeUndefined();
});

it('proposes a name from the English title, and a number for a Thai one', () => {
  expect(proposeName({ th: 'หนังสือ', en: 'Rare books' }, [])).toBe('rare_books');
  expect(proposeName({ th: 'หนังสือ', en: 'Rare books' }, ['rare_books'])).toBe('rare_books_2');
  expect(proposeName({ th: 'หนังสือ', en: '' }, ['collection_2'])).toBe('collection_3');
  expect(proposeName({ th: '', en: '' }, [])).toBe('');
});

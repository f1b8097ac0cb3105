import { expect, it } from 'vitest';
import type { WidgetCategory } from '../../../schemas/index.ts';
import { createCatalog } from '../../document/catalog/catalog.ts';
import { fakeCatalog } from '../../testing/fakeCatalog.ts';
import { searchWidgets } from './searchWidgets.ts';

const find = (query: string) =>
  searchWidgets(fakeCatalog, query).flatMap(({ widgets }) => widgets.map(({ type }) => type));

it('finds widgets by the words of either language and by type', () => {
  expect(find('หัวข้อ')).toEqual(['header']);
  expect(find('HEAD')).toEqual(['header']);
  expect(find('navigation')).toEqual(['navigation']);
  expect(find('nothing like this')).toEqual([]);
});

it('offers no widget of a plugin that is off, which would have nothing to show', () => {
  const off = { th: 'ร้านค้า', en: 'Shop' };
  const entries = fakeCatalog.entries.map((entry) => (entry.definition.type === 'header' ? { ...entry, off } : entry));
  const types = searchWidgets(createCatalog(entries), '').flatMap(({ widgets }) => widgets.map(({ type }) => type));
  expect(types).toContain('button');
  expect(types).not.toContain('header');
});

it('shows everything by category while nothing is searched', () => {
  const groups = searchWidgets(fakeCatalog, ' ');
  expect(groups.map(({ category }) => category)).toEqual(['content', 'structure']);
});

it('shows what is called so before what only mentions it', () => {
  const [entry] = fakeCatalog.entries;
  if (!entry) throw new Error('no entry');
  const called = (type: string, category: WidgetCategory, title: string, description = '') => ({
    ...entry,
    definition: {
      ...entry.definition,
      type,
      category,
      title: { th: title, en: title },
      description: { th: description, en: '' },
    },
  });
  const catalog = createCatalog([
    called('article', 'content', 'บทความ', 'ตามที่อยู่ของหน้า'),
    called('tax', 'form', 'ที่อยู่ใบกำกับ'),
    called('place', 'form', 'ที่อยู่'),
  ]);
  const found = searchWidgets(catalog, 'ที่อยู่').flatMap(({ widgets }) => widgets.map(({ type }) => type));
  expect(found).toEqual(['place', 'tax', 'article']);
});

it('shows what most pages are made of before the rest of its category', () => {
  const named = (type: string, common?: true) => {
    const [entry] = fakeCatalog.entries;
    if (!entry) throw new Error('no entry');
    return { ...entry, definition: { ...entry.definition, type, ...(common && { common }) } };
  };
  const catalog = createCatalog([named('rare'), named('usual', true)]);
  const [group] = searchWidgets(catalog, '');
  expect(group?.widgets.map(({ type }) => type)).toEqual(['usual', 'rare']);
});

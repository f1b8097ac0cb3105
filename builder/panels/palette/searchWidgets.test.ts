import { expect, it } from 'vitest';
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

it('shows everything by category while nothing is searched', () => {
  const groups = searchWidgets(fakeCatalog, ' ');
  expect(groups.map(({ category }) => category)).toEqual(['content', 'structure']);
});

import { expect, it } from 'vitest';
import type { ReadyMadeList } from '../../../schemas/index.ts';
import { searchSections } from './searchReadyMade.ts';

const list: ReadyMadeList = {
  sections: [
    { name: 'a/faq', title: { th: 'คำถามที่พบบ่อย', en: 'Questions' }, category: 'content', keywords: 'faq ถามตอบ' },
    { name: 'a/hero', title: { th: 'เปิดหน้า', en: 'Opening' }, category: 'hero' },
  ],
  templates: [],
  blocks: [],
};
const find = (query: string) => searchSections(list, query).flatMap(({ sections }) => sections.map(({ name }) => name));

it('finds sections by the words of either language and by keywords', () => {
  expect(find('FAQ')).toEqual(['a/faq']);
  expect(find('พบบ่อย ถาม')).toEqual(['a/faq']);
  expect(find('opening')).toEqual(['a/hero']);
  expect(find('opening faq')).toEqual([]);
});

it('shows everything in the order of the categories while nothing is searched', () => {
  expect(find(' ')).toEqual(['a/hero', 'a/faq']);
});

import tags from 'lucide-static/tags.json';
import { expect, it } from 'vitest';
import { searchIcons } from './searchIcons.ts';
import { thaiWords } from './thaiWords.ts';

it.each([
  ['star', 'star'],
  ['shopping cart', 'shopping-cart'],
  ['บ้าน', 'house'],
  ['ดาว', 'star'],
  ['ปฏิทิน', 'calendar'],
  ['รถเข็น', 'shopping-cart'],
  ['ไอคอนโทรศัพท์', 'phone'],
])('finds for %s first %s', (query, name) => {
  expect(searchIcons(tags, query).slice(0, 3)).toContain(name);
});

it('offers all while nothing is asked, and none for nonsense', () => {
  expect(searchIcons(tags, ' ')).toHaveLength(Object.keys(tags).length);
  expect(searchIcons(tags, 'xyzzyx')).toEqual([]);
  expect(searchIcons(tags, 'กฮกฮ')).toEqual([]);
});

it('has an icon for every Thai word', () => {
  for (const word of Object.keys(thaiWords)) expect(searchIcons(tags, word).length, word).toBeGreaterThan(0);
});

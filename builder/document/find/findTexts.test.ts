import { expect, it } from 'vitest';
import type { Layout } from '../../../schemas/index.ts';
import { fakeCatalog } from '../../testing/fakeCatalog.ts';
import { toEditor } from '../convert/toEditor.ts';
import { toLayout } from '../convert/toLayout.ts';
import { setProperties } from '../operations/setProperties.ts';
import { countFound, findTexts, replaceHits } from './findTexts.ts';
import { replaceText, splitText } from './matchText.ts';

const objects = [
  { uid: 'a', type: 'header', v: 1, text: { th: 'ลดราคา 10%', en: 'Sale (10%)' } },
  { uid: 'b', type: 'paragraph', v: 1, text: '<p class="sale">Sale &amp; more <b>sale</b></p>' },
  { uid: 'c', type: 'navigation', v: 1, items: [{ uid: 'i', title: 'Sales', target: '/sale' }] },
];
const layout = {
  version: 1,
  kind: 'page',
  settings: { title: { th: 'หน้าแรก', en: 'SALE' } },
  rows: [{ uid: 'r', columns: [{ uid: 'k', objects }] }],
} as unknown as Layout;
const find = (typed: string, matchCase = false) => findTexts(toEditor(layout), fakeCatalog, { typed, matchCase });

it('finds it in every language, in rich texts and in items of lists, but neither in links nor in tags', () => {
  const places = find('sale').map(({ id, path, language }) => [id, ...path, language].join(' ').trim());
  expect(places).toEqual(['ROOT settings title en', 'a text en', 'b text', 'c items 0 title']);
  expect(countFound(find('sale'))).toBe(5);
  expect(countFound(find('sale', true))).toBe(1);
  expect(countFound(find('ราคา'))).toBe(1);
  expect(find('')).toEqual([]);
});

it('passes over the language that the page does not have: nobody reads it', () => {
  const inThai = { ...layout, settings: { ...layout.settings, onlyIn: 'th' } } as Layout;
  const found = findTexts(toEditor(inThai), fakeCatalog, { typed: 'sale', matchCase: false });
  expect(found.map(({ id }) => id)).toEqual(['b', 'c']);
});

it('replaces what was chosen, and nothing else', () => {
  const tree = setProperties(toEditor(layout), replaceHits(find('sale'), 'A < B'));
  const [header, paragraph, navigation] = toLayout(tree).rows[0]!.columns[0]!.objects;
  expect(header!.text).toEqual({ th: 'ลดราคา 10%', en: 'A < B (10%)' });
  expect(paragraph!.text).toBe('<p class="sale">A &lt; B &amp; more <b>A &lt; B</b></p>');
  expect(navigation!.items).toEqual([{ uid: 'i', title: 'A < Bs', target: '/sale' }]);
  const same = toEditor(layout);
  expect(setProperties(same, []), 'nothing to change leaves the tree').toBe(same);
});

it('takes signs of patterns as they are, and cuts no sign of a rich text', () => {
  expect(splitText('1+1 (a) $&', false, { typed: '(a) $&', matchCase: true })).toEqual(['1+1 ', '(a) $&', '']);
  expect(replaceText(splitText('a', false, { typed: 'a', matchCase: true }), false, '$&$1')).toBe('$&$1');
  expect(splitText('<i>x</i> &amp; amp', true, { typed: 'amp', matchCase: false })).toEqual([
    '<i>x</i> &amp; ',
    'amp',
    '',
  ]);
  expect(splitText('R&amp;D', true, { typed: 'R&D', matchCase: true })).toEqual(['', 'R&amp;D', '']);
});

import { expect, it } from 'vitest';
import { describeAddress } from './describeAddress.ts';

const pages = [
  { path: '/', title: 'หน้าแรก' },
  { path: '/cms/page/%E0%B8%A3%E0%B8%B2%E0%B8%84%E0%B8%B2', title: 'ราคา' },
  { path: '/lesson/home', title: 'หลักสูตร' },
];
const others = ['/lesson/detail/:id', '/cms/page/old', '/search/:page?'];

it.each([
  ['', 'nothing'],
  ['/lesson/home', 'page'],
  ['lesson/home', 'page'],
  ['/lesson/home/?t.page=2#top', 'page'],
  ['/cms/page/ราคา', 'page'],
  ['/nowhere', 'missing'],
  ['/lesson/detail/7', 'unknown'],
  ['/lesson/detail', 'missing'],
  ['/cms/page/gone', 'missing'],
  ['/cms/page/old', 'unknown'],
  ['/search/2', 'unknown'],
  ['/search', 'unknown'],
  ['#top', 'anchor'],
  ['/files/abc/%E0%B8%81.pdf', 'file'],
  ['mailto:a@b.example?subject=x', 'mail'],
  ['mailto:nobody', 'invalid'],
  ['tel:021234567', 'phone'],
  ['tel:call', 'invalid'],
  ['https://example.com/x', 'outside'],
  ['https://', 'invalid'],
  ['https://nohost', 'invalid'],
  ['javascript:alert(1)', 'invalid'],
  ['//evil.example', 'invalid'],
  ['/product/{{record.id}}', 'binding'],
])('tells that %s leads to: %s', (address, kind) => {
  expect(describeAddress(address, { pages, others }).kind).toBe(kind);
});

it('calls no page missing while the list is not here', () => {
  expect(describeAddress('/nowhere', undefined).kind).toBe('unknown');
});

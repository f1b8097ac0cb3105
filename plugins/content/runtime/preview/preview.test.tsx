import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { findKind } from './findKind.ts';
import { Preview } from './Preview.tsx';
import { widget } from './preview.ts';

const draw = (properties: Record<string, unknown>) => renderToStaticMarkup(drawWidget(widget, Preview, { properties }));

it.each([
  ['/files/a.JPG?w=3', 'image'],
  ['https://example.com/a.mp4#t=3', 'video'],
  ['/files/a.mp3', 'audio'],
  ['/files/a.pdf', 'pdf'],
  ['https://example.com/a.pdf', 'link'],
  ['/cms/page/about', 'link'],
])('takes %s as %s', (address, kind) => {
  expect(findKind(address, 'auto')).toBe(kind);
});

it('believes the kind that was chosen', () => {
  expect(draw({ url: '/files/7', kind: 'image', title: 'ทิวเขา' })).toMatch(/<img[^>]*src="\/files\/7"[^>]*alt="ทิวเขา"/);
});

it('frames a PDF of this site and offers to open it', () => {
  const html = draw({ url: '/files/คู่มือ.pdf' });
  expect(html).toMatch(/<iframe[^>]*title="คู่มือ.pdf"/);
  expect(html).toContain('target="_blank"');
});

it('shows any other address as a card that leads there', () => {
  expect(draw({ url: '/cms/page/about', title: 'เกี่ยวกับเรา' })).toMatch(/<a[^>]*href="\/cms\/page\/about".*เกี่ยวกับเรา/s);
});

it('draws nothing without an address, or with one that runs code', () => {
  expect(draw({})).not.toContain('w-preview');
  expect(draw({ url: 'javascript:alert(1)' })).not.toContain('w-preview');
});

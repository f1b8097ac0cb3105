import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Gallery } from './Gallery.tsx';
import { widget } from './gallery.ts';

const draw = (properties: Record<string, unknown>) => renderToStaticMarkup(drawWidget(widget, Gallery, { properties }));
const images = [
  { url: '/files/a.jpg', alt: 'ทิวเขา', caption: 'ยามเช้า' },
  { url: '/files/b.jpg', alt: '' },
  { url: '', alt: 'ไม่มีรูป' },
];

it('offers each picture large, by its description or its place', () => {
  const html = draw({ images });
  expect(html).toContain('aria-label="ดูรูปใหญ่: ทิวเขา"');
  expect(html).toContain('aria-label="ดูรูปใหญ่: 2"');
  expect(html.match(/<img/g)).toHaveLength(2);
});

it('is plain pictures with descriptions when they do not open', () => {
  const html = draw({ images, lightbox: false });
  expect(html).not.toContain('<button');
  expect(html).toContain('alt="ทิวเขา"');
});

it('shows captions when asked', () => {
  expect(draw({ images })).not.toContain('ยามเช้า');
  expect(draw({ images, captions: true })).toContain('ยามเช้า');
});

it('costs no script when nothing opens', () => {
  const hydrate = widget.hydrate as (object: Record<string, unknown>) => string;
  expect(hydrate({ lightbox: false })).toBe('never');
  expect(hydrate({})).toBe('touch');
});

it('draws nothing without pictures', () => {
  expect(draw({ images: [] })).not.toContain('w-gallery');
});

it('stands on a page as drawings until there are pictures', () => {
  expect(draw({ images: [], ...widget.starts, columns: 3 }).match(/<svg/g)).toHaveLength(3);
  expect(draw({ images, ...widget.starts })).not.toContain('<svg');
});

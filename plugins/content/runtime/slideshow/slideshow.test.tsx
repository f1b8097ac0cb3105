import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Slideshow } from './Slideshow.tsx';
import { widget } from './slideshow.ts';

const draw = (properties: Record<string, unknown>) =>
  renderToStaticMarkup(drawWidget(widget, Slideshow, { properties }));
const slides = [
  { image: '/files/a.jpg', alt: 'ทิวเขา', title: 'เปิดรับสมัคร', subtitle: 'รุ่นที่ 12', link: '/courses' },
  { image: '/files/b.jpg', title: 'สัมมนา', content: '<p>ฟรี</p>', link: '/seminar', button: true, buttonText: 'สมัคร' },
];

it('draws every slide, readable without scripts', () => {
  const html = draw({ slides });
  expect(html).toContain('aria-label="ภาพที่ 1 จาก 2"');
  expect(html).toContain('<p class="w-slide__title">สัมมนา</p>');
});

it('is a link as a whole, or by its button', () => {
  const html = draw({ slides });
  expect(html).toMatch(/<a class="w-slide__cover" href="\/courses">/);
  expect(html).toMatch(/<a class="s-button[^>]*href="\/seminar">สมัคร/);
});

it('loads only the first picture at once', () => {
  expect(draw({ slides }).match(/loading="\w+"/g)).toEqual(['loading="eager"', 'loading="lazy"']);
});

it('moves every 5 seconds unless told otherwise', () => {
  expect(widget.props.properties.interval?.default).toBe(5000);
});

it('has no controls for a single slide, none to stop when it stands', () => {
  expect(draw({ slides: slides.slice(0, 1) })).not.toContain('<button');
  expect(draw({ slides, interval: 0 })).not.toContain('หยุดเลื่อนเอง');
});

it('draws nothing without slides', () => {
  expect(draw({ slides: [{ image: '', title: '' }] })).not.toContain('w-slideshow');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Video } from './Video.tsx';
import { widget } from './video.ts';

const draw = (properties: Record<string, unknown>) => renderToStaticMarkup(drawWidget(widget, Video, { properties }));
const hydrate = widget.hydrate as (object: Record<string, unknown>) => string;

it('plays a file with the controls of the browser', () => {
  expect(draw({ url: '/files/a.mp4', title: 'งานเปิดบ้าน' })).toMatch(
    /<video[^>]*src="\/files\/a.mp4"[^>]*aria-label="งานเปิดบ้าน"[^>]*controls=""/,
  );
});

it('shows the subtitles of the first language unasked', () => {
  const tracks = [
    { url: '/files/th.vtt', label: 'ไทย' },
    { url: '/files/en.vtt', language: 'en', label: 'English' },
    { url: '' },
  ];
  const html = draw({ url: '/files/a.mp4', tracks });
  expect(html.match(/<track/g)).toHaveLength(2);
  expect(html).toMatch(/src="\/files\/th.vtt"[^>]*srcLang="th"[^>]*default/i);
});

it('has no sound when it starts by itself', () => {
  expect(draw({ url: '/files/a.mp4', autoplay: true })).toContain('muted');
  expect(draw({ url: '/files/a.mp4' })).not.toContain('muted');
});

it('plays YouTube only when asked', () => {
  const html = draw({ url: 'https://youtu.be/dQw4w9WgXcQ' });
  expect(html).toContain('w-youtube__play');
  expect(html).not.toContain('<iframe');
});

it('needs no script to play a file', () => {
  expect(hydrate({ url: '/files/a.mp4' })).toBe('never');
  expect(hydrate({ url: '/files/a.mp4', autoplay: true })).toBe('visible');
  expect(hydrate({ url: 'https://youtu.be/dQw4w9WgXcQ' })).toBe('touch');
});

it('draws nothing without an address, or with one that runs code', () => {
  expect(draw({})).not.toContain('w-video');
  expect(draw({ url: 'javascript:alert(1)' })).not.toContain('w-video');
});

it('stands on a page as a drawing until there is a film', () => {
  expect(draw({ ...widget.starts })).toContain('<svg');
  expect(draw({ ...widget.starts, url: '/files/a.mp4' })).not.toContain('<svg');
  expect(draw({})).not.toContain('<svg');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Youtube } from './Youtube.tsx';
import { widget } from './youtube.ts';

const draw = (properties: Record<string, unknown>) => renderToStaticMarkup(drawWidget(widget, Youtube, { properties }));

it('offers to play the film by its title', () => {
  expect(draw({ url: 'https://youtu.be/dQw4w9WgXcQ', title: 'ปฐมนิเทศ' })).toMatch(/<button[^>]*>.*เล่นวิดีโอ ปฐมนิเทศ/s);
});

it('asks nothing of YouTube before someone plays', () => {
  const html = draw({ url: 'https://youtu.be/dQw4w9WgXcQ' });
  expect(html).not.toContain('<iframe');
  expect(html).not.toMatch(/src="https:/);
});

it('leads to YouTube where scripts do not run', () => {
  const html = draw({ url: 'https://youtu.be/dQw4w9WgXcQ' });
  expect(html).toMatch(/<noscript>.*href="https:\/\/www.youtube.com\/watch\?v=dQw4w9WgXcQ"/s);
});

it('stands for a film until there is one, with nothing to press', () => {
  const drawn = draw({ placeholder: 'film' });
  expect(drawn).toContain('<path');
  expect(drawn).not.toContain('<button');
  expect(draw({ placeholder: 'film', url: 'https://youtu.be/dQw4w9WgXcQ' })).not.toContain(
    'aspect-ratio:16/9;border-radius',
  );
});

it('shows nothing when the id has not 11 characters', () => {
  expect(draw({ url: 'https://youtu.be/short' })).not.toContain('w-youtube');
  expect(draw({})).not.toContain('w-youtube');
});

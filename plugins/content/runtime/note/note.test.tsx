import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Note } from './Note.tsx';
import { widget } from './note.ts';

const draw = (properties: Record<string, unknown>) => renderToStaticMarkup(drawWidget(widget, Note, { properties }));

it('is a note called by its title', () => {
  const html = draw({ title: 'โปรดทราบ', content: '<p>ปิดทำการ</p>' });
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<p id="${id}" class="w-note__title">โปรดทราบ</p>`);
});

it('keeps no script that was written into it', () => {
  expect(draw({ content: '<p>ก<script>alert(1)</script></p>' })).not.toContain('script');
});

it('wears the icon of its kind unless it has its own', () => {
  expect(draw({ title: 'ก', tone: 'warning' })).toContain('/icons/triangle-alert.svg');
  expect(draw({ title: 'ก', tone: 'warning', icon: 'flame' })).toContain('/icons/flame.svg');
});

it('draws nothing while it is empty', () => {
  expect(draw({})).not.toContain('w-note');
});

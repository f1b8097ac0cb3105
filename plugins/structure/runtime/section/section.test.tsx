import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Section } from './Section.tsx';
import { widget } from './section.ts';

const draw = (properties: Record<string, unknown> = {}) =>
  renderToStaticMarkup(drawWidget(widget, Section, { properties, rows: (panel) => <i>{panel ?? 'rows'}</i> }));

it('is a region called by its heading, with its rows inside', () => {
  const html = draw({ title: 'บริการ', anchor: 'services' });
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<h2 id="${id}">บริการ</h2>`);
  expect(html).toContain('<section id="services"');
  expect(html).toContain('<i>rows</i>');
});

it('holds its rows without any heading', () => {
  expect(draw()).not.toContain('<header');
  expect(draw()).toContain('<i>rows</i>');
});

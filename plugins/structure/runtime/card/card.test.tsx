import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Card } from './Card.tsx';
import { widget } from './card.ts';

const draw = (properties: Record<string, unknown> = {}) =>
  renderToStaticMarkup(drawWidget(widget, Card, { properties, rows: (panel) => <i>{panel ?? 'rows'}</i> }));

it('leads where its heading leads', () => {
  expect(draw({ title: 'หลักสูตร', link: 'courses' })).toMatch(/<h3[^>]*><a href="\/courses">หลักสูตร/);
});

it('draws its rows only when it holds any', () => {
  expect(draw({ title: 'ก' })).not.toContain('<i>rows</i>');
  expect(draw({ title: 'ก', rows: [{ uid: 'r', columns: [] }] })).toContain('<i>rows</i>');
});

it('shows no picture that would run code', () => {
  expect(draw({ image: 'javascript:alert(1)' })).not.toContain('<img');
});

it('tells its badge before its heading, and draws nothing where there is none', () => {
  expect(draw({ badge: 'แนะนำ', title: 'มาตรฐาน' })).toMatch(/<p class="w-card__badge">แนะนำ<\/p>.*<h3/);
  expect(draw({ title: 'มาตรฐาน' })).not.toContain('w-card__badge');
});

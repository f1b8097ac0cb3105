import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Paragraph } from './Paragraph.tsx';
import { widget } from './paragraph.ts';

const draw = (properties?: Record<string, unknown>) =>
  renderToStaticMarkup(drawWidget(widget, Paragraph, { properties }));

it('draws formatted text', () => {
  expect(draw({ content: '<p>สวัสดี <strong>ศาลา</strong></p>' })).toContain('<p>สวัสดี <strong>ศาลา</strong></p>');
});

it('draws nothing while it is empty', () => {
  expect(draw()).not.toContain('w-paragraph');
});

it('loses scripts, handlers and addresses that run code', () => {
  const html = draw({ content: '<p onclick="x()">ก<script>x()</script><a href="javascript:x()">ข</a></p>' });
  expect(html).toContain('<p>ก<a>ข</a></p>');
});

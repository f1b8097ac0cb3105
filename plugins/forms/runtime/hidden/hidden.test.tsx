import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Hidden } from './Hidden.tsx';
import { widget } from './hidden.ts';

it('draws nothing that could be read or changed', () => {
  const html = renderToStaticMarkup(drawWidget(widget, Hidden, { properties: { name: 'price', value: 700 } }));
  expect(html).not.toContain('700');
  expect(html).not.toContain('input');
});

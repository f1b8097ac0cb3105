import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Columns } from './Columns.tsx';
import { widget } from './columns.ts';

const draw = (properties: Record<string, unknown> = {}) =>
  renderToStaticMarkup(drawWidget(widget, Columns, { properties, rows: (panel) => <i>{panel ?? 'rows'}</i> }));

it('draws the rows of each column in its share of the width', () => {
  const html = draw({ columns: [{ uid: 'a', width: 2 }, { uid: 'b' }] });
  expect(html).toContain('--w-columns:minmax(0, 2fr) minmax(0, 1fr)');
  expect(html).toContain('<div><i>a</i></div><div><i>b</i></div>');
});

it('has two columns before anyone said how many', () => {
  expect(draw().match(/<i>/g)).toHaveLength(2);
});

it('falls back to an even share when a stored width is none', () => {
  expect(draw({ columns: [{ uid: 'a', width: 99 }] })).toContain('minmax(0, 1fr)');
});

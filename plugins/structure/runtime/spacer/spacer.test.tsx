import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Spacer } from './Spacer.tsx';
import { widget } from './spacer.ts';

const draw = (properties: Record<string, unknown> = {}) =>
  renderToStaticMarkup(drawWidget(widget, Spacer, { properties, rows: (panel) => <i>{panel ?? 'rows'}</i> }));

it('counts in steps of 4 pixels and has its own height on phones', () => {
  expect(draw({ height: 10, phoneHeight: 2 })).toContain('--w-spacer:40px;--w-spacer-phone:8px');
});

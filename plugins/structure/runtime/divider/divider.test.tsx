import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Divider } from './Divider.tsx';
import { widget } from './divider.ts';

const draw = (properties: Record<string, unknown> = {}) =>
  renderToStaticMarkup(drawWidget(widget, Divider, { properties, rows: (panel) => <i>{panel ?? 'rows'}</i> }));

it('is a line, or a line with a word on it', () => {
  expect(draw()).toContain('<hr');
  expect(draw({ label: 'หรือ' })).toContain('<span>หรือ</span>');
});

it('takes no colour that is none', () => {
  expect(draw({ color: 'red;position:fixed' })).toContain('1px solid var(--s-line)');
});

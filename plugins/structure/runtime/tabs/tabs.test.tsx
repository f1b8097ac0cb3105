import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Tabs } from './Tabs.tsx';
import { widget } from './tabs.ts';

const draw = (properties: Record<string, unknown> = {}) =>
  renderToStaticMarkup(drawWidget(widget, Tabs, { properties, rows: (panel) => <i>{panel ?? 'rows'}</i> }));

const tabs = [
  { uid: 'a', title: 'ภาพรวม' },
  { uid: 'b', title: 'ราคา' },
];

it('shows the first panel and keeps the others at hand', () => {
  const html = draw({ tabs });
  expect(html).toMatch(/aria-selected="true"[^>]*tabindex="0"[^>]*>ภาพรวม/i);
  expect(html).toMatch(/aria-selected="false"[^>]*tabindex="-1"[^>]*>ราคา/i);
  expect(html).toMatch(/hidden=""><i>b<\/i>/);
  expect(html).not.toMatch(/hidden=""><i>a<\/i>/);
});

it('ties each tab to its panel', () => {
  const html = draw({ tabs });
  const panel = /aria-controls="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`id="${panel}"`);
});

it('draws nothing without tabs', () => {
  expect(draw({ tabs: [] })).not.toContain('w-tabs');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Accordion } from './Accordion.tsx';
import { widget } from './accordion.ts';

const draw = (properties: Record<string, unknown> = {}) =>
  renderToStaticMarkup(drawWidget(widget, Accordion, { properties, rows: (panel) => <i>{panel ?? 'rows'}</i> }));

const items = [
  { uid: 'a', title: 'เรียนที่ไหน', text: '<p>ออนไลน์</p>', open: true, anchor: 'where' },
  { uid: 'b', title: 'ราคาเท่าไร', open: true },
];

it('opens and closes without scripts', () => {
  const html = draw({ items });
  expect(html.match(/<details[^>]*open=""/g)).toHaveLength(2);
  expect(html).toContain('<span>เรียนที่ไหน</span>');
  expect(html).toMatch(/id="where">.*ออนไลน์.*<i>a<\/i>/s);
});

it('opens one at a time when told so', () => {
  const html = draw({ items, single: true });
  expect(html.match(/name="accordion-object-1"/g)).toHaveLength(2);
  expect(html.match(/open=""/g)).toHaveLength(1);
});

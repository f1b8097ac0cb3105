import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Datetime } from './Datetime.tsx';
import { widget } from './datetime.ts';

const draw = (properties: Record<string, unknown>) =>
  renderToStaticMarkup(drawWidget(widget, Datetime, { properties }));

it('shows a date with Thai months and the year of the Buddhist era', () => {
  const html = draw({ value: '2026-11-21', toYear: 2030 });
  expect(html).toMatch(/<option value="21" selected="">21</);
  expect(html).toMatch(/<option value="11" selected="">พฤศจิกายน</);
  expect(html).toMatch(/<option value="2026" selected="">2569</);
  expect(html).toContain('>2467</option>');
  expect(html).not.toContain('ชั่วโมง');
});

it('offers every hour and minute where a time is asked', () => {
  const html = draw({ value: '2026-11-20T23:05:00.000Z', showDateTime: true, toYear: 2030 });
  expect(html).toMatch(/<option value="6" selected="">06</);
  expect(html).toMatch(/<option value="5" selected="">05</);
  expect(html).toMatch(/<option value="21" selected="">21</);
  expect(html).toContain('>59</option>');
});

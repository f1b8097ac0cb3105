import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Radiobox } from './Radiobox.tsx';
import { widget } from './radiobox.ts';

it('draws a named group in which the default is chosen', () => {
  const options = [
    { value: 'bkk', label: 'กรุงเทพฯ', description: 'ศูนย์ใหญ่' },
    { value: 'cnx', label: 'เชียงใหม่' },
  ];
  const html = renderToStaticMarkup(
    drawWidget(widget, Radiobox, { properties: { label: 'สนามสอบ', options, defaultOption: 'cnx', required: true } }),
  );
  const [, labelId] = /role="radiogroup"[^>]*aria-labelledby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`id="${labelId}">สนามสอบ`);
  expect(html).toContain('ศูนย์ใหญ่');
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="cnx"|<input[^>]*value="cnx"[^>]*checked=""/);
  expect(html.match(/checked=""/g)).toHaveLength(1);
});

it('draws with its defaults', () => {
  expect(renderToStaticMarkup(drawWidget(widget, Radiobox))).toContain('ตัวเลือกที่ 2');
});

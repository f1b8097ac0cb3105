import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { readChoices } from '../../shared/choices.ts';
import { findChoices } from '../../shared/findChoices.ts';
import { Select } from './Select.tsx';
import { widget } from './select.ts';

const draw = (properties: Record<string, unknown>) => renderToStaticMarkup(drawWidget(widget, Select, { properties }));
const many = Array.from({ length: 12 }, (_, index) => ({ value: `v${index}`, label: `ตัวเลือก ${index}` }));

it('draws a short list as the select of the browser', () => {
  const html = draw({ options: many.slice(0, 3), defaultOption: 'v1' });
  expect(html).toMatch(/<option value="v1" selected="">/);
  expect(html).not.toContain('combobox');
});

it('draws a long list as a field that searches', () => {
  const html = draw({ options: many, defaultOption: ['v11'] });
  expect(html).toContain('role="combobox"');
  expect(html).toContain('value="ตัวเลือก 11"');
});

it('names what is chosen of several, each with a way out', () => {
  const html = draw({ options: many, multiple: true, defaultOption: ['v1', 'v2'] });
  expect(html).toContain('นำ ตัวเลือก 1 ออก');
  expect(html).toContain('นำ ตัวเลือก 2 ออก');
});

it('finds by text and description, whatever the case', () => {
  const choices = readChoices([{ label: 'Bangkok', description: 'กรุงเทพ' }, { label: 'Rayong' }]);
  expect(findChoices(choices, ' BANG ').map((choice) => choice.label)).toEqual(['Bangkok']);
  expect(findChoices(choices, 'กรุง')).toHaveLength(1);
  expect(findChoices(choices, '')).toHaveLength(2);
});

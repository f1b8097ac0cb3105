import { expect, it } from 'vitest';
import { readUnit } from './readUnit.ts';

it('takes what a field says before what its name says', () => {
  expect(readUnit('price', { type: 'number', 'x-unit': 'none' })).toBe(undefined);
  expect(readUnit('weight', { type: 'number', 'x-unit': 'currency' })).toBe('currency');
  expect(readUnit('share', { type: 'number', 'x-unit': '%' })).toBe('%');
});

it.each([
  ['unit_price', 'number', 'currency'],
  ['discount_percent', 'number', '%'],
  ['vat_rate', 'number', undefined],
  ['tax', 'number', 'currency'],
  ['tax_rate', 'number', undefined],
  ['credit_days', 'integer', undefined],
  ['weight', 'number', undefined],
  ['total', 'string', undefined],
] as const)('reads the unit of %s (%s) as %s', (name, type, unit) => {
  expect(readUnit(name, { type })).toBe(unit);
});

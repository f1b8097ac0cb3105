import { expect, it } from 'vitest';
import { readGuard, writeGuard } from './guardRows.ts';

const properties = {
  total: { type: 'number' },
  urgency: { type: 'string' },
  done: { type: 'boolean' },
  due: { type: 'string', format: 'date' },
  budget: { 'x-type': 'money' },
} as const;

it.each([
  "record.total > 0 && record.urgency == 'normal'",
  'has(record.total) && !has(record.urgency)',
  'record.done == true && record.due >= today',
  "record.urgency != 'it\\'s \\\\ here'",
  'record.budget.amount >= 1000.5',
])('gives back what it read: %s', (formula) => {
  expect(writeGuard(readGuard(formula, properties) ?? [], properties)).toBe(formula);
});

it.each([
  'record.total > record.paid',
  'record.a > 1 || record.b > 2',
  'size(record.lines) > 0',
  'record.urgency.length > 1',
])('leaves what lines cannot say: %s', (formula) => {
  expect(readGuard(formula, properties)).toBeUndefined();
});

it('says nothing of lines that are not filled in', () => {
  expect(
    writeGuard(
      [
        { field: '', operator: 'is', value: 'x' },
        { field: 'total', operator: 'more', value: '' },
      ],
      properties,
    ),
  ).toBe('');
  expect(writeGuard([{ field: 'total', operator: 'more', value: '1,200' }], properties)).toBe('record.total > 1200');
});

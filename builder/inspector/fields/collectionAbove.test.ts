import { expect, it } from 'vitest';
import { collectionAbove } from '../fields/collectionAbove.ts';

it('is that of the nearest query', () => {
  const data = {
    query: { collection: 'sales' },
    columns: [{ field: 'total' }],
    measures: [{ query: { collection: 'customer' }, field: '' }],
  };
  expect(collectionAbove(data, ['groupBy'])).toBe('sales');
  expect(collectionAbove(data, ['columns', 0, 'field'])).toBe('sales');
  expect(collectionAbove(data, ['measures', 0, 'field'])).toBe('customer');
});

it('is that which the object itself names, or none', () => {
  expect(collectionAbove({ collection: 'task', query: { state: 'open' } }, ['titleField'])).toBe('task');
  expect(collectionAbove({ columns: [null] }, ['columns', 0, 'field'])).toBe('');
});

import { expect, it } from 'vitest';
import type { Json, PropertySchema } from '../../../schemas/index.ts';
import { createItem } from './createItem.ts';

const options: PropertySchema = {
  type: 'array',
  default: [{ value: '1', label: { th: 'หนึ่ง', en: 'One' } }],
  items: {
    type: 'object',
    properties: {
      label: { type: 'string', default: '' },
      value: { type: 'string', default: '', 'x-distinct': true },
      look: { type: 'string', default: 'plain' },
    },
  },
};
const inBoth = { th: '', en: '' };

it.each<[string, Json[], Json]>([
  ['beside numbers it has the next', [{ value: '1', label: { th: 'ก', en: 'a' } }], { value: '2', label: inBoth }],
  ['never one that is taken', [{ value: '2', label: 'a' }], { value: '3' }],
  ['beside words it has a number', [{ value: 'yes', label: 'Yes' }], { value: '2' }],
  ['beside items that do without it has none', [{ label: 'Yes' }, { value: '', label: 'No' }], {}],
  ['the first is like those that a new list has', [], { value: '1', label: inBoth }],
])('%s', (_name, items, made) => {
  expect(createItem(options, items)).toEqual({ look: 'plain', ...(made as object) });
});

it('is nothing yet where items are no objects', () => {
  expect(createItem({ items: { type: 'string' } }, ['a'])).toBe('');
  expect(createItem({ items: { type: 'number' } }, [])).toBe(0);
});

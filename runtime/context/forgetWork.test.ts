import { expect, it } from 'vitest';
import { forgetDrafts } from './forgetDrafts.ts';

it('removes what was typed and which lists were open, and leaves settings of the device', () => {
  const kept = new Map([
    ['sala.draft.customer.1', '{}'],
    ['sala:list:customer', '{}'],
    ['sala_theme', 'dark'],
    ['sala.draft.product.new', '{}'],
  ]);
  forgetDrafts({
    length: kept.size,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (name) => kept.delete(name),
  });
  expect([...kept.keys()]).toEqual(['sala_theme']);
});

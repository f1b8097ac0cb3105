import { expect, it } from 'vitest';
import { isSlug, makeSlug } from './pageEntry.ts';

it.each([
  ['โปรโมชัน ปลายปี 2569!', [], 'โปรโมชัน-ปลายปี-2569'],
  ['About us', [], 'about-us'],
  ['About us', ['about-us', 'about-us-2'], 'about-us-3'],
  [' — ', [], ''],
  [`${'a'.repeat(89)} bc`, [], 'a'.repeat(89)],
])('a page called %s gets its address by itself', (title, taken, slug) => {
  expect(makeSlug(title, taken)).toBe(slug);
  if (slug !== '') expect(isSlug(slug)).toBe(true);
});

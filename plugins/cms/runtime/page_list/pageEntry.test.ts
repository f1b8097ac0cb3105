import { isSlug } from 'sala/engine';
import { expect, it } from 'vitest';
import { makeFreeSlug, titleOfCopy } from './pageEntry.ts';

it.each([
  ['โปรโมชัน ปลายปี 2569!', [], 'โปรโมชัน-ปลายปี-2569'],
  ['About us', [], 'about-us'],
  ['About us', ['about-us', 'about-us-2'], 'about-us-3'],
  [' — ', [], ''],
  [`${'a'.repeat(89)} bc`, [], 'a'.repeat(89)],
])('a page called %s gets its address by itself', (title, taken, slug) => {
  expect(makeFreeSlug(title, taken)).toBe(slug);
  if (slug !== '') expect(isSlug(slug)).toBe(true);
});

it('a copy says so in every language that its page has', () => {
  expect(titleOfCopy({ th: 'ติดต่อเรา', en: 'Contact' }, 'th')).toEqual({ th: 'ติดต่อเรา (สำเนา)', en: 'Contact (copy)' });
  expect(titleOfCopy('ติดต่อเรา', 'th')).toBe('ติดต่อเรา (สำเนา)');
  expect(titleOfCopy(undefined, 'th')).toBeUndefined();
});

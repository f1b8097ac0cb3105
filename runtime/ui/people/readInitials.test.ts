import { expect, it } from 'vitest';
import { readInitials } from './readInitials.ts';

it.each([
  ['สมหญิง ใจดี', 'สจ'],
  ['เกษม แสงทอง', 'กส'],
  ['somchai jaidee na ayutthaya', 'SJ'],
  ['  มานี  ', 'ม'],
  ['', ''],
])('takes the letters that name a person: %s', (name, initials) => {
  expect(readInitials(name)).toBe(initials);
});

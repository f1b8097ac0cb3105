import { expect, it } from 'vitest';
import { nameAfter } from './nameAfter.ts';

it.each([
  ['its new name', { field: 'name', before: { name: 'A' }, after: { name: 'B' } }, 'B'],
  ['the name of another field', { field: 'phone', before: { phone: '1' }, after: { phone: '2' } }, 'A'],
  ['the old name where none is left', { field: 'name', before: { name: 'A' }, after: {} }, 'A'],
])('tells %s', (_, change, name) => {
  expect(nameAfter('A', change)).toBe(name);
});

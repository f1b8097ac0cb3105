import { expect, it } from 'vitest';
import { knownValue } from './accountValue.ts';

const user = {
  id: 'u1',
  name: 'สมชาย ใจดี',
  firstname: 'สมชาย',
  lastname: 'ใจดี',
  email: '',
  phone: '0812345678',
  role: 'user',
};

it.each([
  ['name', 'สมชาย ใจดี'],
  ['given-name', 'สมชาย'],
  ['family-name', 'ใจดี'],
  ['tel', '0812345678'],
  ['email', undefined],
  ['organization', undefined],
  ['', undefined],
])('a field for "%s" begins with %s of the account', (meaning, expected) => {
  expect(knownValue(meaning, user)).toBe(expected);
});

it('knows nothing of a visitor', () => {
  expect(knownValue('name', null)).toBeUndefined();
});

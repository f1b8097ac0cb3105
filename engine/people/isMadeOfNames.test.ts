import { expect, it } from 'vitest';
import { isMadeOfNames } from './isMadeOfNames.ts';

const names = ['Somchai', 'ใจดี', 'somchai.jaidee', '081-234-5678', 'academy.example.co.th', 'al', null, undefined];

it.each([
  'Somchai.2569!',
  'SOMCHAI',
  'jaidee-somchai-1',
  'somchaisomchai',
  '!!academy2026',
  '0812345678',
  '081-234-5678',
])('%s is what anybody would try who knows the person and the site', (password) => {
  expect(isMadeOfNames(password, names)).toBe(true);
});

it.each(['Somchai-mango', 'tealeaves', '0812345679', '#####12345', 'al-al-al-al', 'จดหมาย', ''])(
  '%s is not',
  (password) => {
    expect(isMadeOfNames(password, names)).toBe(false);
  },
);

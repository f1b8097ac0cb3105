import { expect, it } from 'vitest';
import { linkTo } from './linkTo.ts';

const origin = 'https://school.example';

it('leads to a page of the site', () => {
  expect(linkTo('/task/1?tab=notes', origin)).toBe('https://school.example/task/1?tab=notes');
});

it.each([
  '.evil.example/',
  '@evil.example/',
  ':8443@evil.example',
  'https://evil.example',
  '//evil.example',
  '',
  undefined,
])('leads to no other one by %j, whoever said the path to the flow that notifies', (path) =>
  expect(linkTo(path, origin)).toBe(''),
);

import { expect, it } from 'vitest';
import { isOwnPath } from './isOwnPath.ts';

it.each(['/', '/a/b?c=1#d', '/cms/page/เกี่ยวกับเรา', '/a//b'])('%s is of this site', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

it.each([
  '',
  'a',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/\n/evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/%2e//evil.test',
  '///evil.test',
  '/./\\evil.test',
])('%j is not', (path) => {
  expect(isOwnPath(path)).toBe(false);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readReturnPath } from './siteAddress.ts';

it('keeps paths of this site', () => {
  for (const path of ['/', '/lesson/home', '/user/profile?tab=1#top', '/cms/page/เกี่ยวกับเรา'])
    expect(readReturnPath(path, '/x')).toBe(path);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  ' /x',
  '/\t/evil',
  undefined,
  7,
])('falls back for %j', (value) => {
  expect(readReturnPath(value, '/user/profile')).toBe('/user/profile');
});

it('never leads a browser to another origin, whatever it is given', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...'/\\:.@?#%evil\t\n\r h') });
  fc.assert(
    fc.property(hostile, (value) => {
      const target = new URL(readReturnPath(value, '/'), 'https://site.example');
      expect(target.origin).toBe('https://site.example');
    }),
    { numRuns: 2000 },
  );
});

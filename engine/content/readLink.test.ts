import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLink } from './readLink.ts';

it.each([
  ['https://example.com/a?b#c', { href: 'https://example.com/a?b#c', external: true }],
  ['HTTP://EXAMPLE.COM', { href: 'HTTP://EXAMPLE.COM', external: true }],
  ['/lesson/home', { href: '/lesson/home', external: false }],
  ['lesson/home', { href: '/lesson/home', external: false }],
  ['#top', { href: '#top', external: false }],
  ['mailto:a@b.co', { href: 'mailto:a@b.co', external: false }],
  ['tel:021234567', { href: 'tel:021234567', external: false }],
])('reads %s', (typed, link) => {
  expect(readLink(typed)).toEqual(link);
});

it.each([
  '',
  '  ',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' \u0001javascript:x',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '\\\\evil.example',
  42,
  null,
])('leads nowhere for %j', (typed) => {
  expect(readLink(typed).href).toBe('');
});

it('never leads to a scheme that runs code or to a hidden other site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `javascript:${text}`),
        fc
          .tuple(fc.stringMatching(/^[/\\\t #?.]{1,4}$/), fc.constantFrom('evil.example', 'a'))
          .map((parts) => parts.join('')),
      ),
      (typed) => {
        const { href, external } = readLink(typed);
        if (href === '') return;
        const url = URL.parse(href, 'https://own.example');
        if (!url) return;
        expect(['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'line:']).toContain(url.protocol);
        if (!external && url.protocol === 'https:') expect(url.host).toBe('own.example');
      },
    ),
  );
});

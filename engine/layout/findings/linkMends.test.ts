import { expect, it } from 'vitest';
import { replaceLink } from './linkMends.ts';

it('leads one link elsewhere, in every language, and leaves the others', () => {
  const value = { th: '<a href="/gone">ดู</a> <a href="/">ก</a>', en: '<a target="_blank" href="/gone">See</a>' };
  expect(replaceLink(value, { address: '/gone', to: '/new?a=1&b="' })).toEqual({
    th: '<a href="/new?a=1&amp;b=%22">ดู</a> <a href="/">ก</a>',
    en: '<a target="_blank" href="/new?a=1&amp;b=%22">See</a>',
  });
  expect(replaceLink('/gone', { address: '/gone', to: '/new?a=1&b=2' })).toBe('/new?a=1&b=2');
  expect(replaceLink('/other', { address: '/gone', to: '/new' })).toBe('/other');
});

import { expect, it } from 'vitest';
import type { TableRoute } from '../../../engine/access/route/matchRoute.ts';
import { writeFeed } from './writeFeed.ts';
import { writeRobots } from './writeRobots.ts';
import { writeSitemap, writeSitemapIndex } from './writeSitemap.ts';

const origin = 'https://a.example';
const closed = (path: string): TableRoute => ({ path, plugin: 'x', roles: ['admin'] });
const open = (path: string): TableRoute => ({ path, plugin: 'x', auth: false });

it('closes a folder once, and opens again what is open inside it', () => {
  const robots = writeRobots(
    [closed('/order'), closed('/order/:id'), closed('/order/:id/edit'), open('/order/track/:id'), open('/orders')],
    origin,
  );
  expect(robots.split('\n').slice(1, -3)).toEqual([
    'Disallow: /api/',
    'Disallow: /order',
    'Allow: /order/track/',
    'Allow: /orders',
  ]);
});

it('never closes the whole site because one page of staff begins with a parameter', () => {
  expect(writeRobots([closed('/:anything'), closed('/a')], origin)).not.toMatch(/Disallow: \/\n/);
});

it('splits a large sitemap into parts', () => {
  const index = writeSitemapIndex(3, { origin, language: 'th' });
  expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual(
    [1, 2, 3].map((part) => `${origin}/sitemap/${part}.xml`),
  );
});

it('writes XML that holds whatever a path or a title may hold', () => {
  const entry = { path: '/a?b=1&c=<x>', modified: '2026-11-21T00:00:00.000Z', bilingual: true };
  const map = writeSitemap([entry], { origin, language: 'en' });
  expect(map).toContain('<loc>https://a.example/a?b=1&amp;c=&lt;x&gt;</loc>');
  expect(map).toContain('hreflang="th" href="https://a.example/a?b=1&amp;c=&lt;x&gt;&amp;language=th"');
  const described = {
    headline: 'ก\u0000\ud800]]>\u{1F600}',
    image: 'javascript:alert(1)',
    datePublished: '2026-01-01',
  };
  const feed = writeFeed({ name: '<b>', language: 'th' }, origin, [{ path: '/p', described }]);
  expect(feed).toContain('<title>ก]]&gt;\u{1F600}</title>');
  expect(feed).toContain('<title>&lt;b&gt;</title>');
  expect(feed).not.toContain('javascript');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildPage, buildSite } from '../../../../tests/factories/buildPage.ts';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { widget } from './breadcrumbs.ts';
import { findTrail } from './findTrail.ts';

const menu = [
  { path: '/', title: 'หน้าแรก' },
  { path: '/courses', title: 'หลักสูตร', children: [{ path: '/courses/online', title: 'ออนไลน์' }] },
  { path: '', title: 'เพิ่มเติม', children: [{ path: '/about', title: 'เกี่ยวกับเรา' }] },
];
const links = (path: string) => findTrail(menu, path, 'th').map((step) => step.title);
const draw = (path: string, properties: Record<string, unknown> = {}) => {
  const site = buildSite({ name: 'ศาลา' });
  const route = { ...buildPage().route, path };
  const page = { menu, site, route, meta: { title: 'ความปลอดภัย – ศาลา', name: 'ความปลอดภัย', language: 'th' as const } };
  return renderToStaticMarkup(drawWidget(widget, Breadcrumbs, { properties, page }));
};

it('follows the menu, where the page hangs in it', () => {
  expect(links('/courses/online')).toEqual(['หลักสูตร']);
  expect(links('/about')).toEqual(['เพิ่มเติม']);
});

it('follows the address where the menu does not hold the page', () => {
  expect(links('/courses/online/safety')).toEqual(['หลักสูตร', 'ออนไลน์']);
  expect(links('/coursesque')).toEqual([]);
});

it('begins at home and ends with this page, which is no link', () => {
  const html = draw('/courses/online');
  expect(html).toMatch(/href="\/"[^>]*><span itemProp="name">หน้าแรก/);
  expect(html).toContain('aria-current="page">ความปลอดภัย</span>');
  expect(draw('/')).not.toContain('<a');
});

it('shows the steps that were typed', () => {
  const html = draw('/x', {
    source: 'items',
    items: [{ title: 'คลัง', link: 'store' }],
    showHome: false,
    current: 'ชิ้นนี้',
  });
  expect(html).toContain('href="/store"');
  expect(html).toContain('ชิ้นนี้');
  expect(html).not.toContain('หน้าแรก');
});

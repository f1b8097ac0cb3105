import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type DrawOptions, drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Navigation } from './Navigation.tsx';
import { widget } from './navigation.ts';

const draw = (options: DrawOptions) => renderToStaticMarkup(drawWidget(widget, Navigation, options));
const menu = [{ path: '/', title: { th: 'หน้าแรก', en: 'Home' } }];

it('shows the menu of the site, in the reader’s language, with the present page marked', () => {
  expect(draw({ page: { menu } })).toMatch(/aria-current="page" href="\/">หน้าแรก/);
});

it('shows the entries that were typed, with their submenus', () => {
  const items = [{ uid: 'a', title: 'หลักสูตร', target: '', subMenu: [{ uid: 'b', title: 'ออนไลน์', target: 'online' }] }];
  const html = draw({ properties: { source: 'items', items } });
  expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*>หลักสูตร/);
  expect(html).toContain('href="/online"');
});

it('shows the lines of a menu post', () => {
  const post = { builder: [{ title: 'ข่าว', target: '/news', subMenu: [{ title: 'ทั้งหมด', target: '/news/all' }] }] };
  const html = draw({ properties: { source: 'post', menuId: 'm1' }, data: { menu: post } });
  expect(html).toContain('href="/news/all"');
});

it('asks for the menu post only when it is the source', () => {
  expect(widget.data?.({ uid: 'n', type: 'navigation', source: 'post', menuId: 'm1' }, {})).toEqual({
    menu: { collection: 'post', id: 'm1' },
  });
  expect(widget.data?.({ uid: 'n', type: 'navigation', source: 'site', menuId: 'm1' }, {})).toEqual({});
});

it('draws nothing without entries', () => {
  expect(draw({})).not.toContain('<nav');
});

it('costs no script when it has no submenus', () => {
  const hydrate = widget.hydrate as (object: Record<string, unknown>) => string;
  expect(hydrate({ source: 'items', items: [{ title: 'ก', target: '/' }] })).toBe('never');
  expect(hydrate({ source: 'items', items: [{ title: 'ก', subMenu: [{ title: 'ข' }] }] })).toBe('touch');
});

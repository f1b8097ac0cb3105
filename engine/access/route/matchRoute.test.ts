import { describe, expect, it } from 'vitest';
import { createRouteTable } from './matchRoute.ts';

const table = createRouteTable(
  ['/', '/order/:id', '/order/create', '/order/:id/edit', '/product/:id/:variant?', '/cms/page/:slug'].map((path) => ({
    path,
    plugin: 'test',
  })),
);

describe('route table', () => {
  it('lets a fixed segment win over a parameter', () => {
    expect(table.match('/order/create')?.route.path).toBe('/order/create');
    expect(table.match('/order/17')).toMatchObject({ route: { path: '/order/:id' }, params: { id: '17' } });
  });

  it('goes back to the parameter when the fixed branch leads nowhere', () => {
    expect(table.match('/order/create/edit')).toMatchObject({
      route: { path: '/order/:id/edit' },
      params: { id: 'create' },
    });
  });

  it('takes an optional parameter or leaves it', () => {
    expect(table.match('/product/5')?.params).toEqual({ id: '5' });
    expect(table.match('/product/5/red')?.params).toEqual({ id: '5', variant: 'red' });
  });

  it('decodes Thai segments and ignores a trailing slash', () => {
    expect(table.match(`/cms/page/${encodeURIComponent('เกี่ยวกับเรา')}/`)?.params).toEqual({ slug: 'เกี่ยวกับเรา' });
  });

  it('knows nothing of other paths, and survives broken escapes', () => {
    expect(table.match('/nowhere')).toBeUndefined();
    expect(table.match('/cms/page/%E0%A4%A')).toBeUndefined();
    expect(table.match('/')?.route.path).toBe('/');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MenuEntry, RouteOverride } from '../../schemas/index.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;
let checksum: string;
beforeAll(async () => {
  test = await openTestApp();
  checksum = (await as('admin', '/api/router_permission')).json().data.masterConfigChecksum;
});
afterAll(() => test.close());

const as = (role: string, path: string, body?: unknown, method?: string, at = host) =>
  test.as(role)(path, { host: at, body, method });
const save = (role: string, overrides: RouteOverride[], masterConfigChecksum = checksum) =>
  as(role, '/api/router_permission', { overrides, masterConfigChecksum }, 'PUT');
const pages = '/api/page?path=/cms/pages';

/** The paths of a menu, whatever they stand under. */
function listPaths(menu: MenuEntry[]): string[] {
  return menu.flatMap(({ path, children = [] }) => [path, ...listPaths(children)]);
}

describe("a site's own permissions of routes", () => {
  it('hold at once, for pages and for menus, on this site alone', async () => {
    expect((await as('sales', pages)).status).toBe(403);
    const saved = await save('admin', [
      { routePath: '/cms', childPath: 'pages', overrides: { role: ['admin', 'sales'], inMenu: true } },
    ]);
    expect(saved.status, saved.text).toBe(200);
    const opened = await as('sales', pages);
    expect([200, 404]).toContain(opened.status);
    expect(listPaths(opened.json().menu)).toContain('/cms/pages');
    expect((await as('sales', pages, undefined, undefined, 'shop.localhost')).status).toBe(403);
    expect((await save('admin', [])).status).toBe(200);
    expect((await as('sales', pages)).status).toBe(403);
  });

  it('can ask for sign-in where a page was open, and let visitors in where it was not', async () => {
    const about = '/api/page?path=/cms/page/about';
    await save('admin', [{ routePath: '/cms/page/:slug', overrides: { auth: true, role: ['member'] } }]);
    expect((await test.call(about, { host })).status).toBe(401);
    expect((await as('member', about)).status).toBe(200);
    expect((await as('user', about)).status).toBe(403);
    await save('admin', []);
    expect((await test.call(about, { host })).status).toBe(200);
  });

  it('are decided by administrators, who may not open more than they may enter', async () => {
    const open = { routePath: '/cms/popups', overrides: { role: ['user'] } };
    for (const role of ['user', 'sales', 'manager']) expect((await save(role, [open])).status).toBe(403);
    expect((await test.call('/api/router_permission', { host })).status).toBe(401);
    expect((await save('superadmin', [open])).json().code).toBe('override_not_yours');
    expect((await save('admin', [{ ...open, overrides: { role: ['root'] } }])).json().code).toBe('override_role');
    expect((await save('admin', [{ ...open, routePath: '/no/such' }])).json().code).toBe('route_unknown');
    const shut = { routePath: '/user/login', overrides: { auth: true } };
    expect((await save('root', [shut])).json().code).toBe('override_entrance');
  });

  it('refuse what was decided on another list of pages, and what is not a permission', async () => {
    expect((await save('admin', [], 'old')).json()).toMatchObject({ status: 409, code: 'overrides_stale' });
    const wrong = [{ routePath: '/cms/pages', overrides: { redirect: 'https://elsewhere.example' } }];
    expect((await save('admin', wrong as never)).json().code).toBe('overrides_invalid');
  });
});

describe('the permissions screen', () => {
  it('tells who may open what, and why', async () => {
    const { data } = (await as('admin', '/api/permissions')).json();
    const row = data.routes.find((route: { path: string }) => route.path === '/cms/popups');
    expect(row.allowed).toEqual(['root', 'admin']);
    const explain = async (query: string) => (await as('admin', `/api/permissions/explain?${query}`)).json().data;
    expect(await explain('path=/cms/popups&role=sales')).toMatchObject({
      allowed: false,
      text: expect.stringContaining('ผู้ดูแลระบบ'),
    });
    expect(await explain('path=/cms/popups&user=demo_admin')).toMatchObject({ allowed: true, role: 'admin' });
    expect((await as('user', '/api/permissions')).status).toBe(403);
  });

  it('answers the same question for collections', async () => {
    const answer = await as(
      'admin',
      '/api/permissions/explain?collection=product&action=delete&role=user',
      undefined,
      'GET',
      'factory.localhost',
    );
    expect(answer.json().data).toMatchObject({ allowed: false });
    const { data } = (await as('admin', '/api/permissions', undefined, 'GET', 'factory.localhost')).json();
    const product = data.collections.find((one: { name: string }) => one.name === 'product');
    expect(product.allowed.read).toContain('root');
  });
});

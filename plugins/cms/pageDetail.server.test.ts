import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishLayout } from '../../tests/support/publishLayout.ts';
import { openTestApp, type TestApp } from '../../tests/support/testApp.ts';

const host = 'factory.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  const layout = { version: 1, kind: 'page', settings: { title: 'เกี่ยวกับเรา', description: '' }, rows: [] } as const;
  await publishLayout(test, { host, key: 'page/about-us', layout: { ...layout, rows: [] } });
});
afterAll(() => test.close());

const open = async (role: string, path: string) =>
  (await test.as(role)(`/api/page?path=${encodeURIComponent(path)}`, { host })).json();

it.each(['/cms/pages/about-us', '/cms/iframe/about-us', '/cms/pages/page%2Fabout-us'])(
  'shows one page with the versions that were published: %s',
  async (path) => {
    const { data, failed } = await open('admin', path);
    expect(failed).toBeUndefined();
    const { page, taken, versions } = data.page.page;
    expect(page).toMatchObject({ key: 'page/about-us', slug: 'about-us', published: true, changed: false });
    expect(taken).toContain('about-us');
    expect(versions.data.versions).toMatchObject([{ isCurrent: true }]);
  },
);

it('says that there is no page of this name', async () => {
  expect((await open('admin', '/cms/pages/nothing')).data.page.page).toEqual({ page: null });
});

it.each([
  ['/website/add', 'pages'],
  ['/website/edit/about-us', 'page'],
  ['/website/detail/about-us', 'page'],
  ['/website/admin/about-us', 'page'],
])('opens %s for a super administrator, and for no administrator', async (path, uid) => {
  const { data } = await open('superadmin', path);
  expect(JSON.stringify(data[uid])).toContain('about-us');
  expect((await test.as('admin')(`/api/page?path=${encodeURIComponent(path)}`, { host })).status).toBe(403);
});

it.each([
  ['root', '/origin/user', 'people'],
  ['root', '/origin/user/add', undefined],
  ['root', '/origin/user/add/x', undefined],
  ['root', '/origin/user/detail/demo_hr', 'person'],
  ['root', '/origin/user/edit/demo_hr', 'person-form'],
  ['root', '/origin/config', 'server'],
  ['root', '/origin/package', 'package'],
  ['superadmin', '/website/user', 'people'],
  ['superadmin', '/website/user/add/x', undefined],
  ['superadmin', '/website/user/detail/demo_hr', 'person'],
  ['superadmin', '/website/user/edit/demo_hr', 'person-form'],
  ['superadmin', '/collection/dashboard', 'own-collections-object'],
])('draws as %s at %s what the page is about', async (role, path, uid) => {
  const { data, failed, layout } = await open(role, path);
  expect(failed).toBeUndefined();
  expect(layout.rows).not.toEqual([]);
  if (uid) expect(Object.values(data[uid]).every((value) => value !== null && value !== undefined)).toBe(true);
});

it('leads root to the package of the site by the menu, and nobody else', async () => {
  const menuOf = async (role: string) => JSON.stringify((await open(role, '/config/dashboard')).menu);
  expect(await menuOf('root')).toContain('"/origin/package"');
  expect(await menuOf('superadmin')).not.toContain('"/origin/package"');
});

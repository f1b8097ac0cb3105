import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isStaff } from '../../engine/people/isStaff.ts';
import { type MenuEntry, roleNames, roles } from '../../schemas/index.ts';
import { openShippedAssets } from '../support/openShippedAssets.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({}, await openShippedAssets());
});
afterAll(() => test.close());

const academy = 'academy.localhost';
const as = (role: string, path: string, body?: unknown, method?: string, host = academy) =>
  test.as(role)(path, { host, body, method });
const page = async (role: string, path: string, host = academy) =>
  (await as(role, `/api/page?path=${encodeURIComponent(path)}`, undefined, undefined, host)).json();

it('calls a list of records what the menu calls it', async () => {
  const { layout } = await page('admin', '/inventory/lots', 'factory.localhost');
  expect(layout.settings.title).toMatchObject({ th: 'ล็อตสินค้า' });
  expect(layout.rows[0].columns[0].objects[0].title).toBe('ล็อตสินค้า');
});

it('lists in the shop what its order form sent, and nothing that came by other forms', async () => {
  const host = 'shop.localhost';
  const [product] = (await as('admin', '/api/product?limit=1&in_shop=true', undefined, undefined, host)).json().data;
  const body = {
    key: 'shop/order',
    path: `/shop/order/${product.id}`,
    values: { quantity: '2', name: 'ชลธิชา', phone: '0812345678' },
  };
  const sent = await test.call('/api/form', { host, body });
  expect(sent.status, sent.text).toBe(201);
  const answer = await page('admin', '/shop/orders', host);
  const ids = answer.data.orders.list.rows.map(({ id }: { id: string }) => id);
  expect(ids).toEqual([sent.json().data.id]);
  expect(JSON.stringify(answer.menu)).toContain('"/shop/orders"');
  for (const role of ['manager', 'sales']) expect((await page(role, '/shop/orders', host)).status, role).toBe(403);
});

it('shows members at their start what they sent themselves, with its state, and visitors the ways in', async () => {
  const host = 'shop.localhost';
  const [product] = (await as('admin', '/api/product?limit=1&in_shop=true', undefined, undefined, host)).json().data;
  const values = { quantity: '2', name: 'ชลธิชา', phone: '0812345678', message: 'ขอสีคราม' };
  const body = { key: 'shop/order', path: `/shop/order/${product.id}`, values };
  const sent = await test.as('user')('/api/form', { host, method: 'POST', body });
  expect(sent.status, sent.text).toBe(201);
  const start = async (role: string) => (await test.as(role)('/member/layout', { host })).text;
  for (const shown of ['สั่งซื้อสินค้า', 'ใหม่', String(product.product_name)]) expect(await start('user')).toContain(shown);
  for (const role of ['customer', 'admin']) expect(await start(role)).not.toContain(String(product.product_name));
  const visitor = await test.call('/member/layout', { host });
  expect(visitor.text).toContain('href="/member/login"');
  expect(visitor.text).not.toContain('ใบสมัคร และข้อความที่คุณส่ง');
});

describe('a screen of settings or people', () => {
  it.each([
    ['admin', '/config/dashboard', 'overview', 'overview'],
    ['admin', '/config/general', 'general-object', 'settings'],
    ['admin', '/config/tools', 'permissions-object', 'permitted'],
    ['admin', '/config/tools', 'permissions-object', 'decided'],
    ['admin', '/config/display', 'logs-object', 'lines'],
    ['admin', '/user/dashboard', 'people', 'list'],
    ['admin', '/user/dashboard', 'invitations', 'invitations'],
    ['admin', '/user/detail/demo_hr', 'person', 'person'],
    ['root', '/origin/dashboard', 'sites', 'rows'],
  ])('has its data in the one answer: as %s at %s', async (role, path, uid, name) => {
    const answer = await page(role, path);
    expect(answer.failed).toBeUndefined();
    expect(answer.data[uid][name]).not.toBeNull();
  });

  it('shows what the calls of the same name answer, and nothing more', async () => {
    const shown = (await page('admin', '/user/dashboard?people.q=hr@demo&people.limit=9999')).data.people.list;
    const called = (await as('admin', '/api/people?search=hr@demo')).json();
    expect(shown.rows.map(({ id }: { id: string }) => id)).toEqual(called.data.map(({ id }: { id: string }) => id));
    expect(shown.rows).toHaveLength(1);
    const all = (await page('admin', '/user/dashboard?people.role=nonsense&people.page=-1')).data.people.list;
    expect(all.rows.length).toBeGreaterThan(10);
  });

  it.each([
    ['admin', ['public', 'root', 'superadmin']],
    ['superadmin', ['public', 'root']],
  ])('offers %s no role above their own, nor that of visitors', async (role, above) => {
    const { columns } = (await page(role, '/user/dashboard')).data.people.list;
    const { choices } = columns.find(({ field }: { field: string }) => field === 'role');
    const closed = choices.flatMap((one: { value: string; closed: boolean }) => (one.closed ? one.value : []));
    expect(closed.toSorted()).toEqual(above.toSorted());
  });

  it('gives nobody more than their own rights: a role that the page is opened to still sees nobody but themselves', async () => {
    const { data } = (await as('root', '/api/router_permission')).json();
    const overrides = [{ routePath: '/user/dashboard', overrides: { role: ['admin', 'superadmin', 'user'] } }];
    expect((await as('root', '/api/router_permission', { ...data, overrides }, 'PUT')).status).toBe(200);
    const answer = await page('user', '/user/dashboard');
    expect(answer.status).toBe(200);
    expect(answer.failed).toEqual(['invitations']);
    expect(answer.data.people.list.rows.map(({ id }: { id: string }) => id)).toEqual(['demo_user']);
    expect(JSON.stringify(answer)).not.toContain('hr@demo.test');
    await as('root', '/api/router_permission', { ...data, overrides: [] }, 'PUT');
  });

  it('tells that a person is not of this site, whatever other site they belong to', async () => {
    await test.app.db.platform.query(`delete from membership where account_id = 'demo_quality' and site_id = $1`, [
      (await test.site('shop')).id,
    ]);
    const answer = await page('admin', '/user/detail/demo_quality', 'shop.localhost');
    expect(answer.data.person.person).toEqual({ person: null });
  });

  it('opens for every role where it shows its reader alone', async () => {
    for (const role of roleNames.filter((name) => name !== 'public'))
      for (const path of ['/user/profile', '/member/profile', '/student/profile'])
        expect([role, path, (await page(role, path)).status]).toEqual([role, path, 200]);
  });
});

it.each(['/message/inbox', '/message/read', '/message/compose'])(
  'refuses %s to staff whom its line leaves out',
  async (path) => {
    for (const role of ['manager', 'sales']) expect((await page(role, path)).status).toBe(403);
    const answer = await page('admin', path);
    expect(answer.redirect ?? answer.status).toBe(
      { '/message/read': '/message/inbox', '/message/compose': '/message/inbox/compose' }[path] ?? 200,
    );
  },
);

it('names the page of a new record in the title of its tab, as it is named above it', async () => {
  const name = async (path: string) => (await page('admin', path)).meta.name;
  expect(await name('/message/inbox/compose')).toBe('เขียนข้อความ');
  expect(await name('/message/inbox')).toBe('กล่องข้อความ');
  expect(await name('/records/task/new')).toBe('เพิ่มงาน');
  const inEnglish = `/api/page?path=${encodeURIComponent('/purchase/purchase-request/create')}`;
  const headers = { 'accept-language': 'en' };
  const { meta, trail } = (await test.as('admin')(inEnglish, { host: 'factory.localhost', headers })).json();
  expect([meta.name, trail.at(-1).title]).toEqual(['New purchase request', 'New purchase request']);
});

it.each(['root', 'admin', 'sales', 'accounting', 'warehouse'])(
  'offers %s only new records that they may create',
  async (role) => {
    const { data: screens } = (await test.as(role)('/api/screens')).json();
    const made = screens.flatMap(({ creates }: { creates?: string }) => creates ?? []);
    expect(made).toContain('task');
    for (const apart of ['form_submission', 'list_view', 'record_comment', 'notification'])
      expect(made).not.toContain(apart);
    const refused = await Promise.all(
      made.map(
        async (name: string) => (await test.as(role)(`/api/${name}`, { body: { data: {} } })).status === 403 && name,
      ),
    );
    expect(refused.filter(Boolean)).toEqual([]);
  },
);

describe('where a person begins after signing in', () => {
  const factory = 'factory.localhost';
  const paths = (entries: MenuEntry[]): string[] =>
    entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...paths(children)]);

  it.each(roleNames.filter((role) => role !== 'public'))('shows %s something of their own', async (role) => {
    const start = isStaff(role) ? '/work' : '/';
    const answer = await page(role, start, factory);
    expect(answer.status).toBe(200);
    expect(answer.session.user.name).toContain(roles[role]?.th);
    expect(answer.failed).toBeUndefined();
    if (!isStaff(role)) {
      expect(answer.userMenu.length).toBeGreaterThan(0);
      expect((await page(role, '/work', factory)).status).toBe(403);
      return;
    }
    expect(answer.data['work-today'].today.data).toBeInstanceOf(Array);
    expect(paths(answer.menu).filter((path) => path !== '/work').length).toBeGreaterThan(0);
  });

  it('names what they may send on, approvals first, and nothing that only others decide', async () => {
    const groups = async (role: string) => (await as(role, '/api/work', undefined, undefined, factory)).json().data;
    const admin = await groups('admin');
    expect(admin.length).toBeGreaterThan(3);
    expect(admin.every(({ count, records }: { count: number; records: [] }) => count >= records.length)).toBe(true);
    const approvals = admin.map(({ approval }: { approval: boolean }) => approval);
    expect(approvals).toEqual([...approvals].sort((one, other) => Number(other) - Number(one)));
    const collections = (await groups('hr')).map(({ collection }: { collection: string }) => collection);
    expect(collections).not.toContain('quotation');
  });

  it('leads from the address of a module to a page that they may open', async () => {
    for (const base of [
      '/delivery',
      '/finance',
      '/production',
      '/purchase',
      '/inventory',
      '/sales',
      '/hr',
      '/quality',
    ]) {
      const { redirect } = await page('admin', base, factory);
      expect([base, redirect, (await page('admin', redirect, factory)).status]).toEqual([base, redirect, 200]);
    }
  });

  it.each(['user', 'customer', 'member', 'guest'])(
    'leads %s from the address of a module to a page of the site, not to one of those who work there',
    async (role) => {
      const led: [string, string, string][] = [
        ['/shop', '/shop/checkout', 'shop.localhost'],
        ['/cms', '/cms/posts', 'shop.localhost'],
        ['/user', '/user/profile', 'shop.localhost'],
        ['/lesson', '/lesson/home', academy],
        ...['/message', '/calendar', '/config', '/sales', '/hr'].map(
          (base) => [base, '/', factory] as [string, string, string],
        ),
      ];
      for (const [base, target, host] of led) {
        const { redirect } = await page(role, base, host);
        expect([base, redirect]).toEqual([base, target]);
        expect([target, (await page(role, target, host)).status]).toEqual([target, 200]);
      }
    },
  );
});

it('asks whoever must sign in at the address of a module itself, which leads on as who they are', async () => {
  const open = async (path: string) => (await test.call(`/api/page?path=${path}`, { host: 'shop.localhost' })).json();
  for (const path of ['/shop', '/cms'])
    expect([path, await open(path)]).toMatchObject([path, { status: 401, code: 'sign_in_needed' }]);
  expect(await open('/member/login')).toMatchObject({ status: 200 });
});

describe('the first steps of a new site', () => {
  const host = 'fresh.localhost';
  const steps = async () => (await page('root', '/work', host)).data['first-steps'].steps;
  const done = async () => (await steps()).steps.map(({ done }: { done: boolean }) => done);

  it('are ticked by what there is, in order, and can be put away', async () => {
    const body = { name: 'ใหม่', hosts: [host], plugins: ['cms', 'inventory', 'shop'] };
    expect((await as('root', '/api/sites', body, 'POST')).status).toBe(201);
    const names = (await steps()).steps.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['home', 'menu', 'first', 'team']);
    expect(await done()).toEqual([false, false, false, false]);
    const menu = [{ uid: 'home', title: 'หน้าแรก', target: '/' }];
    await as('root', '/api/site', { menu }, 'PUT', host);
    const made = await as('root', '/api/product', { data: { product_name: 'โต๊ะ' } }, 'POST', host);
    expect(made.status, made.text).toBe(201);
    expect(await done()).toEqual([false, true, true, false]);
    for (const { path } of (await steps()).steps)
      expect([path, (await page('root', path, host)).status]).toEqual([path, 200]);
    const { path } = (await steps()).steps.find(({ name }: { name: string }) => name === 'first');
    const [form] = Object.values((await page('root', path, host)).data) as { record?: { given: object } }[];
    expect(form?.record?.given).toMatchObject({ in_shop: true });
    await as('root', '/api/site', { firstStepsAway: true }, 'PUT', host);
    expect(await steps()).toBeNull();
  });

  it('begin with the modules where none is on: what they bring leads nowhere without them', async () => {
    const bare = 'bare.localhost';
    expect((await as('root', '/api/sites', { name: 'เปล่า', hosts: [bare] }, 'POST')).status).toBe(201);
    const bareSteps = async () => (await page('root', '/work', bare)).data['first-steps'].steps.steps;
    const namesOf = async () => (await bareSteps()).map(({ name }: { name: string }) => name);
    expect(await namesOf()).toEqual(['modules', 'menu', 'team']);
    for (const { path } of await bareSteps())
      expect([path, (await page('root', path, bare)).status]).toEqual([path, 200]);
    expect((await as('root', '/api/site', { plugins: ['cms'] }, 'PUT', bare)).status).toBe(200);
    expect(await namesOf()).toEqual(['home', 'menu', 'first', 'team']);
  });

  it('begin with what a module brings that another needed', async () => {
    const body = { name: 'ชา', hosts: ['tea.localhost'], plugins: ['cms', 'shop'] };
    expect((await as('root', '/api/sites', body, 'POST')).status).toBe(201);
    const { steps } = (await page('root', '/work', 'tea.localhost')).data['first-steps'].steps;
    expect(steps[2].path).toMatch(/product.*in_shop=true$/);
  });

  it('are nothing to a site that has it all, nor to those who do not run it', async () => {
    expect((await page('admin', '/work')).data['first-steps'].steps).toBeNull();
    // What the factory offers is made by others there.
    expect((await page('superadmin', '/work', 'factory.localhost')).data['first-steps'].steps).toBeNull();
    expect((await page('sales', '/work')).data['first-steps']).toBeUndefined();
  });
});

describe('the pages that a person was on', () => {
  const places = async (role: string) => (await as(role, '/api/places')).json().data;

  it('are kept for them alone, newest first, with their names of now', async () => {
    for (const path of ['/user/dashboard', '/config/general', '/user/dashboard'])
      expect((await as('manager', '/api/places', { path })).status).toBe(200);
    expect((await as('admin', '/api/places', { path: '/user/dashboard' })).status).toBe(200);
    const { recent } = await places('admin');
    expect(recent).toEqual([expect.objectContaining({ path: '/user/dashboard', title: 'ผู้ใช้' })]);
    // A manager may not open them.
    expect((await places('manager')).recent).toEqual([]);
  });

  it('get a star and lose it, and closed pages get none', async () => {
    const star = (path: string, starred: boolean) => as('admin', '/api/places/star', { path, starred }, 'PUT');
    expect((await star('/config/general', true)).status).toBe(200);
    expect((await page('admin', '/config/general')).place).toEqual({ path: '/config/general', starred: true });
    expect((await places('admin')).starred.map(({ path }: { path: string }) => path)).toEqual(['/config/general']);
    expect((await star('/origin/dashboard', true)).status).toBe(404);
    await star('/config/general', false);
    expect((await places('admin')).starred).toEqual([]);
  });

  it('stand below their module', async () => {
    const { trail } = await page('admin', '/config/general');
    expect(trail).toEqual([
      { title: { th: 'ตั้งค่า', en: 'Settings' }, path: '/config' },
      { title: 'ตั้งค่าเว็บไซต์', path: '/config/general' },
    ]);
  });
});

it('leads staff back to their work from what is not there, and everybody else to the home page', async () => {
  const linkFor = async (role: string) => {
    const { layout } = await page(role, '/nothing-here');
    return layout.rows[0].columns[0].objects.map(({ link = '/' }: { link?: string }) => link);
  };
  expect([await linkFor('sales'), await linkFor('root'), await linkFor('member')]).toEqual([
    ['/work'],
    ['/work'],
    ['/'],
  ]);
});

describe('a page of the site', () => {
  const layout = { version: 1, kind: 'page', settings: { title: 'ย้ายได้' }, rows: [] };
  const status = async (slug: string) => (await page('user', `/cms/page/${slug}`)).status;
  const act = (what: string, body: object, role = 'admin') => as(role, `/api/pages/${what}`, body);
  const publish = async (slug: string) => {
    const key = `page/${slug}`;
    const { version } = (await as('admin', '/api/layout', { key, layout, version: 0 }, 'PUT')).json().data;
    expect((await as('admin', '/api/layout/publish', { key, version })).status).toBe(200);
  };

  it('moves to another address, is taken from visitors, deleted and brought back as a draft', async () => {
    await publish('movable');
    expect((await act('rename', { key: 'page/movable', to: 'page/moved' })).status).toBe(200);
    expect((await page('user', '/cms/page/movable')).redirect).toBe('/cms/page/moved');
    expect(await status('moved')).toBe(200);
    await publish('movable');
    const anew = await page('user', '/cms/page/movable');
    expect([anew.status, anew.redirect]).toEqual([200, undefined]);
    expect((await act('rename', { key: 'page/moved', to: 'page/movable' })).json().code).toBe('layout_taken');
    expect((await act('unpublish', { key: 'page/moved' })).status).toBe(200);
    expect(await status('moved')).toBe(404);
    expect((await act('unpublish', { key: 'page/moved' })).status).toBe(404);
    const { key } = (await act('trash', { key: 'page/movable' })).json().data;
    expect(await status('movable')).toBe(404);
    const trashed = (await as('admin', '/api/pages/trash')).json().data;
    expect(trashed).toMatchObject([{ key, formerKey: 'page/movable', title: 'ย้ายได้' }]);
    await publish('movable');
    expect((await act('restore', { key })).json().code).toBe('layout_taken');
    await act('trash', { key: 'page/movable' });
    expect((await act('restore', { key })).json().data).toEqual({ key: 'page/movable' });
    const restored = (await as('admin', '/api/layout?key=page/movable')).json().data;
    expect(restored).toMatchObject({ published: null, draft: { settings: { title: 'ย้ายได้' } } });
  });

  it('is found at no address it ever had once it is taken from visitors or deleted', async () => {
    for (const [what, from, to] of [
      ['unpublish', 'taken-first', 'taken-then'],
      ['trash', 'gone-first', 'gone-then'],
    ] as const) {
      await publish(from);
      expect((await act('rename', { key: `page/${from}`, to: `page/${to}` })).status).toBe(200);
      expect((await page('user', `/cms/page/${from}`)).redirect).toBe(`/cms/page/${to}`);
      expect((await act(what, { key: `page/${to}` })).status).toBe(200);
      expect([what, await status(from), await status(to)]).toEqual([what, 404, 404]);
    }
  });

  it('is nobody’s to move who may not edit, and screens of plugins are no pages', async () => {
    for (const what of ['rename', 'unpublish', 'trash'])
      expect((await act(what, { key: 'page/home', to: 'page/x' }, 'sales')).status).toBe(403);
    expect((await act('trash', { key: 'site/first' })).status).toBe(400);
    expect((await act('rename', { key: 'page/about', to: 'site/error-404' })).status).toBe(400);
  });
});

describe('the sessions of a person', () => {
  it('are seen and ended by administrators of that site alone, one by one', async () => {
    await test.cookie('sales', academy);
    await test.cookie('sales', 'factory.localhost');
    const sessions = (await as('admin', '/api/people/demo_sales/sessions')).json().data;
    expect(sessions).toHaveLength(1);
    expect((await as('sales', '/api/account')).status).toBe(200);
    const path = `/api/people/demo_sales/sessions/${sessions[0].id}`;
    expect((await as('hr', path, undefined, 'DELETE')).status).toBe(403);
    expect((await as('admin', path, undefined, 'DELETE', 'shop.localhost')).status).toBe(400);
    expect((await as('admin', path, undefined, 'DELETE')).status).toBe(200);
    expect((await as('sales', '/api/account')).status).toBe(401);
    expect((await as('sales', '/api/account', undefined, undefined, 'factory.localhost')).status).toBe(200);
  });

  it('and their roles elsewhere are told to root alone', async () => {
    const sites = async (role: string) => (await as(role, '/api/people/demo_user/sites')).json().data;
    expect(await sites('admin')).toHaveLength(1);
    expect((await sites('root')).length).toBeGreaterThan(1);
  });
});

describe('the sites of the server', () => {
  const make = (body: object, role = 'root') => as(role, '/api/sites', body, 'POST');

  it('are nobody else’s to see, make, change, close or look into', async () => {
    const { id } = await test.site('shop');
    for (const role of ['superadmin', 'admin', 'manager', 'user'])
      for (const [method, path, body] of [
        ['GET', '/api/sites'],
        ['GET', `/api/sites/${id}`],
        ['GET', `/api/sites/${id}/people`],
        ['POST', '/api/sites', { name: 'x', hosts: ['x.example'] }],
        ['PUT', `/api/sites/${id}`, { name: 'x' }],
        ['PUT', `/api/sites/${id}/hosts`, { hosts: ['x.example'] }],
        ['POST', `/api/sites/${id}/suspend`, {}],
        ['POST', `/api/sites/${id}/resume`, {}],
      ] as const)
        expect([role, path, (await as(role, path, body, method)).status]).toEqual([role, path, 403]);
    for (const path of ['/origin/dashboard', '/origin/unit', '/origin/unit/add', `/origin/unit/detail/${id}`])
      expect((await page('superadmin', path)).status).toBe(403);
  });

  it('are made with what another shows and none of its people, records and secrets', async () => {
    const source = await test.site('academy');
    const made = await make({ name: 'สาขาใหม่', hosts: ['branch.localhost'], plugins: ['cms'], template: source.id });
    expect(made.status).toBe(201);
    const { id } = made.json().data;
    const site = await test.app.sites.byId(id);
    expect(site?.menu).toEqual(source.menu);
    expect(site?.settings.demoDone).toBeUndefined();
    const people = (await as('root', `/api/sites/${id}/people`)).json();
    expect(people.data.map((person: { id: string }) => person.id)).toEqual(['demo_root']);
    const [own, theirs] = await Promise.all([test.app.layouts.list(source.id), test.app.layouts.list(id)]);
    const published = own.filter(({ publishedVersion }) => publishedVersion !== null).map(({ key }) => key);
    expect(theirs.map(({ key }) => key).sort()).toEqual(published.sort());
    expect((await test.call('/api/page?path=/', { host: 'branch.localhost' })).status).toBe(200);
  });

  it('answer nobody while they are suspended, keep everything, and open again', async () => {
    const { id } = (await make({ name: 'ปิดได้', hosts: ['closing.localhost'], plugins: ['cms'] })).json().data;
    const home = () => test.call('/api/page?path=/user/login', { host: 'closing.localhost' });
    expect((await home()).status).toBe(200);
    expect((await as('root', `/api/sites/${id}/suspend`, {}, 'POST')).json().data.suspendedAt).not.toBeNull();
    expect((await home()).json()).toMatchObject({ status: 503, code: 'site_suspended' });
    const shown = await test.call('/', { host: 'closing.localhost', headers: { accept: 'text/html' } });
    expect(shown.status).toBe(503);
    expect(shown.text).toContain('ปิดได้');
    expect((await test.call('/api/page?path=/', { host: academy })).status).toBe(200);
    await as('root', `/api/sites/${id}/resume`, {}, 'POST');
    expect((await home()).status).toBe(200);
    const log = await test.app.db.platform.query<{ action: string }>(
      'select action from audit where site_id = $1 order by id',
      [id],
    );
    expect(log.map(({ action }) => action)).toEqual(['site.created', 'site.suspended', 'site.resumed']);
  });

  it('are not closed from inside, nor named twice', async () => {
    const { id } = await test.site('academy');
    expect((await as('root', `/api/sites/${id}/suspend`, {}, 'POST')).json().code).toBe('site_in_use');
    expect((await make({ name: 'x', hosts: [academy] })).json().code).toBe('host_taken');
    expect((await as('root', '/api/sites/nonsense')).json().code).toBe('site_missing');
  });
});

describe('the menu of a site', () => {
  it('shows a line that is meant for some roles to them, and to root', async () => {
    const { menu } = (await as('admin', '/api/site')).json().data;
    const line = { uid: 'staff-only', title: 'สำหรับฝ่ายขาย', target: 'https://example.com/staff', roles: ['sales'] };
    expect((await as('admin', '/api/site', { menu: [...menu, line] }, 'PUT')).status).toBe(200);
    const sees = async (role: string) => JSON.stringify((await page(role, '/')).menu).includes('example.com/staff');
    expect(await sees('hr')).toBe(false);
    expect(await sees('root')).toBe(true);
    expect(JSON.stringify((await test.call('/api/page?path=/', { host: academy })).json().menu)).not.toContain('staff');
    await as('admin', '/api/site', { menu }, 'PUT');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LayoutObject } from '../../schemas/index.ts';
import { forgetPublisher } from '../../server/pages/layouts/publishersOf.ts';
import { buildLayout } from '../factories/buildPage.ts';
import { addOwnRole } from '../support/ownRoles.ts';
import { publishLayout } from '../support/publishLayout.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
const salary = '7300037';
let test: TestApp;
const as = (role: string, path: string, body?: unknown, method?: string) => test.as(role)(path, { host, body, method });
const table: LayoutObject = {
  uid: 't',
  type: 'table',
  v: 1,
  query: { collection: 'payroll', sort: { name: 1 } },
  columns: [{ field: 'name' }, { field: 'salary' }],
};
const dataOf = (slug: string) => `/api/page/data?path=${encodeURIComponent(`/cms/page/${slug}`)}&objects=t`;

beforeAll(async () => {
  test = await openTestApp();
  const schema = {
    type: 'object',
    properties: { name: { type: 'string', 'x-index': true }, salary: { type: 'string' } },
    'x-access': {
      read: [{ roles: ['superadmin', 'admin'] }, { roles: ['hr'], fields: ['name'] }],
      create: [{ roles: ['superadmin', 'admin'] }],
    },
  };
  const title = { th: 'เงินเดือน', en: 'Payroll' };
  expect((await as('root', '/api/collection', { data: { name: 'payroll', title, schema } })).status).toBe(201);
  expect((await as('root', '/api/payroll', { data: { name: 'ก', salary } })).status).toBe(201);
});
afterAll(() => test.close());

describe('a layout that reads what its maker may not', () => {
  it('is not published: the maker is told what it reads', async () => {
    const key = 'page/stolen';
    const saved = await as('manager', '/api/layout', { key, layout: buildLayout({}, [table]), version: 0 }, 'PUT');
    const { version } = saved.json().data;
    const refused = await as('manager', '/api/layout/publish', { key, version });
    expect(refused.json()).toMatchObject({ status: 403, code: 'layout_reads_hidden' });
    expect(refused.json().message).toContain('เงินเดือน');
    expect((await as('admin', '/api/layout/publish', { key, version })).status).toBe(200);
  });

  it('is not published as a form that nobody could send, and is once it has a field', async () => {
    const key = 'page/empty-form';
    const publish = async (objects: LayoutObject[], version: number) => {
      const layout = { ...buildLayout({}, objects), kind: 'form' as const };
      const saved = await as('admin', '/api/layout', { key, layout, version }, 'PUT');
      return as('admin', '/api/layout/publish', { key, version: saved.json().data.version });
    };
    const refused = await publish([{ uid: 'h', type: 'header', v: 1, text: 'x' }], 0);
    expect(refused.json()).toMatchObject({ status: 400, code: 'layout_dead' });
    expect((await publish([{ uid: 'i', type: 'input', v: 1, name: 'mail' }], 1)).status).toBe(200);
  });

  it('shows nothing of it to others any more when the rights of who published it change', async () => {
    const key = 'page/demoted';
    await publishLayout(test, { host, key, layout: buildLayout({}, [table]) });
    expect((await as('superadmin', dataOf('demoted'))).text).toContain(salary);
    const site = await test.site('academy');
    const setRole = async (role: string) => {
      await test.app.db.platform.query('update membership set role = $1 where account_id = $2 and site_id = $3', [
        role,
        'demo_admin',
        site.id,
      ]);
      forgetPublisher(test.app.db, site.id, key);
    };
    await setRole('manager');
    const hidden = await as('superadmin', dataOf('demoted'));
    expect(hidden.status).toBe(200);
    expect(hidden.text).not.toContain(salary);
    await setRole('hr');
    const narrowed = await as('superadmin', dataOf('demoted'));
    expect(narrowed.text).toContain('ก');
    expect(narrowed.text).not.toContain(salary);
    await setRole('admin');
    expect((await as('superadmin', dataOf('demoted'))).text).toContain(salary);
  });
});

describe('a layout whose buttons act in the name of whoever uses it', () => {
  const call = {
    title: 'ดูข้อมูล',
    method: 'PUT',
    path: '/api/people/demo_manager/role',
    body: [{ name: 'role', value: 'admin' }],
  };
  const people: LayoutObject = { uid: 't', type: 'table', v: 1, query: { collection: 'user' }, rowCalls: [call] };
  const offersTo = async (role: string, slug: string) =>
    (await as(role, `/api/page?path=${encodeURIComponent(`/cms/page/${slug}`)}`)).text.includes(call.path);

  it('offers them only where an administrator of their rank has published it', async () => {
    await publishLayout(test, { host, key: 'page/lure', layout: buildLayout({}, [people]), role: 'manager' });
    for (const role of ['superadmin', 'admin', 'manager', 'sales'])
      expect(await offersTo(role, 'lure'), role).toBe(false);
    await publishLayout(test, { host, key: 'page/tools', layout: buildLayout({}, [people]) });
    for (const role of ['admin', 'manager']) expect(await offersTo(role, 'tools'), role).toBe(true);
    expect(await offersTo('superadmin', 'tools')).toBe(false);
  });

  it('names the event of a button only there, too: its label says what its author likes', async () => {
    const button = { uid: 'b', type: 'event_button', v: 1, collection: 'task', event: 'LURE_EVENT', label: 'อ่านต่อ' };
    const holds = async (role: string, slug: string) =>
      (await as(role, `/api/page?path=${encodeURIComponent(`/cms/page/${slug}`)}`)).text.includes('LURE_EVENT');
    await publishLayout(test, { host, key: 'page/press', layout: buildLayout({}, [button]), role: 'manager' });
    for (const role of ['superadmin', 'admin', 'sales']) expect(await holds(role, 'press'), role).toBe(false);
    await publishLayout(test, { host, key: 'page/pressed', layout: buildLayout({}, [button]) });
    for (const role of ['admin', 'manager']) expect(await holds(role, 'pressed'), role).toBe(true);
  });
});

describe('a layout of somebody who may read only their own records', () => {
  it('shows each reader theirs, and no field that its publisher may not read', async () => {
    const own = { created_by: '$user.id' };
    const schema = {
      type: 'object',
      properties: { name: { type: 'string' }, cost: { type: 'string' } },
      'x-access': {
        read: [{ roles: ['admin'] }, { roles: ['manager', 'sales'], when: own, fields: ['name'] }],
        create: [{ roles: ['admin', 'manager', 'sales'], fields: ['name'] }],
      },
    };
    const title = { th: 'คำสั่งซื้อของฉัน', en: 'My orders' };
    expect((await as('root', '/api/collection', { data: { name: 'own_order', title, schema } })).status).toBe(201);
    for (const role of ['manager', 'sales', 'admin']) {
      const made = await as(role, '/api/own_order', { data: { name: `of-${role}` } });
      expect(made.status, made.text).toBe(201);
    }
    const { id } = await test.site('academy');
    const stored = (await test.app.collections.of(await test.site('academy'))).get('own_order');
    await test.app.db.platform.query(
      `update "${stored?.table}" set data = data || '{"cost":"990077"}' where site_id = $1`,
      [id],
    );
    const columns = [{ field: 'name' }, { field: 'cost' }];
    const layout = buildLayout({}, [{ ...table, query: { collection: 'own_order', sort: { name: 1 } }, columns }]);
    const saved = await as('manager', '/api/layout', { key: 'page/own', layout, version: 0 }, 'PUT');
    const { version } = saved.json().data;
    const published = await as('manager', '/api/layout/publish', { key: 'page/own', version });
    expect(published.status, published.text).toBe(200);
    const shown = async (role: string) => (await as(role, dataOf('own'))).text.match(/of-\w+/g)?.sort();
    expect(await shown('sales')).toEqual(['of-sales']);
    expect(await shown('manager')).toEqual(['of-manager']);
    expect(await shown('admin')).toEqual(['of-admin', 'of-manager', 'of-sales']);
    expect((await as('admin', dataOf('own'))).text).not.toContain('990077');
    expect((await as('admin', '/api/own_order')).text).toContain('990077');
  });
});

describe('a layout of somebody whose own role takes away what their given role reads', () => {
  const key = 'page/half';
  const shown = async () => (await test.as('admin')(dataOf('half'))).text;

  it('shows others nothing of that, also when whoever published it has left', async () => {
    const schema = {
      type: 'object',
      properties: { name: { type: 'string', 'x-index': true }, salary: { type: 'string' } },
      'x-access': { read: [{ roles: ['admin', 'manager'] }], create: [{ roles: ['admin'] }] },
    };
    const made = await test.as('root')('/api/collection', {
      body: { data: { name: 'told_salary', title: 'ก', schema } },
    });
    expect(made.status, made.text).toBe(201);
    expect((await test.as('admin')('/api/told_salary', { body: { data: { name: 'told', salary } } })).status).toBe(201);
    const denies = [{ collection: 'told_salary', actions: ['read'], fields: ['salary'] }];
    await addOwnRole(test, { id: 'half_manager', base: 'manager', denies });
    const layout = buildLayout({}, [{ ...table, query: { collection: 'told_salary', sort: { name: 1 } } }]);
    const saved = await test.as('half_manager')('/api/layout', { method: 'PUT', body: { key, layout, version: 0 } });
    const body = { key, version: saved.json().data?.version };
    const published = await test.as('half_manager')('/api/layout/publish', { body });
    expect(published.status, published.text).toBe(200);
    expect((await test.as('admin')('/api/told_salary')).text).toContain(salary);
    expect(await shown()).toContain('told');
    expect(await shown()).not.toContain(salary);
    const { id } = await test.site('factory');
    await test.app.db.platform.query(`delete from membership where account_id = 'demo_half_manager'`);
    forgetPublisher(test.app.db, id, key);
    expect(await shown()).toContain('told');
    expect(await shown()).not.toContain(salary);
  });
});

describe('pictures of a page', () => {
  const policyOf = async () => String((await test.call('/user/login', { host })).headers['content-security-policy']);

  it('come from the site itself, and from other hosts only where the site names them', async () => {
    expect(await policyOf()).toContain("img-src 'self' data: blob:;");
    const bad = await as('admin', '/api/site', { mediaHosts: "cdn.example.com; script-src 'unsafe-inline'" }, 'PUT');
    expect(bad.status).toBe(400);
    expect((await as('admin', '/api/site', { mediaHosts: 'cdn.example.com films.example.com' }, 'PUT')).status).toBe(
      200,
    );
    const policy = await policyOf();
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.com https://films.example.com;");
    expect(policy).toContain("script-src 'self' 'nonce-");
  });
});

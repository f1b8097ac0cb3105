import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'shop.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const as = (role: string, path: string, body?: unknown, method?: string, at = host) =>
  test.as(role)(path, { host: at, body, method });

describe('the settings of a site', () => {
  it('are read and changed by those who run it alone', async () => {
    for (const role of ['root', 'superadmin', 'admin']) expect((await as(role, '/api/site')).status).toBe(200);
    for (const role of ['manager', 'user', 'sales', 'public']) {
      expect((await as(role, '/api/site')).status).toBe(403);
      expect((await as(role, '/api/site', { name: 'x' }, 'PUT')).status).toBe(403);
    }
    expect((await test.call('/api/site', { host })).status).toBe(401);
  });

  it('take effect at once, leave what was not named, and are in the audit log', async () => {
    const before = (await as('admin', '/api/site')).json().data;
    const change = { name: 'ร้านใหม่', theme: { brand: '#123456', radius: 'round' }, marquee: 'ลดราคาทั้งร้าน' };
    expect((await as('admin', '/api/site', change, 'PUT')).json().data).toMatchObject(change);
    const page = (await test.call('/api/page?path=/', { host })).json();
    expect(page.site).toMatchObject(change);
    expect(page.site.footer).toBe(before.footer.th);
    expect((await as('admin', '/api/audit')).json().data[0]).toMatchObject({ action: 'site.changed', changes: change });
    const inBoth = { names: { en: 'New shop' }, footer: { th: 'ท้ายหน้า', en: 'Below' } };
    expect((await as('admin', '/api/site', inBoth, 'PUT')).status).toBe(200);
    const read = async (language: string) => {
      const { site, meta } = (
        await test.call('/api/page?path=/', { host, headers: { 'accept-language': language } })
      ).json();
      return { name: site.name, footer: site.footer, inTitle: meta.title.endsWith(site.name) };
    };
    expect(await read('en')).toEqual({ name: 'New shop', footer: 'Below', inTitle: true });
    expect(await read('th')).toEqual({ name: 'ร้านใหม่', footer: 'ท้ายหน้า', inTitle: true });
    await as('admin', '/api/site', { marquee: '' }, 'PUT');
    expect((await test.call('/api/page?path=/', { host })).json().site.marquee).toBeUndefined();
    const other = (await test.call('/api/page?path=/', { host: 'academy.localhost' })).json();
    expect(other.site.name).not.toBe(change.name);
  });

  it.each([
    [{}],
    [{ nonsense: 1 }],
    [{ name: '  ' }],
    [{ name: 'ศาลา\r\nBcc: thief@elsewhere.example' }],
    [{ theme: { brand: 'url(javascript:1)' } }],
    [{ logo: 'javascript:alert(1)' }],
    [{ logo: '//elsewhere.example/x.png' }],
    [{ homepage: 'https://elsewhere.example' }],
    [{ plugins: ['no-such-plugin'] }],
    [{ menu: [{ uid: 'a', title: 'A', target: 'javascript:alert(1)' }] }],
    [{ accounts: { lockAfter: 1 } }],
    [{ timeZone: 'Mars/Olympus' }],
    [{ hosts: ['stolen.example'] }],
    [{ id: 'a0000000-0000-4000-8000-000000000001' }],
  ])('refuse %j', async (change) => {
    expect((await as('admin', '/api/site', change, 'PUT')).json()).toMatchObject({ status: 400, code: 'site_invalid' });
  });

  it('do not let anybody shut their own role out', async () => {
    const answer = await as('admin', '/api/site', { accounts: { signInRoles: ['user'] } }, 'PUT');
    expect(answer.json().code).toBe('own_role_shut_out');
  });

  it('turn a plugin off with its pages, and on again with its data', async () => {
    const { plugins } = (await as('admin', '/api/site')).json().data;
    const path = '/api/page?path=/cms/page/about';
    expect((await test.call(path, { host })).status).toBe(200);
    await as('admin', '/api/site', { plugins: plugins.filter((id: string) => id !== 'cms') }, 'PUT');
    expect((await test.call(path, { host })).status).toBe(404);
    await as('admin', '/api/site', { plugins }, 'PUT');
    expect((await test.call(path, { host })).status).toBe(200);
  });

  it('name the page that stands at the root', async () => {
    await as('admin', '/api/site', { homepage: '/cms/page/about' }, 'PUT');
    const [home, about] = await Promise.all(
      ['/', '/cms/page/about'].map(async (path) => (await test.call(`/api/page?path=${path}`, { host })).json()),
    );
    expect(home.layout).toEqual(about.layout);
    await as('admin', '/api/site', { homepage: '' }, 'PUT');
  });
});

describe('all sites', () => {
  it('are seen and made by root alone', async () => {
    for (const role of ['superadmin', 'admin', 'user'])
      for (const [path, body] of [['/api/sites'], ['/api/sites', { name: 'x', hosts: ['x.localhost'] }]] as const)
        expect((await as(role, path, body)).status).toBe(403);
    const made = await as('root', '/api/sites', { name: 'ไซต์ใหม่', hosts: ['New.localhost'], plugins: ['cms'] });
    expect(made.json()).toMatchObject({ status: 201, data: { hosts: ['new.localhost'], type: 'unit' } });
    expect((await test.call('/api/page?path=/user/login', { host: 'new.localhost' })).json().site.name).toBe('ไซต์ใหม่');
    const names = (await as('root', '/api/sites')).json().data.map((site: { name: string }) => site.name);
    expect(names).toContain('ไซต์ใหม่');
  });

  it('share no host name, and a site is found under its new names at once', async () => {
    const made = await as('root', '/api/sites', { name: 'อีกไซต์', hosts: ['other.localhost'] });
    const { id } = made.json().data;
    const taken = await as('root', `/api/sites/${id}/hosts`, { hosts: ['academy.localhost'] }, 'PUT');
    expect(taken.json()).toMatchObject({ status: 409, code: 'host_taken' });
    expect((await test.call('/api/session', { host: 'other.localhost' })).status).toBe(200);
    await as('root', `/api/sites/${id}/hosts`, { hosts: ['renamed.localhost'] }, 'PUT');
    expect((await test.call('/api/session', { host: 'renamed.localhost' })).status).toBe(200);
    expect((await test.call('/api/session', { host: 'other.localhost' })).json().code).toBe('site_unknown');
    for (const hosts of [[], ['a b'], ['-x'], 'x', ['x:80']])
      expect((await as('root', `/api/sites/${id}/hosts`, { hosts }, 'PUT')).status).toBe(400);
  });

  it('lead staff of a site without a public side to the sign-in page and back', async () => {
    await as('root', '/api/sites', { name: 'หลังบ้าน', hosts: ['back.localhost'], type: 'origin', plugins: ['cms'] });
    const answer = await test.call('/cms/pages?page=2', { host: 'back.localhost' });
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(`/member/login?next=${encodeURIComponent('/cms/pages?page=2')}`);
    expect((await test.call('/api/page?path=/cms/pages', { host: 'back.localhost' })).status).toBe(401);
  });
});

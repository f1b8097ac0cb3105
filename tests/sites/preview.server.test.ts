import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LayoutObject } from '../../schemas/index.ts';
import { openClient } from '../support/openClient.ts';
import { openShippedAssets } from '../support/openShippedAssets.ts';
import { sendFile } from '../support/sendFile.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({}, await openShippedAssets());
  const schema = {
    properties: { name: { type: 'string' } },
    'x-access': { read: [{ roles: ['admin', 'sales'] }], create: [{ roles: ['admin'] }] },
  };
  await test.as('root')('/api/collection', { body: { data: { name: 'thing', title: 'thing', schema } } });
  await test.as('admin')('/api/thing', { body: { data: { name: 'ของลับ' } } });
});
afterAll(() => test.close());

const header = (text: string): LayoutObject => ({ uid: 'h', type: 'header', v: 1, text });
const things: LayoutObject = {
  uid: 'list',
  type: 'repeater',
  v: 1,
  query: { collection: 'thing', find: {} },
  rows: [
    { uid: 'ir', columns: [{ uid: 'ic', objects: [{ uid: 'it', type: 'header', v: 1, text: '{{item.name}}' }] }] },
  ],
};
const forSales: LayoutObject = { ...header('SALES-ONLY'), uid: 's', show: { 'user.role': 'sales' } };

async function save(key: string, objects: LayoutObject[], version = 0): Promise<number> {
  const rows = [{ uid: 'r', columns: [{ uid: 'c', objects }] }];
  const layout = { version: 1, kind: 'page', settings: { title: 'ทดลอง' }, rows };
  const saved = await test.as('admin')('/api/layout', { method: 'PUT', body: { key, version, layout } });
  expect(saved.status, saved.text).toBe(200);
  return saved.json().data.version as number;
}
const look = (role: string, as: string, key = 'page/looked') =>
  test.as(role)(`/_preview?key=${encodeURIComponent(key)}&as=${as}`);
const share = async (key: string, lasts = 'day') =>
  (await test.as('manager')('/api/layout/previews', { body: { key, lasts } })).json().data;

it('draws the draft as a visitor, a role or the editor would see it', async () => {
  const version = await save('page/looked', [header('เผยแพร่แล้ว')]);
  const published = await test.as('admin')('/api/layout/publish', { body: { key: 'page/looked', version } });
  await save('page/looked', [header('ฉบับร่าง'), things, forSales], published.json().data.version);
  const visitor = await look('admin', '');
  expect(visitor.status, visitor.text).toBe(200);
  expect(visitor.text).toContain('ฉบับร่าง');
  expect(visitor.text).not.toMatch(/เผยแพร่แล้ว|ของลับ|SALES-ONLY/);
  const sales = await look('admin', 'sales');
  expect(sales.text).toContain('ของลับ');
  expect(sales.text).toContain('SALES-ONLY');
  const own = await look('admin', 'me');
  expect(own.text).toContain('ของลับ');
  expect(own.text).not.toContain('SALES-ONLY');
});

it('draws a saved block, which stands under no address, as a visitor would see it', async () => {
  await save('block/looked', [header('ข้อความของบล็อก')]);
  const answer = await look('admin', '', 'block/looked');
  expect(answer.status, answer.text).toBe(200);
  expect(answer.text).toContain('ข้อความของบล็อก');
});

it('is a page that runs nothing, sends nothing, and is kept by nobody', async () => {
  const answer = await look('admin', '');
  expect(answer.headers['content-security-policy']).toMatch(/; sandbox allow-same-origin$/);
  // The builder shows it in a frame, and whoever it is refused to sees why there.
  for (const { headers } of [answer, await look('member', '')])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(answer.headers['x-robots-tag']).toContain('noindex');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers.etag).toBeUndefined();
  // What its sandbox would refuse to run is not on it.
  expect(answer.text).not.toMatch(/<script(?! type="application\/ld)|modulepreload/);
});

it('is for those who edit, and no role above their own', async () => {
  expect((await look('member', '')).status).toBe(403);
  expect((await test.call('/_preview?key=page%2Flooked')).text).not.toContain('ฉบับร่าง');
  for (const as of ['admin', 'root', 'superadmin', 'nobody', 'public'])
    expect((await look('manager', as)).status, as).toBe(403);
  const { roles } = (await test.as('manager')('/api/layout/previews?key=page%2Flooked')).json().data;
  const ids = roles.map(({ id }: { id: string }) => id);
  expect(ids).toContain('sales');
  expect(ids).not.toContain('admin');
});

it('offers the jobs for which the site has pages', async () => {
  const offered = async () =>
    (await test.as('admin')('/api/layout/previews?key=page%2Flooked'))
      .json()
      .data.roles.map(({ id }: { id: string }) => id);
  const choose = (plugins: string[]) => test.as('superadmin')('/api/site', { method: 'PUT', body: { plugins } });
  await choose(['cms', 'calendar', 'lesson']);
  expect(await offered()).toEqual(['admin', 'manager', 'member', 'guest', 'customer', 'user']);
  await choose(['cms', 'calendar', 'inventory']);
  expect(await offered()).toEqual(expect.arrayContaining(['warehouse', 'production']));
});

it('is shown by a link to people without an account, until the link is revoked', async () => {
  const { id, path } = await share('page/looked');
  const seen = await test.call(path);
  expect(seen.status).toBe(200);
  expect(seen.text).toContain('ฉบับร่าง');
  expect(seen.text).not.toMatch(/ของลับ|SALES-ONLY/);
  const { links } = (await test.as('admin')('/api/layout/previews?key=page%2Flooked')).json().data;
  expect(links).toMatchObject([{ id, key: 'page/looked' }]);
  expect(JSON.stringify(links)).not.toContain(path.split('/').at(-1));
  expect((await test.as('manager')(`/api/layout/previews/${id}`, { method: 'DELETE' })).status).toBe(200);
  expect((await test.call(path)).status).toBe(404);
  expect((await test.as('manager')(`/api/layout/previews/${id}`, { method: 'DELETE' })).status).toBe(404);
});

it('shows a visitor the same whoever opens the link, and nothing after its time', async () => {
  const { path } = await share('page/looked');
  expect((await test.as('admin')(path)).text).not.toContain('ของลับ');
  await test.app.db.platform.query("update layout_preview set expires_at = now() - interval '1 minute'");
  expect((await test.call(path)).status).toBe(404);
  expect((await test.call('/_preview/anything')).status).toBe(404);
});

it('refuses links to layouts that there are not, and by those who do not edit', async () => {
  const body = { key: 'cms/nothing', lasts: 'day' };
  expect((await test.as('admin')('/api/layout/previews', { body })).status).toBe(404);
  expect((await test.as('member')('/api/layout/previews', { body })).status).toBe(403);
});

it('has no more links than are listed, so that none works that nobody sees', async () => {
  await save('page/shared', [header('ฉบับแบ่งปัน')]);
  const body = { key: 'page/shared', lasts: 'day' };
  const made = [];
  for (let n = 0; n < 51; n += 1) made.push((await test.as('manager')('/api/layout/previews', { body })).status);
  expect(made.filter((status) => status === 409)).toHaveLength(1);
  const { links } = (await test.as('admin')('/api/layout/previews?key=page%2Fshared')).json().data;
  expect(links).toHaveLength(50);
});

it('shows a deleted page to nobody: its links end with it, and do not come back with it', async () => {
  await save('page/deleted', [header('ฉบับลบ')]);
  const { path } = await share('page/deleted');
  expect((await test.call(path)).text).toContain('ฉบับลบ');
  const { key } = (await test.as('manager')('/api/pages/trash', { body: { key: 'page/deleted' } })).json().data;
  expect((await test.call(path)).status).toBe(404);
  expect((await test.as('manager')('/api/pages/restore', { body: { key } })).status).toBe(200);
  expect((await test.call(path)).status).toBe(404);
});

it('is drawn for nobody whose session is restricted, who opens no private file either', async () => {
  const host = 'factory.localhost';
  await save('page/held', [header('ฉบับกัน')]);
  const sender = { test, host, cookie: await test.cookie('admin', host) };
  const { url } = (await sendFile(sender, Buffer.from('%PDF-1.7\n'), { name: 'a.pdf', purpose: 'library' })).json()
    .data;
  await test.app.db.platform.query(`update file set is_public = false where name = 'a.pdf'`);
  const person = openClient({ port: test.port, host });
  const see = async () => {
    const asked = [await person.get('/_preview?key=page%2Fheld&as=me'), await person.get(url)];
    return asked.map(({ status }) => status);
  };
  const signIn = async () => expect((await person.signIn('admin@demo.test', 'sala-demo')).status).toBe(200);
  await signIn();
  expect(await see()).toEqual([200, 200]);
  expect((await person.post('/api/lock', {})).status).toBeLessThan(300);
  expect(await see()).toEqual([423, 423]);
  const { id } = await test.site('factory');
  await test.app.db.platform.query(
    `update site set settings = settings || '{"accounts": {"secondFactor": "administrators"}}' where site_id = $1`,
    [id],
  );
  await test.app.sites.changed(id);
  // The lock is opened although the site demands more by now: else only signing out would be left.
  expect((await person.post('/api/unlock', { password: 'sala-demo' })).status).toBe(200);
  expect(await see()).toEqual([403, 403]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EditingSettings, Layout } from '../../../schemas/index.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';
import { callGroups } from '../../api/calls/callGroups.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const layoutOf = (text: string, type = 'header'): Layout => ({
  version: 1,
  kind: 'page',
  settings: { title: 'หน้า' },
  rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [{ uid: 'h', type, v: 1, text, level: 1 }] }] }],
});
const give = async (editing: EditingSettings) => {
  const answer = await test.as('admin')('/api/site', { method: 'PUT', body: { editing } });
  expect(answer.status, answer.text).toBe(200);
};
const read = async (key: string, role: string) =>
  (await test.as(role)(`/api/layout?key=${encodeURIComponent(key)}`)).json().data;
async function save(key: string, layout: Layout, role: string) {
  const version = (await read(key, 'admin')).version;
  return test.as(role)('/api/layout', { method: 'PUT', body: { key, layout, version } });
}
const publish = async (key: string, role: string) =>
  test.as(role)('/api/layout/publish', { body: { key, version: (await read(key, 'admin')).version } });

it('lets a manager who may edit content change texts and nothing else, and not publish', async () => {
  await save('page/rights', layoutOf('ก'), 'admin');
  await give({ roles: { manager: 'content' } });
  expect((await read('page/rights', 'manager')).may).toBe('content');
  expect((await save('page/rights', layoutOf('ข'), 'manager')).status).toBe(200);
  const moved = await save('page/rights', { ...layoutOf('ข'), rows: [] }, 'manager');
  expect([moved.status, moved.json().code]).toEqual([403, 'layout_content_only']);
  const other = layoutOf('ข');
  Object.assign(other.rows[0]?.columns[0]?.objects[0] ?? {}, { level: 2 });
  expect((await save('page/rights', other, 'manager')).status).toBe(403);
  expect((await save('page/rights', layoutOf('ข', 'html'), 'manager')).status).toBe(403);
  expect((await publish('page/rights', 'manager')).status).toBe(403);
  expect((await test.as('manager')('/api/pages/trash', { body: { key: 'page/rights' } })).status).toBe(403);
});

it('lets one edit without publishing, and says otherwise for single pages', async () => {
  await give({ roles: { manager: 'layout' }, pages: [{ key: 'page/open', role: 'manager', level: 'publish' }] });
  expect((await save('page/rights', { ...layoutOf('ค'), rows: [] }, 'manager')).status).toBe(200);
  expect((await publish('page/rights', 'manager')).status).toBe(403);
  expect((await save('page/open', layoutOf('ง'), 'manager')).status).toBe(200);
  expect((await publish('page/open', 'manager')).status).toBe(200);
  expect((await publish('page/rights', 'admin')).status).toBe(200);
});

it('takes editing away altogether, and gives the builder to whom the site gives it', async () => {
  const opens = async (role: string) =>
    (await test.as(role)(`/api/page?path=${encodeURIComponent('/cms/builder/page%2Fopen')}`)).status;
  await give({ roles: { manager: 'none' }, pages: [] });
  expect((await test.as('manager')('/api/layout?key=page%2Fopen')).status).toBe(403);
  expect((await save('page/open', layoutOf('จ'), 'manager')).status).toBe(403);
  expect(await opens('manager')).toBe(403);
  await give({ roles: { manager: 'content', superadmin: 'publish' }, pages: [] });
  expect([await opens('manager'), await opens('superadmin'), await opens('member')]).toEqual([200, 200, 403]);
});

it('shows nothing of a page that somebody may not edit: no version, no draft, no data of it, and no link to it', async () => {
  await save('page/closed', layoutOf('ลับ'), 'admin');
  await publish('page/closed', 'admin');
  await give({ pages: [{ key: 'page/closed', role: 'manager', level: 'none' }] });
  const ask = async (role: string) =>
    Promise.all(
      [
        '/api/layout?key=page/closed',
        '/api/layout/version?key=page/closed&version=1',
        '/api/builder/data?key=page/closed',
        '/_preview?key=page/closed&as=me',
        '/_preview?key=page/closed',
      ].map(async (path) => (await test.as(role)(path)).status),
    );
  const share = async (role: string) =>
    (await test.as(role)('/api/layout/previews', { body: { key: 'page/closed', lasts: 'day' } })).status;
  expect(await ask('manager')).toEqual([403, 403, 403, 403, 403]);
  expect(await share('manager')).toBe(403);
  expect(await ask('admin')).not.toContain(403);
  expect(await share('admin')).toBe(200);
});

it('refuses every call that reads a page which somebody may not edit, and leaves the links to it alone', async () => {
  await save('page/shut', layoutOf('ลับ'), 'admin');
  await publish('page/shut', 'admin');
  const shared = await test.as('admin')('/api/layout/previews', { body: { key: 'page/shut', lasts: 'day' } });
  const { id } = shared.json().data;
  await give({ pages: [{ key: 'page/shut', role: 'manager', level: 'none' }] });
  const reading = callGroups
    .flatMap(({ calls }) => calls)
    .filter(({ method, who, query }) => method === 'get' && who === 'editor' && query && 'key' in query);
  expect(reading.length).toBeGreaterThan(6);
  for (const call of reading) {
    const path = `${call.path}?key=page/shut${call.query && 'version' in call.query ? '&version=1' : ''}`;
    expect([call.id, (await test.as('manager')(path)).status]).toEqual([call.id, 403]);
  }
  const revoke = async (role: string) =>
    (await test.as(role)(`/api/layout/previews/${id}`, { method: 'DELETE' })).status;
  expect([await revoke('manager'), await revoke('admin')]).toEqual([403, 200]);
});

it('shows a block before it is published to whoever may edit it, and to nobody else', async () => {
  const begun = { key: 'block/shut', layout: layoutOf('ลับ'), version: 0 };
  await test.as('admin')('/api/layout', { method: 'PUT', body: begun });
  const ask = async () => (await test.as('manager')('/api/builder/ready-made/one?kind=block&name=block/shut')).status;
  expect(await ask()).toBe(200);
  await give({ pages: [{ key: 'block/shut', role: 'manager', level: 'none' }] });
  expect(await ask()).toBe(404);
  await publish('block/shut', 'admin');
  expect(await ask()).toBe(200);
});

it('does not let managers change these rights', async () => {
  const body = { editing: { roles: { manager: 'publish' } } };
  expect((await test.as('manager')('/api/site', { method: 'PUT', body })).status).toBe(403);
});

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
  const version = (await read(key, 'admin'))?.version ?? 0;
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

it('says of each page in lists what its reader may do with it', async () => {
  const list = async (role: string) => {
    const { data } = (await test.as(role)('/api/layouts')).json();
    return (data as { key: string; may: string }[]).find(({ key }) => key === 'page/open')?.may;
  };
  await give({ roles: { manager: 'content' }, pages: [] });
  // Nobody gave a superadmin the builder.
  expect([await list('admin'), await list('manager'), await list('superadmin')]).toEqual([
    'publish',
    'content',
    'none',
  ]);
  await give({ roles: { manager: 'none', superadmin: 'layout' }, pages: [] });
  expect([await list('manager'), await list('superadmin')]).toEqual(['none', 'layout']);
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

it('lists of a page that somebody may not edit what visitors see of it, and nothing of its draft', async () => {
  const titled = (title: string, object = {}) => {
    const layout = { ...layoutOf('ลับ'), settings: { title } };
    Object.assign(layout.rows[0]?.columns[0]?.objects[0] ?? {}, object);
    return layout;
  };
  const uses = { type: 'synced_block', block: 'hushed' };
  for (const key of ['page/hushed', 'block/hushed', 'page/dropped', 'record_list/task'])
    expect((await save(key, titled('only-a-draft', key === 'page/hushed' ? uses : {}), 'admin')).status).toBe(200);
  await save('page/halfway', titled('told-to-all'), 'admin');
  expect((await publish('page/halfway', 'admin')).status).toBe(200);
  await save('page/halfway', titled('only-a-draft'), 'admin');
  expect((await test.as('admin')('/api/pages/trash', { body: { key: 'page/dropped' } })).status).toBe(200);
  const keys = ['page/hushed', 'block/hushed', 'page/dropped', 'record_list/task', 'page/halfway'];
  await give({ pages: keys.map((key) => ({ key, role: 'manager', level: 'none' as const })) });

  const lists = callGroups
    .flatMap(({ calls }) => calls)
    .filter(({ method, who, path, query = {} }) => {
      const isWhole = !path.includes(':') && Object.keys(query).every((name) => name.endsWith('?'));
      return method === 'get' && who === 'editor' && isWhole;
    })
    .map(({ path }) => path);
  const shown = [...lists, `/api/page?path=${encodeURIComponent('/cms/pages')}`];
  const tells = async (role: string) => {
    const texts = await Promise.all(shown.map(async (path) => (await test.as(role)(path)).text));
    return shown.filter((_, at) => /only-a-draft|hushed|page\/dropped/.test(texts[at] ?? ''));
  };
  expect(await tells('manager')).toEqual([]);
  expect((await tells('admin')).length).toBeGreaterThan(4);
  const places = async (role: string) => (await test.as(role)('/api/builder/places')).text;
  expect([(await places('manager')).includes('told-to-all'), (await places('admin')).includes('told-to-all')]).toEqual([
    true,
    false,
  ]);
});

it('opens nothing in the trash, and brings it back only for who may edit what it was', async () => {
  await save('page/buried', layoutOf('ลับ'), 'admin');
  await test.as('admin')('/api/pages/trash', { body: { key: 'page/buried' } });
  const listed = (await test.as('admin')('/api/pages/trash')).json().data as { key: string; formerKey: string }[];
  const key = listed.find(({ formerKey }) => formerKey === 'page/buried')?.key ?? '';
  await give({ pages: [{ key: 'page/buried', role: 'manager', level: 'none' }] });
  for (const path of ['/api/layout', '/api/layout/versions', '/api/builder/data', '/_preview'])
    expect([path, (await test.as('manager')(`${path}?key=${key}`)).status]).toEqual([path, 403]);
  const restore = async (role: string) => (await test.as(role)('/api/pages/restore', { body: { key } })).status;
  expect([await restore('manager'), await restore('admin')]).toEqual([403, 200]);
});

it('does not let managers change these rights', async () => {
  const body = { editing: { roles: { manager: 'publish' } } };
  expect((await test.as('manager')('/api/site', { method: 'PUT', body })).status).toBe(403);
});

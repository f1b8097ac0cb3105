import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Layout } from '../../../schemas/index.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const layoutOf = (text: string): Layout => ({
  version: 1,
  kind: 'page',
  settings: { title: text },
  rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [{ uid: 'h', type: 'header', v: 1, text }] }] }],
});

async function publish(key: string, text: string, role = 'admin', from = 0): Promise<number> {
  const saved = await test.as(role)('/api/layout', {
    method: 'PUT',
    body: { key, version: from, layout: layoutOf(text) },
  });
  expect(saved.status, saved.text).toBe(200);
  const published = await test.as(role)('/api/layout/publish', { body: { key, version: saved.json().data.version } });
  expect(published.status, published.text).toBe(200);
  return published.json().data.version as number;
}

const list = async (key: string, role = 'admin') =>
  (await test.as(role)(`/api/layout/versions?key=${encodeURIComponent(key)}`)).json().data;
const read = (key: string, version: number, role = 'admin') =>
  test.as(role)(`/api/layout/version?key=${encodeURIComponent(key)}&version=${version}`);

it('lists what was published, by whom, the latest first, and which one visitors see', async () => {
  const first = await publish('page/versions', 'หนึ่ง');
  const second = await publish('page/versions', 'สอง', 'admin', first);
  const { versions, hasOriginal } = await list('page/versions');
  expect(versions).toMatchObject([
    { version: second, isCurrent: true, role: 'admin', name: null },
    { version: first, isCurrent: false, role: 'admin' },
  ]);
  expect(versions[0].by).toBeTruthy();
  expect(Date.parse(versions[0].publishedAt)).toBeGreaterThan(Date.parse(versions[1].publishedAt));
  expect(hasOriginal).toBe(false);
});

it('shows a version as it was, with uids that meet nothing of the page beside it', async () => {
  const first = await publish('page/old', 'เก่า');
  await publish('page/old', 'ใหม่', 'admin', first);
  const { layout, shown } = (await read('page/old', first)).json().data;
  expect(layout.rows[0].columns[0].objects[0]).toMatchObject({ uid: 'h', text: 'เก่า' });
  expect(shown.rows[0].columns[0].objects[0]).toMatchObject({ uid: `version.${first}.h`, text: 'เก่า' });
});

it('has the original of a page that a plugin ships, and of one that is written for a collection', async () => {
  const { versions, hasOriginal } = await list('page/home');
  const shipped = await read('site/error-404', 0);
  expect((await read('page/versions', 0)).status).toBe(404);
  expect(Array.isArray(versions)).toBe(true);
  expect(typeof hasOriginal).toBe('boolean');
  expect(shipped.status, shipped.text).toBe(200);
});

it('keeps a name, logs it, and takes it away', async () => {
  const version = await publish('page/named', 'ก');
  const name = (value: string | null) =>
    test.as('admin')('/api/layout/version', { method: 'PUT', body: { key: 'page/named', version, name: value } });
  expect((await name('ก่อนงานเปิดตัว')).json().data).toEqual({ key: 'page/named', version, name: 'ก่อนงานเปิดตัว' });
  expect((await list('page/named')).versions[0].name).toBe('ก่อนงานเปิดตัว');
  const log = (await test.as('admin')('/api/layout/history?key=page%2Fnamed')).json().data;
  expect(log[0].action).toBe('layout.version_named');
  await name(null);
  expect((await list('page/named')).versions[0].name).toBeNull();
});

it('refuses versions that there are not, and whoever does not edit pages', async () => {
  const body = { key: 'page/nothing', version: 3, name: 'x' };
  expect((await test.as('admin')('/api/layout/version', { method: 'PUT', body })).status).toBe(404);
  const missing = await read('page/nothing', 3);
  expect([missing.status, missing.json().code]).toEqual([404, 'layout_version_unknown']);
  expect((await read('page/versions', 0, 'member')).status).toBe(403);
  expect((await test.as('member')('/api/layout/version', { method: 'PUT', body })).status).toBe(403);
  expect((await test.call('/api/layout/versions?key=page%2Fversions')).status).toBe(401);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Layout, LayoutObject } from '../../schemas/index.ts';
import { openShippedAssets } from '../support/openShippedAssets.ts';
import { publishLayout } from '../support/publishLayout.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'factory.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({}, await openShippedAssets());
  await publish('popup/offer', 'popup', [{ uid: 'h', type: 'header', v: 1, text: 'ลดครึ่งราคา' }]);
});
afterAll(() => test.close());

const publish = (key: string, kind: Layout['kind'], objects: LayoutObject[], settings: Layout['settings'] = {}) =>
  publishLayout(test, {
    host,
    key,
    layout: {
      version: 1,
      kind,
      settings: { title: 'ข้อเสนอ', description: 'ข้อเสนอ', ...settings },
      rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }],
    },
  });
const open = (path: string) => test.call(`/api/page?path=${encodeURIComponent(path)}`, { host });

it('opens in the builder as a new popup, where another unknown key does not', async () => {
  const fresh = await test.as('admin')('/api/layout?key=popup%2Ffresh', { host });
  expect(fresh.json().data).toMatchObject({ version: 0, draft: { kind: 'popup', rows: [] } });
  expect((await test.as('admin')('/api/layout?key=nothing%2Ffresh', { host })).status).toBe(404);
});

it('has an address of its own for links and for readers without scripts, which search engines leave alone', async () => {
  const answer = (await open('/cms/popup/offer')).json();
  expect(answer.layout).toMatchObject({ kind: 'popup' });
  expect(JSON.stringify(answer.layout)).toContain('ลดครึ่งราคา');
  const html = (await test.call('/cms/popup/offer', { host })).text;
  expect(html).toContain('ลดครึ่งราคา');
  expect(html).toMatch(/name="robots" content="noindex/);
  expect((await test.call('/sitemap.xml', { host })).text).not.toContain('/cms/popup/');
});

it('stands in the page whose popup widget names it, for those who may see it', async () => {
  const popup = { uid: 'p', type: 'popup', v: 1, contentType: 'layout', popup: 'offer' };
  await publish('page/sale', 'page', [popup]);
  const [shown] = (await open('/cms/page/sale')).json().layout.rows[0].columns[0].objects;
  expect(shown.rows[0].columns[0].objects[0]).toMatchObject({ uid: 'p.h', text: 'ลดครึ่งราคา' });
  await publish('popup/members', 'popup', [{ uid: 'h', type: 'header', v: 1, text: 'สมาชิกเท่านั้น' }], { authen: true });
  await publish('page/sale', 'page', [{ ...popup, popup: 'members' }]);
  expect((await open('/cms/page/sale')).text).not.toContain('สมาชิกเท่านั้น');
  expect((await open('/cms/popup/members')).status).toBe(401);
});

it('is listed for editors apart from the pages, renamed and deleted as they are', async () => {
  const list = async (path: string, uid: string) =>
    (await test.as('admin')(`/api/page?path=${encodeURIComponent(path)}`, { host })).json().data[uid].pages;
  const popups = await list('/cms/popups', 'popups');
  expect(popups).toContainEqual(
    expect.objectContaining({ key: 'popup/offer', path: '/cms/popup/offer', published: true }),
  );
  expect(JSON.stringify(await list('/cms/pages', 'pages'))).not.toContain('popup/');
  const post = (path: string, body: object) => test.as('admin')(path, { host, body });
  expect((await post('/api/pages/rename', { key: 'popup/offer', to: 'popup/bargain' })).status).toBe(200);
  expect((await open('/cms/popup/bargain')).status).toBe(200);
  expect((await open('/cms/popup/offer')).json()).toMatchObject({ redirect: '/cms/popup/bargain' });
  expect((await post('/api/pages/trash', { key: 'popup/bargain' })).status).toBe(200);
  expect((await open('/cms/popup/bargain')).status).toBe(404);
});

it('is offered as the target of links', async () => {
  await publish('popup/again', 'popup', []);
  const places = (await test.as('admin')('/api/builder/places', { host })).json().data;
  expect(places.pages).toContainEqual({ path: '/cms/popup/again', title: 'ข้อเสนอ', key: 'popup/again' });
});

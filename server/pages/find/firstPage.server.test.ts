import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

const host = 'first.localhost';
let test: TestApp;
let root: string;
beforeAll(async () => {
  test = await openTestApp();
  const site = { name: 'ร้านใหม่', hosts: [host], plugins: ['cms'] };
  expect((await test.as('root')('/api/sites', { host: 'academy.localhost', body: site })).status).toBe(201);
  root = await test.cookie('root', host);
});
afterAll(() => test.close());

const home = async (cookie = '', path = '/') => {
  const answer = await test.call(`/api/page?path=${path}`, { host, headers: { cookie } });
  return { status: answer.status, text: answer.text, page: answer.json() };
};

it('says of a site without a home page that it is coming, and nothing of how it is built', async () => {
  const { status, page, text } = await home();
  expect(status).toBe(200);
  expect(JSON.stringify(page.layout)).toMatch(/ร้านใหม่.*พบกันเร็ว/);
  expect(text).not.toContain('/cms/builder');
  expect((await home('', '/cms/page/home')).status).toBe(404);
  expect((await test.call('/sitemap.xml', { host })).text).not.toContain('<loc>http://first.localhost/</loc>');
});

it('leads its builder into the builder, and is gone with the first publication', async () => {
  const { page } = await home(root);
  expect(JSON.stringify(page.layout)).toContain('/cms/builder/page%2Fhome');
  expect(JSON.stringify(page.layout)).not.toContain('พบกันเร็ว');
  const builder = await test.call('/api/page?path=/cms/builder/page%252Fhome', { host, headers: { cookie: root } });
  expect(builder.json()).toMatchObject({ status: 200, route: { entry: 'builder', params: { id: 'page/home' } } });

  const headers = { cookie: root };
  const layout = {
    version: 1,
    kind: 'page',
    settings: {},
    rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [{ uid: 'o', type: 'paragraph', content: '<p>เปิดแล้ว</p>' }] }] }],
  };
  const saved = await test.call('/api/layout', {
    host,
    headers,
    method: 'PUT',
    body: { key: 'page/home', layout, version: 0 },
  });
  expect(JSON.stringify((await home()).page.layout)).toContain('พบกันเร็ว');
  const { version } = saved.json().data;
  await test.call('/api/layout/publish', { host, headers, method: 'POST', body: { key: 'page/home', version } });
  expect(JSON.stringify((await home()).page.layout)).toMatch(/^(?!.*พบกันเร็ว).*เปิดแล้ว/);
});

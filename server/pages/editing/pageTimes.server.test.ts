import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LayoutObject } from '../../../schemas/index.ts';
import { buildLayout } from '../../../tests/factories/buildPage.ts';
import { readNotices } from '../../../tests/support/people.ts';
import { publishLayout } from '../../../tests/support/publishLayout.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';
import { runSchedule } from './runSchedule.ts';

const host = 'academy.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const header = (text: string): LayoutObject => ({ uid: 'h', type: 'header', v: 1, text });
const publish = (key: string, text: string) =>
  publishLayout(test, { host, key, layout: buildLayout({}, [header(text)]) });
const asAdmin = (path: string, method: string, body?: object) => test.as('admin')(path, { host, method, body });
const rename = (key: string, to: string) => asAdmin('/api/pages/rename', 'POST', { key, to });
/** By its address in a browser, which pages leave by a redirect. */
const follow = (slug: string) => test.call(`/cms/page/${slug}`, { host });
const open = (slug: string) => test.call(`/api/page?path=/cms/page/${slug}`, { host });
const statusOf = async (slug: string) => (await open(slug)).status;
const inAnHour = () => new Date(test.clock.now().getTime() + 3_600_000).toISOString();
const plan = (key: string, action: string, at: string | null, role = 'admin') =>
  test.as(role)('/api/layout/publication', { host, method: 'PUT', body: { key, action, at } });
const planned = async (key: string) => (await asAdmin(`/api/layout/publication?key=${key}`, 'GET')).json().data;

async function save(key: string, text: string) {
  const { version } = (await asAdmin(`/api/layout?key=${key}`, 'GET')).json().data ?? { version: 0 };
  const layout = buildLayout({}, [header(text)]);
  const saved = await asAdmin('/api/layout', 'PUT', { key, layout, version: version ?? 0 });
  expect(saved.status, saved.text).toBe(200);
}

it('leads from every address that a page had to the one that it has, for good', async () => {
  await publish('page/first', 'หน้า');
  expect((await rename('page/first', 'page/second')).status).toBe(200);
  expect((await rename('page/second', 'page/third')).status).toBe(200);
  for (const slug of ['first', 'second']) {
    const moved = await follow(`${slug}?a=1`);
    expect([moved.status, moved.headers.location]).toEqual([301, '/cms/page/third?a=1']);
  }
  expect((await test.call('/api/page?path=/cms/page/first', { host })).json()).toMatchObject({
    redirect: '/cms/page/third',
  });
  expect((await rename('page/third', 'page/first')).status).toBe(200);
  expect([(await open('first')).status, (await follow('third')).status]).toEqual([200, 301]);
  await publish('page/second', 'ใหม่');
  expect((await open('second')).text).toContain('ใหม่');
  await asAdmin('/api/pages/unpublish', 'POST', { key: 'page/first' });
  expect(await statusOf('third')).toBe(404);
});

it('publishes a page at its time as it was when it was planned, once, and takes it away', async () => {
  await save('page/later', 'ฉบับที่ตั้งเวลา');
  expect((await plan('page/later', 'publish', inAnHour())).status).toBe(200);
  await save('page/later', 'แก้ภายหลัง');
  await runSchedule(test.app);
  expect(await statusOf('later')).toBe(404);
  const before = { path: '/cms/page/later', published: false, planned: [{ action: 'publish' }] };
  expect(await planned('page/later')).toMatchObject(before);
  test.clock.advance(2);
  await Promise.all([runSchedule(test.app), runSchedule(test.app)]);
  expect((await open('later')).text).toContain('ฉบับที่ตั้งเวลา');
  expect(await planned('page/later')).toMatchObject({ published: true, planned: [] });
  const { draft } = (await asAdmin('/api/layout?key=page/later', 'GET')).json().data;
  expect(JSON.stringify(draft)).toContain('แก้ภายหลัง');
  expect((await plan('page/later', 'unpublish', inAnHour())).status).toBe(200);
  test.clock.advance(2);
  await runSchedule(test.app);
  expect(await statusOf('later')).toBe(404);
});

it('refuses an address that another page has, by the name that people know', async () => {
  await Promise.all([save('page/one', 'หน้า'), save('page/other', 'หน้า')]);
  const refused = await rename('page/one', 'page/other');
  expect([refused.status, refused.json().code]).toEqual([409, 'layout_taken']);
  expect(refused.json().message).toBe('มีหน้าอื่นใช้ชื่อ “other” แล้ว กรุณาใช้ชื่ออื่น');
});

it('refuses what could not be published, what has passed, and who may not; a wish can be taken back', async () => {
  await save('page/plain', 'หน้า');
  expect((await plan('page/plain', 'publish', '2020-01-01T00:00:00Z')).json().code).toBe('time_passed');
  expect((await plan('page/nowhere', 'publish', inAnHour())).json().code).toBe('layout_unknown');
  expect((await plan('page/plain', 'publish', inAnHour(), 'sales')).status).toBe(403);
  await plan('page/plain', 'publish', inAnHour());
  await plan('page/plain', 'publish', null);
  expect((await planned('page/plain')).planned).toEqual([]);
  const dead = buildLayout({}, [{ uid: 'f', type: 'input', v: 1, name: 'f' }]);
  await asAdmin('/api/layout', 'PUT', { key: 'page/dead', layout: dead, version: 0 });
  expect((await plan('page/dead', 'publish', inAnHour())).json().code).toBe('layout_dead');
});

it('does nothing for somebody who may publish no longer, and says so', async () => {
  await save('page/theirs', 'หน้า');
  expect((await plan('page/theirs', 'publish', inAnHour(), 'manager')).status).toBe(200);
  await test.app.db.platform.query(`update membership set role = 'user' where account_id = 'demo_manager'`);
  test.clock.advance(2);
  await save('page/shut-out', 'หน้า');
  expect((await plan('page/shut-out', 'publish', inAnHour(), 'superadmin')).status).toBe(200);
  await test.app.db.platform.query(`update account set disabled_at = now() where id = 'demo_superadmin'`);
  test.clock.advance(2);
  await runSchedule(test.app);
  for (const name of ['theirs', 'shut-out']) {
    expect(await statusOf(name)).toBe(404);
    expect((await planned(`page/${name}`)).planned).toMatchObject([{ refusal: 'not_allowed' }]);
  }
});

it('does nothing for somebody whose site lets them publish no longer, and the log holds it', async () => {
  await test.app.db.platform.query(`update membership set role = 'manager' where account_id = 'demo_manager'`);
  await save('page/lowered', 'หน้า');
  expect((await plan('page/lowered', 'publish', inAnHour(), 'manager')).status).toBe(200);
  await asAdmin('/api/site', 'PUT', { editing: { roles: { manager: 'layout' } } });
  test.clock.advance(2);
  await runSchedule(test.app);
  expect(await statusOf('lowered')).toBe(404);
  expect((await planned('page/lowered')).planned).toMatchObject([{ refusal: 'not_allowed' }]);
  const log = await test.app.db.platform.query(
    `select actor_id, changes from audit where action = 'layout.plan_refused' and target_id = 'page/lowered'`,
  );
  expect(log).toEqual([{ actor_id: 'demo_manager', changes: { action: 'publish', refusal: 'not_allowed' } }]);
  const notices = await readNotices(test, (await test.site('academy')).id, 'demo_manager');
  expect(notices.at(-1)).toMatch(/was not published at its time/);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { findObject, listObjects } from '../../../engine/layout/walkLayout.ts';
import type { Layout, LayoutObject, SavedBlock } from '../../../schemas/index.ts';
import { publishLayout } from '../../../tests/support/publishLayout.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const host = 'factory.localhost';
const layoutOf = (objects: LayoutObject[], title = 'ทดลอง'): Layout => ({
  version: 1,
  kind: 'page',
  settings: { title },
  rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }],
});
const heading = (text: string): LayoutObject => ({ uid: 'h', type: 'header', v: 1, text });
const publish = (key: string, objects: LayoutObject[], title?: string) =>
  publishLayout(test, { host, key, layout: layoutOf(objects, title) });
const shows = (uid: string, block: string, changes?: object): LayoutObject => ({
  uid,
  type: 'synced_block',
  v: 1,
  block,
  ...(changes && { changes }),
});
const read = async (slug: string) => {
  const answer = await test.call(`/api/page?path=${encodeURIComponent(`/cms/page/${slug}`)}`);
  return answer.json().layout as Layout;
};
const textAt = async (slug: string, uid: string) => findObject(await read(slug), uid)?.text;
const listBlocks = async () => (await test.as('admin')('/api/builder/ready-made')).json().data.blocks as SavedBlock[];

it('changes everywhere when its source is published, but for what a page says itself', async () => {
  await publish('block/hero', [heading('หนึ่ง')], 'หัวเรื่อง');
  await publish('page/one', [shows('b', 'hero')]);
  await publish('page/two', [shows('b', 'hero', { h: { text: 'เฉพาะหน้านี้' } })]);
  expect([await textAt('one', 'b.h'), await textAt('two', 'b.h')]).toEqual(['หนึ่ง', 'เฉพาะหน้านี้']);
  await publish('block/hero', [heading('สอง')], 'หัวเรื่อง');
  expect([await textAt('one', 'b.h'), await textAt('two', 'b.h')]).toEqual(['สอง', 'เฉพาะหน้านี้']);
});

it('is listed with its name and the pages on which it stands, and drawn for the palette', async () => {
  const blocks = await listBlocks();
  expect(blocks.find(({ name }) => name === 'block/hero')).toEqual({
    name: 'block/hero',
    title: { th: 'หัวเรื่อง', en: 'หัวเรื่อง' },
    isPublished: true,
    usedBy: expect.arrayContaining(['page/one', 'page/two']),
  });
  const one = await test.as('admin')('/api/builder/ready-made/one?kind=block&name=block%2Fhero');
  expect(one.json().data.layout.rows[0].columns[0].objects[0].text).toBe('สอง');
  expect(JSON.stringify(one.json().data.shown.rows)).toContain('block.block.hero.h');
  expect((await test.as('admin')('/api/builder/ready-made/one?kind=block&name=page%2Fone')).status).toBe(404);
});

it('cleans what a page says instead as any other text, and draws no script', async () => {
  await publish('block/rich', [{ uid: 'p', type: 'paragraph', v: 1, content: '<p>ก</p>' }]);
  const evil = '<p>ข</p><script>alert(1)</script><img src=x onerror=alert(1)>';
  await publish('page/evil', [shows('b', 'rich', { p: { content: evil } })]);
  const content = findObject(await read('evil'), 'b.p')?.content;
  expect(content).toContain('<p>ข</p>');
  expect(content).not.toMatch(/script|onerror/);
});

it('leaves copies on every page when it is deleted, can be brought back, and makes open builders read the page again', async () => {
  const stored = async (key: string) =>
    (await test.as('admin')(`/api/layout?key=${encodeURIComponent(key)}`)).json().data as {
      version: number;
      published: Layout;
    };
  const before = await stored('page/two');
  expect((await test.as('member')('/api/pages/trash', { body: { key: 'block/hero' } })).status).toBe(403);
  const trashed = await test.as('admin')('/api/pages/trash', { body: { key: 'block/hero' } });
  expect(trashed.status, trashed.text).toBe(200);
  const texts = async (slug: string) => listObjects(await read(slug)).map(({ type, text }) => [type, text]);
  expect(await texts('one')).toEqual([
    ['section', undefined],
    ['header', 'สอง'],
  ]);
  expect(await texts('two')).toContainEqual(['header', 'เฉพาะหน้านี้']);
  const after = await stored('page/two');
  expect(after.version).toBe(before.version + 1);
  expect(JSON.stringify(after.published)).not.toContain('synced_block');
  expect((await listBlocks()).map(({ name }) => name)).not.toContain('block/hero');
  await test.as('admin')('/api/pages/restore', { body: { key: trashed.json().data.key } });
  expect((await listBlocks()).map(({ name }) => name)).toContain('block/hero');
});

it('leaves no copy of what a gate keeps from visitors', async () => {
  const inner = layoutOf([heading('เฉพาะสมาชิก')]);
  await publishLayout(test, { host, key: 'block/members', layout: { ...inner, settings: { authen: true } } });
  await publish('page/open', [shows('b', 'members')]);
  expect(JSON.stringify(await read('open'))).not.toContain('เฉพาะสมาชิก');
  await test.as('admin')('/api/pages/trash', { body: { key: 'block/members' } });
  expect(JSON.stringify(await read('open'))).not.toContain('เฉพาะสมาชิก');
});

it('leaves copies that act for nobody above who published the block, whoever deletes it', async () => {
  const path = '/api/people/demo_manager/role';
  const call = { title: 'ดูข้อมูล', method: 'PUT', path, body: [{ name: 'role', value: 'admin' }] };
  const list = { uid: 't', type: 'table', v: 1, query: { collection: 'user' }, rowCalls: [call] };
  const offered = async (slug: string) =>
    (await test.as('admin')(`/api/page?path=${encodeURIComponent(`/cms/page/${slug}`)}`, { host })).text.includes(path);
  for (const [role, isOffered] of [
    ['manager', false],
    ['admin', true],
  ] as const) {
    await publishLayout(test, { host, key: `block/by-${role}`, layout: layoutOf([list]), role });
    await publish(`page/lured-${role}`, [shows('b', `by-${role}`)]);
    expect(await offered(`lured-${role}`), role).toBe(isOffered);
    await test.as('manager')('/api/pages/trash', { host, body: { key: `block/by-${role}` } });
    expect(await offered(`lured-${role}`), role).toBe(isOffered);
  }
});

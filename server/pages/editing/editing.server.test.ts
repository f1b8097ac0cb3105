import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Layout, LayoutObject, Row } from '../../../schemas/index.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  const schema = {
    properties: {
      name: { type: 'string', 'x-title': { th: 'ชื่อ', en: 'Name' } },
      price: { type: 'number' },
      kind: { type: 'string', enum: ['a'], 'x-title': { th: 'ชนิด', en: 'Kind' } },
      pin: { type: 'string', 'x-secret': true },
    },
    'x-access': { read: [{ roles: ['admin'] }], create: [{ roles: ['admin'] }] },
  };
  await test.as('root')('/api/collection', { body: { data: { name: 'thing', title: 'thing', schema } } });
  for (const name of ['หนึ่ง', 'สอง', 'สาม', 'สี่'])
    await test.as('admin')('/api/thing', { body: { data: { name, pin: '4321' } } });
});
afterAll(() => test.close());

let made = 0;
const place = (...objects: LayoutObject[]): Row[] => {
  made += 1;
  return [{ uid: `row${made}`, columns: [{ uid: `col${made}`, objects }] }];
};
const list: LayoutObject = {
  uid: 'list',
  type: 'repeater',
  query: { collection: 'thing', find: {} },
  rows: place({ uid: 'text', type: 'paragraph', content: '<p>{{item.name}} {{item.pin}}</p>' }),
};

async function store(key: string, objects: LayoutObject[], settings: Layout['settings'] = {}) {
  const layout = { version: 1, kind: 'page', settings: { title: 'ทดลอง', ...settings }, rows: place(...objects) };
  const saved = await test.as('admin')('/api/layout', { method: 'PUT', body: { key, version: 0, layout } });
  expect(saved.status, saved.text).toBe(200);
  return saved.json().data.version as number;
}
async function read(key: string, role = 'admin', more: Record<string, string> = {}) {
  const asked = new URLSearchParams({ key, ...more });
  const answer = await test.as(role)(`/api/builder/data?${asked}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json();
}

it('draws the first records of a draft that nobody has published', async () => {
  await store('page/draft', [list]);
  const body = await read('page/draft');
  const drawn = JSON.stringify(body.rows.list);
  expect(body.rows.list).toHaveLength(3);
  expect(drawn).toContain('สี่');
  expect(drawn).not.toContain('4321');
  expect(body.data.list.items).toMatchObject({ total: 4, data: [] });
  expect(body.asks).toEqual(['list']);
  expect(body.items.list).toMatchObject({ name: body.rows.list[0].columns[0].objects[0].content.match(/สี่/)?.[0] });
});

it('names what may ask for data, though its collection is not chosen yet', async () => {
  await store('page/unset', [
    { uid: 'table', type: 'table' },
    { uid: 'words', type: 'paragraph', content: '<p>x</p>' },
  ]);
  expect((await read('page/unset')).asks).toEqual(['table']);
});

it('answers within the rights of the person who edits', async () => {
  const body = await read('page/draft', 'manager');
  expect(JSON.stringify(body)).not.toMatch(/หนึ่ง|สอง|สาม|สี่/);
});

it('shows the names of fields where there is no record yet', async () => {
  const none: LayoutObject = { ...list, query: { collection: 'thing', find: { name: 'ไม่มี' } } };
  await store('page/empty-list', [none]);
  const { items } = await read('page/empty-list');
  expect(items.list).toMatchObject({ name: 'ชื่อ', price: 1234, _titles: { kind: 'ชนิด' } });
  expect(items.list).not.toHaveProperty('pin');
});

it('knows the first record of a list in a list', async () => {
  const inner: LayoutObject = {
    ...{ uid: 'inner', type: 'repeater', query: { collection: 'thing', find: { name: 'สอง' } } },
    rows: place({ uid: 'inner-text', type: 'paragraph', content: '<p>{{item.name}}</p>' }),
  };
  await store('page/nested', [{ ...list, rows: [...list.rows!, ...place(inner)] }]);
  const { items, rows } = await read('page/nested');
  expect(items.inner).toMatchObject({ name: 'สอง' });
  expect(JSON.stringify(rows.list[0])).toContain(items.list.name);
});

it('shows what a block takes in, as published', async () => {
  const version = await store('block/foot', [{ uid: 'b', type: 'paragraph', content: '<p>ท้ายหน้า</p>' }]);
  await test.as('admin')('/api/layout/publish', { body: { key: 'block/foot', version } });
  await store('page/with-block', [{ uid: 'block', type: 'synced_block', block: 'foot' }]);
  const body = await read('page/with-block');
  expect(JSON.stringify(body.rows.block)).toContain('ท้ายหน้า');
});

it('shows a page about a record with the one that is chosen, else with the first', async () => {
  const about: LayoutObject = { ...list, query: { collection: 'thing', find: { name: '$route.id' } } };
  await store('page/one-thing', [about], { metaFrom: { uid: 'list', request: 'items' } });
  const first = await read('page/one-thing');
  expect(first.samples.map(({ title }: { title: string }) => title).sort()).toEqual(['สอง', 'สาม', 'สี่', 'หนึ่ง'].sort());
  expect(first.samples[0]).toMatchObject({ title: first.record.name, chosen: true });
  const wanted = first.samples.find(({ chosen }: { chosen?: boolean }) => !chosen);
  const chosen = await read(`page/one-thing`, 'admin', { about: wanted.id });
  expect(chosen.record).toMatchObject({ id: wanted.id, name: wanted.title });
  expect(JSON.stringify(chosen.rows.list)).toContain(wanted.title);
  expect(JSON.stringify(chosen)).not.toContain('4321');
  expect(await read('page/one-thing', 'manager')).toMatchObject({ samples: [] });
  expect(await read('page/draft')).not.toHaveProperty('samples');
});

it('tells what visitors see around a page, and nothing around what is no page', async () => {
  const { around } = await read('page/one-thing');
  expect(around).toMatchObject({ shell: 'frontend', header: [], footer: [] });
  const version = await store('site/header', [{ uid: 'h', type: 'paragraph', content: '<p>หัวของเรา</p>' }]);
  await test.as('admin')('/api/layout/publish', { body: { key: 'site/header', version } });
  expect(JSON.stringify((await read('page/one-thing')).around.header)).toContain('หัวของเรา');
  expect(await read('block/foot')).not.toHaveProperty('around');
});

it('reads a page in the language in which it is looked at', async () => {
  await store('page/spoken', []);
  const words = { uid: 'h', type: 'paragraph', content: { th: '<p>ท้ายของเรา</p>', en: '<p>Our footer</p>' } };
  const version = await store('site/footer', [words as LayoutObject]);
  await test.as('admin')('/api/layout/publish', { body: { key: 'site/footer', version } });
  const footerIn = async (language: string) =>
    JSON.stringify((await read('page/spoken', 'admin', { language })).around.footer);
  expect(await footerIn('en')).toContain('Our footer');
  expect(await footerIn('th')).toContain('ท้ายของเรา');
});

it('takes the questions from the store, not from the address', async () => {
  const answer = await test.as('admin')(
    `/api/builder/data?key=${encodeURIComponent('page/nothing')}&list.query=${encodeURIComponent('{"collection":"thing"}')}`,
  );
  expect(answer.json()).toEqual({ status: 200, data: {}, rows: {}, widgets: {}, asks: [], items: {} });
});

it('tells where links may lead and what pages are made of', async () => {
  const version = await store('page/about-us', []);
  await test.as('admin')('/api/layout/publish', { body: { key: 'page/about-us', version } });
  const { data } = (await test.as('admin')('/api/builder/places')).json();
  const paths = data.pages.map(({ path }: { path: string }) => path);
  expect(data.pages).toContainEqual({ path: '/cms/page/about-us', title: 'ทดลอง', key: 'page/about-us' });
  expect(paths.filter((path: string) => path.includes(':'))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  expect(data.layouts).toContainEqual({ key: 'block/foot', title: 'ทดลอง' });
  // What somebody may not read has a name all the same: the check says it to whoever finds it on a page.
  const unread = async (role: string) => (await test.as(role)('/api/builder/places')).json().data.unread;
  expect(await unread('manager')).toContainEqual({ name: 'thing', title: { th: 'thing', en: 'thing' } });
  expect(JSON.stringify(await unread('admin'))).not.toContain('"thing"');
  // A form makes no people, sites or inboxes, and only what whoever publishes it may make.
  const fillable = async (role: string): Promise<{ name: string; fields: string[] }[]> =>
    (await test.as(role)('/api/builder/places')).json().data.fillable;
  const names = (await fillable('admin')).map(({ name }) => name);
  for (const name of ['user', 'site', 'form_submission']) expect(names).not.toContain(name);
  expect((await fillable('admin')).find(({ name }) => name === 'post')?.fields).toContain('title');
  expect((await fillable('manager')).map(({ name }) => name)).not.toContain('thing');
  expect(names).toContain('thing');
  // The site's own pages stand before those of visitors, and the screens of the staff come last.
  const place = (path: string) => paths.indexOf(path);
  expect(place('/cms/page/about-us')).toBeLessThan(place('/user/login'));
  expect(place('/user/login')).toBeLessThan(place('/cms/pages'));
  // Pages that are found by their address are among the pages; those of records only answer.
  expect(data.others).not.toContain('/cms/page/:slug');
  expect(data.others.some((path: string) => path.includes(':'))).toBe(true);
});

it.each(['/api/builder/places', '/api/builder/data?key=page%2Fdraft'])('%s is for those who edit', async (path) => {
  expect((await test.as('member')(path)).status).toBe(403);
  expect((await test.call(path)).status).toBe(401);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LayoutObject, Row } from '../../../schemas/index.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  const schema = {
    properties: { name: { type: 'string' }, pin: { type: 'string', 'x-secret': true } },
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

async function store(key: string, objects: LayoutObject[], version = 0) {
  const layout = { version: 1, kind: 'page', settings: { title: 'ทดลอง' }, rows: place(...objects) };
  const saved = await test.as('admin')('/api/layout', { method: 'PUT', body: { key, version, layout } });
  expect(saved.status, saved.text).toBe(200);
  return saved.json().data.version as number;
}
async function read(key: string, role = 'admin') {
  const answer = await test.as(role)(`/api/builder/data?key=${encodeURIComponent(key)}`);
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
});

it('answers within the rights of the person who edits', async () => {
  const body = await read('page/draft', 'manager');
  expect(JSON.stringify(body)).not.toMatch(/หนึ่ง|สอง|สาม|สี่/);
});

it('shows what a block takes in, as published', async () => {
  const version = await store('block/foot', [{ uid: 'b', type: 'paragraph', content: '<p>ท้ายหน้า</p>' }]);
  await test.as('admin')('/api/layout/publish', { body: { key: 'block/foot', version } });
  await store('page/with-block', [{ uid: 'block', type: 'synced_block', block: 'foot' }]);
  const body = await read('page/with-block');
  expect(JSON.stringify(body.rows.block)).toContain('ท้ายหน้า');
});

it('takes the questions from the store, not from the address', async () => {
  const answer = await test.as('admin')(
    `/api/builder/data?key=${encodeURIComponent('page/nothing')}&list.query=${encodeURIComponent('{"collection":"thing"}')}`,
  );
  expect(answer.json()).toEqual({ status: 200, data: {}, rows: {}, widgets: {}, asks: [] });
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
});

it.each(['/api/builder/places', '/api/builder/data?key=page%2Fdraft'])('%s is for those who edit', async (path) => {
  expect((await test.as('member')(path)).status).toBe(403);
  expect((await test.call(path)).status).toBe(401);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LayoutObject } from '../../../schemas/index.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  const text = { type: 'string' };
  const schema = {
    properties: {
      name: text,
      kind: { ...text, 'x-index': true },
      price: { type: 'number' },
      pin: { ...text, 'x-secret': true },
    },
    'x-access': {
      read: [{ roles: ['admin'] }, { public: true, when: { kind: { $ne: 'hidden' } } }],
      create: [{ roles: ['admin'] }],
    },
  };
  await test.as('root')('/api/collection', { body: { data: { name: 'thing', title: 'thing', schema } } });
  for (const [name, kind, price] of things)
    await test.as('admin')('/api/thing', { body: { data: { name, kind, price, pin: '4321' } } });
  await publish('page/shelf', [
    repeater('list', { collection: 'thing', sort: { price: 1 }, limit: 2 }, { paging: 'pages', live: true }),
    repeater('none', { collection: 'no_such_collection' }),
    { uid: 'secret', type: 'repeater', query: { collection: 'thing' }, show: { 'user.role': 'admin' }, rows: [] },
  ]);
  await publish('page/locked', [repeater('list', { collection: 'thing' })], { locked: true });
  await publish('page/members', [repeater('list', { collection: 'thing' })], { authen: true });
});
afterAll(() => test.close());

const things = [
  ['<b>ปากกา</b>', 'pen', 10],
  ['ดินสอ', 'pen', 5],
  ['สมุด', 'book', 30],
  ['ลับ', 'hidden', 1],
] as const;

let made = 0;
const place = (...objects: LayoutObject[]) => {
  made += 1;
  return [{ uid: `row${made}`, columns: [{ uid: `col${made}`, objects }] }];
};

/** A card for each record, with a list of records of the same kind in it. */
function repeater(uid: string, query: object, more: object = {}): LayoutObject {
  const same = { collection: 'thing', find: { kind: '$item.kind' }, sort: { price: 1 } };
  const rows = place(
    { uid: `${uid}-text`, type: 'paragraph', content: '<p>{{item.name}} {{item.price | money}} {{item.pin}}</p>' },
    { uid: `${uid}-dear`, type: 'paragraph', content: 'แพง', show: { 'item.price': { $gte: 10 } } },
    {
      uid: `${uid}-same`,
      type: 'repeater',
      query: same,
      rows: place({ uid: `${uid}-name`, type: 'button', label: '{{item.name}}' }),
    },
  );
  return { uid, type: 'repeater', query, rows, ...more };
}

async function publish(key: string, objects: LayoutObject[], settings: object = {}) {
  const layout = { version: 1, kind: 'page', settings, rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }] };
  const saved = await test.as('admin')('/api/layout', { method: 'PUT', body: { key, layout, version: 0 } });
  expect(saved.status, saved.text).toBe(200);
  const { version } = saved.json().data;
  await test.as('admin')('/api/layout/publish', { method: 'POST', body: { key, version } });
}

type Ask = (path: string) => ReturnType<TestApp['call']>;
const ask = (path: string, objects: string, as: Ask = test.call) =>
  as(`/api/page/data?path=${encodeURIComponent(path)}&objects=${encodeURIComponent(objects)}`);
const texts = (json: unknown) =>
  [...JSON.stringify(json).matchAll(/"(?:content|label)":"([^"]*)"/g)].map(([, text]) => text);

describe('a page with repeated rows', () => {
  it('holds the rows of each record, filled, decided, with what stands in them read too', async () => {
    const page = (await test.call('/api/page?path=/cms/page/shelf')).json();
    expect(texts(page.layout)).toEqual([
      '<p>ดินสอ ฿5.00 </p>',
      'ดินสอ',
      '<b>ปากกา</b>',
      '<p>&lt;b&gt;ปากกา&lt;/b&gt; ฿10.00 </p>',
      'แพง',
      'ดินสอ',
      '<b>ปากกา</b>',
    ]);
    expect(JSON.stringify(page)).not.toMatch(/ลับ|4321|repeated|\{\{/);
    const stamp = expect.any(String);
    expect(page.data.list.items).toEqual({ data: [], count: 2, total: 3, page: 1, limit: 2, stamp });
    expect(page.failed).toEqual(['none']);
    expect(page.live).toEqual({ list: ['thing'] });
  });

  it('stands where the address says', async () => {
    const page = (await test.call(`/api/page?path=${encodeURIComponent('/cms/page/shelf?list.page=2')}`)).json();
    expect(page.address).toBe('?list.page=2');
    expect(page.data.list.items).toMatchObject({ count: 1, page: 2 });
    expect(texts(page.layout)).toContain('<p>สมุด ฿30.00 </p>');
  });
});

describe('GET /api/page/data', () => {
  it('answers for the objects that were named and what stands in them', async () => {
    const { data, rows } = (await ask('/cms/page/shelf?list.page=2', 'list')).json();
    expect(Object.keys(data).filter((uid) => !uid.startsWith('list.'))).toEqual(['list']);
    expect(texts(rows.list)).toContain('<p>สมุด ฿30.00 </p>');
    const [inner] = Object.keys(data).filter((uid) => uid.endsWith('-same'));
    const again = (await ask('/cms/page/shelf?list.page=2', inner ?? '')).json();
    expect(again.data).toEqual({ [inner ?? '']: data[inner ?? ''] });
    expect(again.rows[inner ?? '']).toHaveLength(1);
  });

  it('says what could not be read, and knows no objects of other pages', async () => {
    const answer = (await ask('/cms/page/shelf', 'none,ghost')).json();
    expect(answer).toMatchObject({ data: {}, failed: ['none'] });
    expect(answer).not.toHaveProperty('reasons');
  });

  it('tells administrators why, with the id of the request in the log', async () => {
    const answer = await ask('/cms/page/shelf', 'none', test.as('admin'));
    expect(answer.json().reasons.none).toContain(`(${answer.headers['x-request-id']})`);
  });

  it('gives nothing that the page itself would not', async () => {
    expect((await ask('/cms/page/locked', 'list')).status).toBe(423);
    expect((await ask('/cms/page/members', 'list')).status).toBe(401);
    expect((await ask('/cms/page/nowhere', 'list')).status).toBe(404);
    expect((await ask('/cms/page/shelf', 'secret')).json().data).toEqual({});
    expect((await ask('/cms/page/shelf', 'secret', test.as('admin'))).json().data.secret.items.total).toBe(4);
  });

  it('refuses what is no question', async () => {
    for (const [path, objects] of [
      ['x', 'a'],
      ['//', 'a'],
      ['/cms/page/shelf', ''],
      ['/cms/page/shelf', 'a,'.repeat(300)],
      [`/${'a'.repeat(5000)}`, 'a'],
    ])
      expect((await ask(path ?? '', objects ?? '')).status).toBe(400);
    for (const query of [
      'list.page=-1',
      'list.page=1e99',
      'list.page[]=1',
      `list.page=${'9'.repeat(2000)}`,
      '__proto__.x=1',
    ])
      expect((await ask(`/cms/page/shelf?${query}`, 'list')).status).toBe(200);
  });
});

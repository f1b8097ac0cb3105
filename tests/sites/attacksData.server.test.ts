import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCollectionName } from '../../engine/collection/terms/collectionNames.ts';
import type { LayoutObject } from '../../schemas/index.ts';
import { buildLayout } from '../factories/buildPage.ts';
import { publishLayout } from '../support/publishLayout.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
const secret = 'ความลับ-5d2';
let test: TestApp;

const as = (role: string, path: string, body?: unknown, method?: string) => test.as(role)(path, { host, body, method });
const title = (text: string) => ({ 'x-title': { th: text, en: text } });
const dataOf = (path: string, objects = 't') => `/api/page/data?path=${encodeURIComponent(path)}&objects=${objects}`;

/** People may read the name of a wage, nobody may read its key, and how much it is is for the system alone. */
beforeAll(async () => {
  test = await openTestApp();
  const schema = {
    type: 'object',
    'x-display': ['name'],
    properties: {
      name: { type: 'string', 'x-index': true, 'x-search': true, ...title('Name') },
      amount: { type: 'number', 'x-index': true, ...title('Amount') },
      note: { type: 'string', 'x-search': true, ...title('Note') },
      key: { type: 'string', 'x-secret': true, 'x-index': true, ...title('Key') },
      nested: { type: 'object', properties: { pin: { type: 'string', ...title('Pin') } }, ...title('Nested') },
    },
    'x-access': {
      read: [{ roles: ['superadmin', 'admin'] }, { roles: ['user'], fields: ['name'] }],
      create: [{ roles: ['superadmin', 'admin'] }],
    },
  };
  const made = await as('root', '/api/collection', { data: { name: 'wage', title: 'Wage', schema } });
  expect(made.status, made.text).toBe(201);
  const wages = [
    { name: 'ก', amount: 7300037, note: `${secret} three`, key: 'k3', nested: { pin: '3' } },
    { name: 'ข', amount: 100, note: `${secret} one`, key: 'k1', nested: { pin: '1' } },
    { name: 'ค', amount: 200, note: `${secret} two`, key: 'k2', nested: { pin: '2' } },
    { name: '=HYPERLINK("http://evil.example")', amount: 50, note: '@SUM(1)', key: '+1', nested: { pin: '-1' } },
  ];
  for (const data of wages) expect((await as('root', '/api/wage', { data })).status).toBe(201);
  const all = ['name', 'amount', 'note', 'key', 'nested.pin'].map((field) => ({ field, total: true }));
  const tables: Record<string, object> = {
    plain: { query: { collection: 'wage', sort: { name: 1 } } },
    columns: { query: { collection: 'wage', sort: { name: 1 } }, columns: all, rowPath: '/x/{amount}/{key}/{note}' },
    endpoint: { dataSourceType: 'api', apiEndpoint: '/api/wage?sort=name', columns: all },
    sorted: { query: { collection: 'wage', sort: { amount: 1 } } },
    found: { query: { collection: 'wage', find: { amount: { $gt: 150 } } } },
    keyed: { query: { collection: 'wage', find: { key: 'k1' } } },
    bulk: { query: { collection: 'wage', sort: { name: 1 } }, bulk: true },
  };
  for (const [name, properties] of Object.entries(tables)) {
    const table: LayoutObject = { uid: 't', type: 'table', v: 1, ...properties };
    await publishLayout(test, { host, key: `page/wages-${name}`, layout: buildLayout({}, [table]) });
  }
});
afterAll(() => test.close());

const namesOf = (answer: { text: string }) => JSON.stringify(JSON.parse(answer.text).data?.t?.list?.rows ?? null);

describe('a table', () => {
  it.each(['plain', 'columns', 'endpoint', 'bulk'])(
    'shows a reader no field that they may not read: %s',
    async (name) => {
      const own = await as('admin', dataOf(`/cms/page/wages-${name}`));
      expect(own.text).toContain('7300037');
      const answer = await as('user', dataOf(`/cms/page/wages-${name}`));
      expect(answer.json().data.t.list.rows).toHaveLength(4);
      const { columns, ...list } = answer.json().data.t.list;
      expect(JSON.stringify([columns, list])).not.toMatch(new RegExp(`${secret}|7300037|"k3"|amount|nested|"key"`));
      for (const role of ['user', 'admin'])
        expect((await as(role, dataOf(`/cms/page/wages-${name}`))).text).not.toContain('"k3"');
    },
  );

  it.each([
    't.sort=amount',
    't.sort=-amount',
    't.sort=key',
    't.sort=note,-amount,nested.pin',
    't.f-amount=150..400',
    't.f-amount-from=150',
    't.f-key=k1',
    't.f-note=three',
    't.f-nested=1',
    't.f-nested.pin=1',
    't.q=three',
    `t.q=${encodeURIComponent(secret)}`,
    't.filter={"amount":{"$gt":150}}',
    't.find={"amount":{"$gt":150}}',
    't.fields=amount&t.expand=key',
  ])('tells by its order or its filters nothing of what may not be read: %s', async (query) => {
    for (const name of ['plain', 'columns', 'endpoint']) {
      const plain = await as('user', dataOf(`/cms/page/wages-${name}`));
      const asked = await as('user', dataOf(`/cms/page/wages-${name}?${query}`));
      // What finds nothing whatever was asked tells nothing either.
      expect([namesOf(plain), '[]']).toContain(namesOf(asked));
      const other = await as('user', dataOf(`/cms/page/wages-${name}?${query.replace(/three|150|k1|=1$/, 'zzz')}`));
      expect(namesOf(other)).toBe(namesOf(asked));
    }
  });

  it.each(['sorted', 'found', 'keyed'])(
    'that its builder made to ask for it tells nothing either: %s',
    async (name) => {
      const rows = async (role: string) =>
        (await as(role, dataOf(`/cms/page/wages-${name}`))).json().data.t?.list?.rows;
      const names = (list: { name: string }[] = []) => list.map((row) => row.name).join();
      // To whom a field is not there, it is not there for filters and orders either.
      if (name === 'sorted') {
        expect(names(await rows('admin'))).toMatch(/,ข,ค,ก$/);
        expect(names(await rows('user'))).not.toMatch(/ข,ค,ก|ก,ค,ข/);
      } else expect(names(await rows('user'))).toBe('');
      expect(names(await rows('hr'))).toBe('');
    },
  );

  it.each([
    'https://evil.example/api/wage',
    '//evil.example/api/wage',
    '/\\evil.example/api/wage',
    '/api/../metrics',
    '/api/people',
    '/api/site/overview',
    '/api/wage/export',
    '/api/wage/../people',
    '/api/page?path=/config/general',
    '/metrics',
    'file:///etc/passwd',
    'http://127.0.0.1:5432/',
    '/api/wage?$where=1',
    '/api/wage?filter={"$where":"1"}',
  ])('fetches nothing, whatever its API is called: %s', async (apiEndpoint) => {
    const table: LayoutObject = { uid: 't', type: 'table', v: 1, dataSourceType: 'api', apiEndpoint };
    await publishLayout(test, { host, key: 'page/fetching', layout: buildLayout({}, [table]) });
    for (const role of ['admin', 'user']) {
      const answer = await as(role, dataOf('/cms/page/fetching'));
      expect(answer.status).toBe(200);
      expect(answer.json().data.t?.list?.rows ?? []).toEqual([]);
    }
  });

  it('names by /api/site the collection of the core, which holds no settings', async () => {
    const table: LayoutObject = { uid: 't', type: 'table', v: 1, dataSourceType: 'api', apiEndpoint: '/api/site' };
    await publishLayout(test, { host, key: 'page/fetching', layout: buildLayout({}, [table]) });
    for (const role of ['admin', 'user']) {
      const [row, ...more] = (await as(role, dataOf('/cms/page/fetching'))).json().data.t.list.rows;
      const told = ['host', 'id', 'language', 'logo', 'name', 'time_zone', 'type', 'updated_at', 'version'];
      expect(Object.keys(row).sort()).toEqual(told);
      expect(more).toEqual([]);
    }
  });

  it('offers a file to those who may have one, and a spreadsheet runs nothing of it', async () => {
    const list = async (role: string) => (await as(role, dataOf('/cms/page/wages-plain'))).json().data.t.list;
    const { exportPath } = await list('admin');
    const file = await as('admin', exportPath);
    expect(file.status).toBe(200);
    expect(file.text).toContain('HYPERLINK');
    expect(file.text).not.toMatch(/(^|,|\n)"?[=+@-]/m);
    expect(file.text).not.toMatch(/(^|,)"?k3"?(,|$)/m); // ids hold any letters
    const own = await as('user', '/api/wage/export?format=csv');
    expect(own.text).not.toMatch(new RegExp(`${secret}|7300037`));
    expect((await as('hr', '/api/wage/export?format=csv')).status).toBe(403);
    expect((await as('user', '/api/wage/export?format=csv&sort=amount')).text).not.toMatch(/ข.*ค.*ก/s);
    for (const query of ['amount[gt]=150', 'key=k1', 'note[regex]=three', 'filter={"amount":{"$gt":150}}'])
      expect((await as('user', `/api/wage/export?format=csv&${encodeURI(query)}`)).text, query).not.toMatch(/ก|ข|ค/);
  });
});

describe('the calls of a collection', () => {
  it.each([
    ['/api/wage?sort=amount'],
    ['/api/wage?amount[gt]=150'],
    ['/api/wage?key=k1'],
    ['/api/wage?nested.pin=1'],
    ['/api/wage?filter={"$expr":{"$gt":["$amount",150]}}'],
    ['/api/wage/count?amount[gt]=150'],
    ['/api/wage/query', { method: 'find', args: [{ amount: { $gt: 150 } }] }],
    ['/api/wage/query', { method: 'find', args: [{ $or: [{ key: 'k1' }] }] }],
    ['/api/wage/aggregate', { pipeline: [{ $match: { amount: { $gt: 150 } } }] }],
    ['/api/wage/aggregate', { pipeline: [{ $group: { _id: '$amount', n: { $sum: 1 } } }] }],
    ['/api/wage/aggregate', { pipeline: [{ $project: { x: '$key' } }] }],
    ['/api/wage/aggregate', { pipeline: [{ $project: { x: '$$ROOT' } }] }],
    ['/api/wage/aggregate', { pipeline: [{ $sort: { key: 1 } }] }],
    ['/api/wage?fields=amount,key,note'],
    ['/api/wage/stats'],
  ])('tell nothing of fields that may not be read: %s', async (path, body?: object) => {
    const answer = await as('user', encodeURI(path), body);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toMatch(new RegExp(`${secret}|7300037|200\\b(?!,"(data|count))|"k[123]"`));
    // Nothing matches, everything does, or all stand in one group.
    if (answer.status === 200 && Array.isArray(answer.json().data))
      expect([0, 4, ...(path.endsWith('aggregate') ? [1] : [])]).toContain(answer.json().data.length);
  });
});

describe('a collection made on a site', () => {
  const calls = ['server', 'plugins'].flatMap((folder) =>
    readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(routes|calls)\.ts$/.test(file))
      .flatMap((file) => [
        ...readFileSync(new URL(`../../${folder}/${file}`, import.meta.url), 'utf8').matchAll(
          /'\/api\/([a-z][\w-]*)['/]/g,
        ),
      ])
      .map(([, name = '']) => name),
  );
  const names = [...new Set([...calls, 'realtime'])].filter((name) => /^\w+$/.test(name));

  it('takes the name of no call', () => {
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter(isCollectionName)).toEqual([]);
  });

  it.each(['files', 'page', 'people', 'remote', 'geo', 'site', 'layout', 'form', 'user', 'constructor', 'prototype'])(
    'is not called %s, and its maker is told in both languages that the system uses the name',
    async (name) => {
      const schema = { type: 'object', properties: { text: { type: 'string' } } };
      for (const [language, words] of Object.entries({ th: 'ระบบใช้ชื่อ', en: 'the system itself uses the name' })) {
        const headers = { 'accept-language': language };
        const answer = await test.as('root')('/api/collection', {
          host,
          headers,
          body: { data: { name, title: name, schema } },
        });
        expect([answer.status, answer.json().details[0].message]).toEqual([400, expect.stringContaining(words)]);
      }
    },
  );

  it('stands before no collection that a plugin brings, by name or by another name', async () => {
    const schema = { type: 'object', properties: { text: { type: 'string' } } };
    for (const name of ['post', 'notification', 'form_submission']) {
      const taken = await as('root', '/api/collection', { data: { name, title: name, schema } });
      expect(taken.status, taken.text).toBeGreaterThanOrEqual(400);
    }
    const aliased = { ...schema, 'x-aliases': ['post', 'notification', 'wage'] };
    await as('root', '/api/collection', { data: { name: 'an_impostor', title: 'x', schema: aliased } });
    expect((await as('user', '/api/post')).json().data.every((one: object) => !('text' in one))).toBe(true);
    expect((await as('root', '/api/wage')).json().total).toBe(4);
  });

  it('is made by those who build alone', async () => {
    const data = { name: 'mine', title: 'x', schema: { type: 'object', properties: { text: { type: 'string' } } } };
    for (const role of ['admin', 'manager', 'user'])
      expect((await as(role, '/api/collection', { data })).status).toBe(403);
    expect((await test.call('/api/collection', { host, body: { data } })).status).toBe(401);
  });
});

describe('tools of those who develop', () => {
  it.each(['/api/dev/hosts', '/api/dev', '/@vite/client', '/__vite_ping', '/api/dev/hosts/'])(
    'are not there: %s',
    async (path) => {
      expect((await test.call(path, { host })).text).not.toContain('shop.localhost');
      expect((await test.call(path, { host })).status).not.toBe(200);
    },
  );
});

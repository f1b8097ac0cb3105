import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLink } from '../../engine/content/readLink.ts';
import { listObjects } from '../../engine/layout/walkLayout.ts';
import type { LayoutObject, LayoutSettings } from '../../schemas/index.ts';
import type { Assets } from '../../server/pages/assets/assets.ts';
import { buildLayout } from '../factories/buildPage.ts';
import { openClient } from '../support/openClient.ts';
import { publishLayout } from '../support/publishLayout.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
const secret = 'ความลับของหน้านี้-7c1';
let test: TestApp;

/** Draws a page as its payload, so that tests see all that would reach the browser, and does so in no time. */
const assets: Assets = {
  mode: 'built',
  dir: '/nonexistent',
  widget: () => undefined,
  controls: {},
  entry: () => ({ src: '/assets/page.js', css: [], imports: [], lazy: [] }),
  hydrateMode: () => 'load',
  broken: {},
  fonts: [],
  style: () => undefined,
  loadServerRuntime: async () => ({
    renderRoot: async (payload) => `<pre>${JSON.stringify(payload).replaceAll('<', '&lt;')}</pre>`,
    renderStartFailure: () => 'failed',
    loadView: () => Promise.reject(new Error('nothing is drawn')),
  }),
  close: async () => undefined,
};

const paragraph = (uid: string, content: string): LayoutObject => ({ uid, type: 'paragraph', v: 1, content });
const publish = (key: string, objects: LayoutObject[], settings: LayoutSettings = {}) =>
  publishLayout(test, { host, key, layout: buildLayout({ settings }, objects) });
const get = (path: string, headers: Record<string, string> = {}) => test.call(path, { host, headers });
const as = (role: string, path: string, options: object = {}) => test.as(role)(path, { host, ...options });
const dataOf = (path: string, objects: string) =>
  `/api/page/data?path=${encodeURIComponent(path)}&objects=${encodeURIComponent(objects)}`;
const pageOf = (path: string) => `/api/page?path=${encodeURIComponent(path)}`;

beforeAll(async () => {
  test = await openTestApp({}, assets);
  const list = (uid: string): LayoutObject => ({ uid, type: 'posts_list', v: 1, title: secret });
  await publish('page/members', [paragraph('p', secret), list('l')], {
    title: 'สมาชิก',
    authen: true,
    parent: 'page/group',
  } as LayoutSettings);
  await publish('page/locked', [paragraph('p', secret), list('l')], {
    title: 'ล็อก',
    locked: true,
    parent: 'group',
  } as LayoutSettings);
  await publish('page/guarded', [paragraph('p', secret), list('l'), { uid: 'g', type: 'authen', v: 1 }]);
  await publish('block/members', [paragraph('p', secret), list('l')], { authen: true });
  await publish('block/locked', [paragraph('p', secret), list('l')], { locked: true });
  await publish('block/guarded', [paragraph('p', secret), list('l'), { uid: 'g', type: 'authen', v: 1 }]);
  const block = (name: string): LayoutObject => ({ uid: `b-${name}`, type: 'synced_block', v: 1, block: name });
  await publish('page/taking', [paragraph('open', 'เปิด'), block('members'), block('locked')]);
  await publish('page/taking-guarded', [paragraph('open', 'เปิด'), block('guarded')]);
  await publish('page/group', [paragraph('open', 'เปิด')], { display: 'group' } as LayoutSettings);
  await publish('page/draft-only', [paragraph('open', 'เปิด')]);
  const { version } = (await as('admin', '/api/layout?key=page/draft-only')).json().data;
  const layout = buildLayout({ settings: { title: secret } }, [paragraph('p', secret)]);
  await as('admin', '/api/layout', { method: 'PUT', body: { key: 'page/draft-only', layout, version } });
});
afterAll(() => test.close());

describe('what a page keeps from a visitor', () => {
  it.each([
    ...['members', 'locked', 'guarded', 'taking', 'taking-guarded', 'group', 'draft-only'].flatMap((slug) => [
      pageOf(`/cms/page/${slug}`),
      `/cms/page/${slug}`,
      `/cms/page/${slug}/`,
      dataOf(`/cms/page/${slug}`, 'p,l,open,b-members,b-locked,b-guarded,b-guarded.p,child-1.p'),
    ]),
    pageOf('/cms/page/members?preview=1&draft=true&role=admin&language=en'),
    pageOf('//cms/page/members'),
    pageOf('/x/../cms/page/members'),
    pageOf('/cms/page/%6dembers'),
    '/sitemap.xml',
    '/feed.xml',
    '/robots.txt',
    '/api/search?query=ความลับ',
    '/api/layout?key=page/members',
    '/api/layouts',
    '/api/builder/data?key=page/members',
    '/api/builder/places',
  ])('is not in %s', async (path) => {
    for (const headers of [{}, { cookie: 'sala_page_0=x; sala=x', 'x-forwarded-host': 'shop.localhost' }]) {
      const answer = await get(encodeURI(decodeURI(path)), headers as Record<string, string>);
      expect(answer.status, answer.text).not.toBe(500);
      expect(answer.text).not.toContain(secret);
    }
  });

  it('is in no line of the menu that is for others, wherever the page carries it', async () => {
    const { menu } = (await as('admin', '/api/site')).json().data;
    const line = { uid: 'inside', title: secret, target: 'https://example.com/inside', roles: ['hr'] };
    expect((await as('admin', '/api/site', { method: 'PUT', body: { menu: [...menu, line] } })).status).toBe(200);
    for (const path of [pageOf('/'), '/', pageOf('/user/login')]) {
      expect((await get(path)).text).not.toContain(secret);
      expect((await as('sales', path)).text).not.toContain(secret);
    }
    expect((await as('hr', '/')).text).toContain(secret);
    await as('admin', '/api/site', { method: 'PUT', body: { menu } });
  });

  it('is there for those it is meant for', async () => {
    for (const slug of ['members', 'guarded', 'taking', 'taking-guarded', 'group'])
      expect((await as('user', pageOf(`/cms/page/${slug}`))).text, slug).toContain(secret);
  });

  it('is not in what a form of the same key, or its uploads, would answer', async () => {
    const body = { key: 'page/locked', values: {}, name: 'x', value: 'x' };
    for (const path of ['/api/form', '/api/form/taken'])
      expect((await test.call(path, { host, body })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a kept page', () => {
  it('is nobody else’s: role, language and theme make another one, whatever fingerprint is sent along', async () => {
    const path = '/cms/page/members';
    const member = await as('user', path, { headers: { accept: 'text/html' } });
    expect(member.text).toContain(secret);
    const open = await get('/cms/page/taking');
    const headers = { 'if-none-match': String(open.headers.etag) };
    const visitor = await get(path, headers);
    expect(visitor.status).not.toBe(304);
    expect(visitor.text).not.toContain(secret);
    expect((await as('hr', path, { headers })).status).not.toBe(304);
    const english = await get('/cms/page/taking', {
      cookie: 'sala_language=en',
      'if-none-match': String(open.headers.etag),
    });
    expect(english.status).toBe(200);
  });

  it('is one for all: browsers store no page of somebody who is signed in, and none behind a password', async () => {
    const body = { key: 'page/locked', password: 'open-sesame' };
    expect((await as('admin', '/api/layout/lock', { method: 'PUT', body })).status).toBe(200);
    const reader = openClient({ port: test.port, host });
    await reader.post('/api/page/unlock', { path: '/cms/page/locked', password: 'open-sesame' });
    const told = async (asked: Promise<{ headers: Record<string, unknown>; text: string }>) => {
      const { headers, text } = await asked;
      return [headers['cache-control'], headers.etag !== undefined, text.includes(secret)];
    };
    expect(await told(get('/cms/page/taking'))).toEqual(['private, no-cache', true, false]);
    expect(await told(reader.get('/cms/page/locked'))).toEqual(['private, no-store', false, true]);
    expect(await told(as('user', '/cms/page/members'))).toEqual(['private, no-store', false, true]);
  });

  it('is stored nowhere, and tells its address to nobody, where that is a mailed link', async () => {
    const token = 'A'.repeat(43);
    for (const path of [`/user/reset?requestId=${token}`, `/user/register?invitation=${token}`]) {
      const { headers } = await get(path);
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
      expect(headers.etag).toBeUndefined();
    }
    expect((await get('/user/reset')).headers['cache-control']).toBe('private, no-cache');
  });

  it('carries a nonce of its own each time, and no name of another host', async () => {
    const nonceOf = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1];
    const answers = await Promise.all([1, 2].map(() => get('/cms/page/taking')));
    const [one, other] = answers.map(({ text }) => nonceOf(text));
    expect(one).toBeDefined();
    expect(one).not.toBe(other);
    const poisoned = await get('/cms/page/taking', {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '666',
      forwarded: 'host=evil.example',
    });
    expect(poisoned.text).not.toContain('evil.example');
    for (const path of ['/sitemap.xml', '/robots.txt', '/feed.xml'])
      expect((await get(path, { 'x-forwarded-host': 'evil.example' })).text).not.toContain('evil.example');
  });

  it.each([
    'academy.localhost@evil.example',
    'evil.example',
    'academy.localhost.evil.example',
    'academy.localhost%00.x',
  ])('is not served under the name %s', async (name) => {
    expect((await test.call('/sitemap.xml', { host: name })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('an address that anybody may write', () => {
  it.each([
    'list.__proto__.x=1',
    '__proto__.page=2',
    'constructor.prototype=1',
    'l.page=99999999999999999999',
    'l.page=-1',
    'l.page=1e9&l.limit=1e9',
    'l.sort=$where',
    'l.q=%00',
    `l.q=${'ก'.repeat(300)}`,
    'params=x&list=x&chart=x&slug=x&collection=user&id=demo_root&role=root',
    Array.from({ length: 500 }, (_, index) => `l.a${index}=1`).join('&'),
  ])('changes nothing but what is shown: %s', async (query) => {
    await publish('page/listing', [{ uid: 'l', type: 'posts_list', v: 1 }]);
    const path = `/cms/page/listing?${query}`;
    for (const call of [pageOf(path), dataOf(path, 'l'), encodeURI(decodeURI(path))].filter(
      (one) => one.length < 14_000,
    )) {
      const answer = await get(call);
      expect([200, 400], answer.text).toContain(answer.status);
    }
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it.each([
    '/%zz',
    '/cms/page/%zz',
    '/cms/page/%00',
    '/assets/%zz.js',
    '/assets/%00.js',
    '/assets/..%2f..%2fpackage.json',
    '/files/%zz/x',
    '/api/%zz',
    '/api/%00',
    '/icons/%2e%2e/x.svg',
  ])('is refused when nobody can read it: %s', async (path) => {
    const answer = await get(path);
    expect([400, 404], answer.text).toContain(answer.status);
  });
});

describe('a binding', () => {
  const inject = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  const values = [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    inject,
    '\ue0000\ue001',
    '{{user.email}}',
  ];
  beforeAll(async () => {
    const schema = {
      type: 'object',
      properties: { text: { type: 'string' }, hidden: { type: 'string' }, key: { type: 'string', 'x-secret': true } },
      'x-access': { read: [{ public: true, fields: ['text'] }], create: [{}] },
    };
    const made = await as('root', '/api/collection', { body: { data: { name: 'quote', title: 'Quote', schema } } });
    expect(made.status, made.text).toBe(201);
    for (const text of values) {
      const added = await as('root', '/api/quote', { body: { data: { text, hidden: secret, key: secret } } });
      expect(added.status, added.text).toBe(201);
    }
    const texts = [
      '<p>{{item.text}}</p><p>{{item.text | html}}</p><a href="{{item.text}}">a</a><p title="{{item.text}}">b</p>',
      '<img src="x" {{item.text}}><{{item.text}}><p>{{item.hidden}}{{item.key}}{{item.__proto__}}{{item.constructor.name}}</p>',
      '<p style="color:{{item.text}}">{{item.text | default: <script>alert(1)</script>}}</p><!--{{item.text}}-->',
    ];
    const inside: LayoutObject[] = [
      ...texts.map((content, index) => paragraph(`t${index}`, content)),
      { uid: 'button', type: 'button', v: 1, label: '{{item.text}}', link: '{{item.text}}' },
      { ...paragraph('cond', secret), show: { 'item.hidden': secret } },
      { ...paragraph('cond2', secret), show: { 'item.key': { $exists: true } } },
    ];
    const rows = [{ uid: 'r', columns: [{ uid: 'c', objects: inside }] }];
    await publish('page/bound', [
      { uid: 'rep', type: 'repeater', v: 1, query: { collection: 'quote', limit: 50 }, rows },
    ]);
  });

  it('of a record writes no script, no scheme and no tag, wherever it stands', async () => {
    const { layout, data } = (await get(pageOf('/cms/page/bound'))).json();
    const text = JSON.stringify(layout);
    const inside = listObjects(layout).filter(({ uid }) => uid.startsWith('rep.'));
    expect(inside.length).toBeGreaterThanOrEqual(values.length * 4);
    for (const { content, link } of inside) {
      const tags = String(content ?? '').match(/<[a-z/][^>]*>/gi) ?? [];
      for (const tag of tags.map((one) => one.replace(/"[^"]*"/g, '""')))
        expect(tag).toMatch(/^<\/?(p|a|img)( (title|alt|src|href)="")*( \/)?>$/);
      for (const [, href = ''] of String(content ?? '').matchAll(/href="([^"]*)"/g))
        expect(readLink(href).external).toBe(false);
      if (link !== undefined) expect(String(link)).toMatch(/^(\/[^/\\].*)?$/);
    }
    expect(text).not.toContain('@demo.test');
    expect(JSON.stringify(data)).not.toContain('onerror');
  });

  it('holds no field, and decides no condition by a field, that this reader may not read', async () => {
    for (const path of [pageOf('/cms/page/bound'), dataOf('/cms/page/bound', 'rep'), '/cms/page/bound'])
      expect((await get(path)).text).not.toContain(secret);
  });

  it('cannot be asked for by the address: an inner object alone shows no more', async () => {
    const { layout } = (await get(pageOf('/cms/page/bound'))).json();
    const uids: string[] = JSON.stringify(layout).match(/rep\.[\w.-]+/g) ?? [];
    const answer = await get(dataOf('/cms/page/bound', [...new Set(uids)].slice(0, 50).join(',')));
    expect(answer.text).not.toContain(secret);
  });
});

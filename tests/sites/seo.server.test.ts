import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShippedAssets } from '../support/openShippedAssets.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
const evil = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>\u0007]]>&';
const halfCharacter = '\ud800';
let test: TestApp;

beforeAll(async () => {
  const assets = await openShippedAssets();
  test = await openTestApp({}, assets);
});
afterAll(() => test.close());

const get = (path: string, headers: Record<string, string> = {}) => test.call(path, { host, headers });
const asAdmin = (path: string, body: unknown, method: string) => test.as('admin')(path, { host, body, method });
const origin = () => `http://${host}:${test.port}`;

async function publish(slug: string, settings: object, html = '<p>เนื้อหา</p>'): Promise<void> {
  const key = `page/${slug}`;
  const objects = [{ uid: 'o', type: 'paragraph', v: 1, content: html }];
  const layout = { version: 1, kind: 'page', settings, rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }] };
  const saved = await asAdmin('/api/layout', { key, layout, version: 0 }, 'PUT');
  expect(saved.status, saved.text).toBe(200);
  await asAdmin('/api/layout/publish', { key, version: saved.json().data.version }, 'POST');
}

async function publishPost(data: object): Promise<void> {
  const made = await asAdmin('/api/post', { data: { content: '<p>ก</p>', ...data } }, 'POST');
  expect(made.status, made.text).toBe(201);
  const moved = await asAdmin(`/api/post/${made.json().data.id}/transition`, { event: 'PUBLISH' }, 'POST');
  expect(moved.status, moved.text).toBe(200);
}

const readGraph = (html: string) => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
};

describe('the search of the public site', () => {
  const search = async (query: string) => {
    const answer = await get(`/api/site/search?query=${encodeURIComponent(query)}`);
    expect(answer.status, answer.text).toBe(200);
    return (answer.json().data as { kind: string; hits: { path: string }[] }[]).flatMap(({ hits }) => hits);
  };

  it('finds open pages by title and text, and records that have a page, but nothing gated or unpublished', async () => {
    const html = '<p>คำว่า <b>มะม่วงกวน</b> อยู่ในเนื้อหา</p>';
    await publish('find-open', { title: { th: 'ของหวาน', en: 'Sweets' } }, html);
    await publish('find-members', { title: 'มะม่วงกวน', authen: true }, html);
    await publish('find-locked', { title: 'มะม่วงกวน', locked: true }, html);
    await publishPost({ title: 'สูตรมะม่วงกวน', slug: 'mango', page: 'news' });
    await asAdmin('/api/post', { data: { title: 'ร่างมะม่วงกวน', slug: 'mango-draft', content: 'x' } }, 'POST');
    const paths = (await search('มะม่วงกวน')).map(({ path }) => path);
    expect(paths.sort()).toEqual(['/cms/page/find-open', '/cms/post/news/mango']);
    expect(await search('มะม่วงกวน ไม่มีคำนี้')).toEqual([]);
    expect(await search(' ')).toEqual([]);
  });

  it('does not find a page by what its list says when it is empty', async () => {
    const answer = await test.call(`/api/site/search?query=${encodeURIComponent('ยังไม่มีสินค้า')}`, {
      host: 'shop.localhost',
    });
    expect(answer.json().data).toEqual([]);
  });

  it('shows its results without a script, and is kept out of search engines', async () => {
    const { text } = await get(`/search?q=${encodeURIComponent('<script>')}`);
    expect(text).toContain('“&lt;script&gt;”');
    expect(text).toMatch(/<meta name="robots" content="noindex">/);
    expect((await get('/')).text).toContain('href="/search"');
  });
});

describe('robots.txt', () => {
  it('closes the API and what is behind a sign-in, opens what is not, and names the sitemap', async () => {
    const { text, status, headers } = await get('/robots.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain('Disallow: /api/\n');
    expect(text).toContain('Disallow: /config/');
    expect(text).toContain('Disallow: /cms/pages\n');
    expect(text).not.toMatch(/Disallow: (\/cms\/page\/|\/cms\/post|\/)\n/);
    expect(text).toContain(`Sitemap: ${origin()}/sitemap.xml`);
  });
});

describe('sitemap.xml', () => {
  beforeAll(async () => {
    await publish('open', { title: { th: 'เปิด', en: 'Open' } });
    await publish('members', { title: 'สมาชิก', authen: true });
    await publish('locked', { title: 'ลับ', locked: true });
    await publish('quiet', { title: 'เงียบ', noindex: true });
    await publishPost({ title: evil, slug: 'evil', page: 'news' });
    await asAdmin('/api/post', { data: { title: 'ร่าง', slug: 'draft-only', content: 'x' } }, 'POST');
  });

  it('lists published, open, ungated pages once, with the time they changed', async () => {
    const { text, status } = await get('/sitemap.xml');
    expect(status).toBe(200);
    const places = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place?.replace(origin(), ''));
    expect(places).toEqual(expect.arrayContaining(['/', '/cms/posts', '/cms/page/open', '/cms/post/news/evil']));
    for (const path of ['members', 'locked', 'quiet', 'home']) expect(places).not.toContain(`/cms/page/${path}`);
    expect(places.filter((place) => /login|draft-only|config|pages$/.test(place ?? ''))).toEqual([]);
    expect(new Set(places).size).toBe(places.length);
    expect(text).toMatch(/cms\/page\/open<\/loc><lastmod>\d{4}-\d\d-\d\dT/);
  });

  it('names both languages of a page that has both', async () => {
    const { text } = await get('/sitemap.xml');
    const line = text.split('\n').find((entry) => entry.includes('/cms/page/open<')) ?? '';
    expect(line).toContain(`hreflang="th" href="${origin()}/cms/page/open"`);
    expect(line).toContain(`hreflang="en" href="${origin()}/cms/page/open?language=en"`);
    expect(text.split('\n').find((entry) => entry.includes('/news/evil<'))).not.toContain('hreflang');
  });

  it('has no part that is empty', async () => {
    expect((await get('/sitemap/1.xml')).status).toBe(200);
    for (const part of ['2.xml', '0.xml', 'x.xml', '1.xml.gz', '99999.xml'])
      expect((await get(`/sitemap/${part}`)).status).toBe(404);
  });

  it('belongs to its site', async () => {
    const { text } = await test.call('/sitemap.xml', { host: 'shop.localhost' });
    expect(text).toContain('<loc>http://shop.localhost');
    expect(text).not.toContain('/news/evil');
  });
});

describe('the feed', () => {
  it('is Atom with the newest first, and no text leaves its place', async () => {
    const { text, headers } = await get('/feed.xml');
    expect(headers['content-type']).toContain('application/atom+xml');
    expect(text).toContain('<title>สถาบันศาลาวิชาการ</title>');
    expect(text.indexOf('/cms/post/news/evil')).toBeGreaterThan(0);
    expect(text).not.toContain('<script');
    expect(text).not.toContain('<img');
    const updated = [...text.matchAll(/<published>(.*?)<\/published>/g)].map(([, time]) => time ?? '');
    expect(updated).toEqual(updated.toSorted().toReversed());
  });
});

describe('the head of a page', () => {
  it('tells previews and search engines of a post who wrote what when, and stays inert', async () => {
    const { text, status } = await get('/cms/post/news/evil');
    expect(status).toBe(200);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<img src=x');
    expect(text).toContain('<meta property="og:type" content="article">');
    expect(text).toMatch(/<meta property="article:published_time" content="\d{4}-/);
    expect(text).toContain(`<link rel="canonical" href="${origin()}/cms/post/news/evil">`);
    expect(text).toContain('<meta property="og:locale" content="th_TH">');
    const graph = readGraph(text);
    expect(graph.map((part) => part['@type'])).toEqual(['Organization', 'WebSite', 'BreadcrumbList', 'BlogPosting']);
    expect(graph[3]).toMatchObject({
      headline: expect.stringContaining('</script>'),
      publisher: { '@id': `${origin()}/#organization` },
    });
  });

  it('takes a hostile title apart nowhere: title, description, previews, structured data', async () => {
    const hostile = evil + halfCharacter;
    await publish('hostile', { title: hostile, description: hostile, keywords: hostile, image: 'javascript:alert(1)' });
    const { text } = await get('/cms/page/hostile');
    expect(text).not.toMatch(/<script>alert|<img src=x/);
    expect(text.split('<style')[0]).not.toContain('javascript:');
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text).toMatch(/<title>&lt;\/script&gt;.* – สถาบันศาลาวิชาการ<\/title>/);
    expect(readGraph(text)).toHaveLength(3);
  });

  it('describes a page by its first words where nobody described it', async () => {
    await publish('plain', { title: 'หน้าธรรมดา' }, '<p>ศูนย์อบรม <b>แห่งแรก</b> &amp; เดียว</p>');
    const { text } = await get('/cms/page/plain');
    expect(text).toContain('<meta name="description" content="ศูนย์อบรม แห่งแรก &amp; เดียว">');
    expect(text).toContain('<title>หน้าธรรมดา – สถาบันศาลาวิชาการ</title>');
  });

  it('has one address under every name of the site and of the front page', async () => {
    const other = await test.call('/cms/page/home?utm=1', { host: 'localhost' });
    expect(other.text).toContain(`<link rel="canonical" href="${origin()}/">`);
  });

  it('answers in the language of the address, which is then its canonical one', async () => {
    const english = await get('/cms/page/open?language=en');
    expect(english.status).toBe(200);
    expect(english.text).toContain('<html lang="en">');
    expect(english.text).toContain('<title>Open – ');
    expect(english.text).toContain(`<link rel="canonical" href="${origin()}/cms/page/open?language=en">`);
    expect(english.text).toContain(`<link rel="alternate" hreflang="x-default" href="${origin()}/cms/page/open">`);
    expect(english.text).toContain('<meta property="og:locale:alternate" content="th_TH">');
    expect(String(english.headers['set-cookie'])).toContain('sala_language=en');
  });

  it('keeps gated pages, accounts and what is missing out of search', async () => {
    for (const [path, status] of [
      ['/cms/page/locked', 423],
      ['/nowhere', 404],
      ['/cms/post/news/nothing', 404],
      ['/cms/page/quiet', 200],
      ['/user/login', 200],
    ] as const) {
      const answer = await get(path);
      expect(answer.status, path).toBe(status);
      expect(answer.text, path).toMatch(/<meta name="robots" content="noindex">/);
      expect(answer.text.match(/name="robots"/g), path).toHaveLength(1);
      expect(answer.text, path).not.toContain('ld+json');
    }
    expect((await get('/cms/page/locked')).headers['x-robots-tag']).toBe('noindex');
  });
});

describe('a page that did not change', () => {
  it('is not sent twice, and its policy stays the one it came with', async () => {
    const first = await get('/cms/posts');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await get('/cms/posts', { 'if-none-match': String(first.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers['content-security-policy']).toBeUndefined();
  });

  it('carries a new nonce each time, in the policy and in the styles', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { text, headers } = await get('/cms/posts');
        const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
        for (const [tag] of text.matchAll(/<style[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('is another one in another language, theme, after a publication, and for somebody else', async () => {
    const tag = async (headers = {}) => (await get('/cms/page/open', headers)).headers.etag;
    const plain = await tag();
    expect(await tag()).toBe(plain);
    expect(await tag({ cookie: 'sala_language=en' })).not.toBe(plain);
    expect(await tag({ cookie: 'sala_theme=dark' })).not.toBe(plain);
    expect(await tag({ cookie: await test.cookie('admin', host) })).not.toBe(plain);
    const { version } = (await asAdmin('/api/layout?key=page/open', undefined, 'GET')).json().data;
    const layout = { version: 1, kind: 'page', settings: { title: { th: 'ใหม่', en: 'New' } }, rows: [] };
    const saved = await asAdmin('/api/layout', { key: 'page/open', layout, version }, 'PUT');
    await asAdmin('/api/layout/publish', { key: 'page/open', version: saved.json().data.version }, 'POST');
    const changed = await get('/cms/page/open', { 'if-none-match': String(plain) });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('<title>ใหม่ – ');
  });
});

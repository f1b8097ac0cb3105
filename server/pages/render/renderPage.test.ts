import pino from 'pino';
import { beforeAll, expect, it, vi } from 'vitest';
import type { PagePayload } from '../../../schemas/index.ts';
import { buildPage, buildSession, buildSite } from '../../../tests/factories/buildPage.ts';
import { openShippedAssets } from '../../../tests/support/openShippedAssets.ts';
import type { Assets } from '../assets/assets.ts';
import { renderPage } from './renderPage.ts';

const log = pino({ level: 'silent' });
let assets: Assets;

beforeAll(async () => {
  assets = await openShippedAssets();
});

const heading = {
  uid: 'h',
  type: 'header',
  v: 1,
  text: 'ศาลา',
  level: 1,
  subtitle: '',
  alignment: 'start',
  size: 'auto',
};

function render(page: Partial<PagePayload> = {}, options: { theme?: string; nonce?: string } = {}) {
  const widgets = { header: assets.widget('header')! };
  return renderPage({
    payload: buildPage({ widgets, ...page }, [heading]),
    assets,
    nonce: 'n0nce',
    log,
    ...options,
  });
}
const readPayload = (html: string) =>
  JSON.parse(/<script type="application\/json" id="sala-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as PagePayload;

it('is readable without scripts', async () => {
  const html = await render();
  expect(html).toMatch(/^<!doctype html>\n<html lang="th">/);
  expect(html).toContain('<h1 class="w-header__text">ศาลา</h1>');
});

it('fetches the first script only, and preloads nothing of React, when the page is only read', async () => {
  const html = await render();
  const runtime = assets.entry('page')!.lazy.find((chunk) => chunk.includes('runtime'))!;
  expect(runtime).toBeDefined();
  expect(html).toContain(`<script type="module" src="${assets.entry('page')!.src}">`);
  expect(html).not.toContain(runtime);
  expect(readPayload(html).layout.rows).toEqual([{ uid: 'row-1', columns: [] }]);
});

it('carries the styles of the widgets on the page and of no other', async () => {
  const html = await render();
  expect(html).toContain('.w-header__text');
  expect(html).not.toContain('.w-popup');
});

it('gives every style element the nonce and has no inline script', async () => {
  const html = await render({ site: buildSite({ theme: { brand: '#a3472f' } }) });
  for (const [tag] of html.matchAll(/<style[^>]*>/g)) expect(tag).toContain('nonce="n0nce"');
  for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/src=|application\/json/);
  expect(html).toContain('--s-primary:light-dark(#a3472f');
});

it('tells crawlers and readers what the page is', async () => {
  const html = await render({
    meta: {
      title: 'หน้าแรก',
      description: 'ศูนย์ "อบรม" <ไทย>',
      canonical: 'https://a.example/',
      language: 'en',
      metaTags: [{ name: 'robots', content: 'noindex' }],
    },
  });
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>หน้าแรก</title>');
  expect(html).toContain('content="ศูนย์ &quot;อบรม&quot; &lt;ไทย&gt;"');
  expect(html).toContain('<link rel="canonical" href="https://a.example/">');
  expect(html).toContain('<meta property="og:title" content="หน้าแรก">');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

it('takes the theme of the reader, and no other word', async () => {
  expect(await render({}, { theme: 'dark' })).toContain('<html lang="th" data-theme="dark">');
  expect(await render({}, { theme: '"><script>' })).toContain('<html lang="th">');
});

it('lets no text out of where it stands', async () => {
  const evil = '</script><script>alert(1)</script></style><img src=x onerror=alert(1)>';
  const html = await render({
    meta: { title: evil, description: evil, language: 'th' },
    site: buildSite({ name: evil, footer: evil, theme: { brand: evil } }),
    session: buildSession({ user: { id: 'u', name: evil, email: evil, role: evil } }),
    layout: {
      version: 1,
      kind: 'page',
      settings: {},
      rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [{ ...heading, text: evil }] }] }],
    },
  });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<img src=x');
  expect(readPayload(html).site.name).toBe(evil);
});

it('leaves the page standing when one widget fails', async () => {
  const broken = { ...heading, uid: 'b', level: { toString: null } };
  const rows = [{ uid: 'r', columns: [{ uid: 'c', objects: [broken, heading] }] }];
  const html = await render({ layout: { version: 1, kind: 'page', settings: {}, rows } });
  expect(html).toContain('ส่วนนี้แสดงไม่ได้ในขณะนี้');
  expect(html).toContain('ศาลา</h1>');
});

it('shows nothing of an unknown widget to visitors, and a quiet note to staff', async () => {
  const rows = [{ uid: 'r', columns: [{ uid: 'c', objects: [{ uid: 'x', type: 'hologram' }] }] }];
  const layout = { version: 1, kind: 'page' as const, settings: {}, rows };
  expect(await render({ layout })).not.toContain('hologram');
  expect(await render({ layout, editable: true })).toContain('“hologram”');
});

it('asks the browser to draw when the server cannot, with a way out if that fails too', async () => {
  const runtime = await assets.loadServerRuntime();
  const failing: Assets = {
    ...assets,
    loadServerRuntime: async () => ({ ...runtime, renderRoot: () => Promise.reject(new Error('no')) }),
  };
  const error = vi.fn();
  const payload = buildPage({ widgets: { header: assets.widget('header')! } }, [heading]);
  const html = await renderPage({ payload, assets: failing, nonce: 'n', log: { error } as never });
  expect(error).toHaveBeenCalledOnce();
  expect(html).toContain('data-start="load"');
  expect(html).toContain('เปิดหน้านี้ไม่สำเร็จ');
  expect(readPayload(html).layout.rows[0]!.columns[0]!.objects).toEqual([heading]);
});

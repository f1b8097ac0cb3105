import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlockStyle, LayoutObject, Row } from '../../schemas/index.ts';
import { openBrowser } from '../support/browser.ts';
import { computingTime } from '../support/computingTime.ts';
import { fillWidget, placeFields } from '../support/fillWidget.ts';
import { openShippedAssets } from '../support/openShippedAssets.ts';
import { sendRequest, type TestAnswer } from '../support/sendRequest.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;
let browser: Browser;
/** One for all pages: their code, some 350 files, is loaded once. */
let context: BrowserContext;

beforeAll(async () => {
  const assets = await openShippedAssets();
  [test, browser] = await Promise.all([openTestApp({}, assets), openBrowser()]);
  // What moves for ever would be drawn for as long as the tests wait.
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser?.close();
  await test?.close();
});

const asAdmin = (path: string, body?: unknown, method = 'GET') => test.as('admin')(path, { host, body, method });
const row = (uid: string, objects: unknown[]) => ({ uid, columns: [{ uid: `${uid}-c`, objects }] });
const page = (...objects: unknown[]) => ({
  version: 1,
  kind: 'page',
  settings: { title: 'x' },
  rows: [row('r', objects)],
});
const field = (uid: string) => ({ uid, type: 'input', v: 1, name: uid });
const paragraph = (uid: string, content = '<p>ก</p>') => ({ uid, type: 'paragraph', v: 1, content });

const save = (slug: string, layout: unknown) =>
  asAdmin('/api/layout', { key: `page/${slug}`, layout, version: 0 }, 'PUT');

async function tryPublishing(slug: string, layout: unknown): Promise<TestAnswer> {
  const saved = await save(slug, layout);
  expect(saved.status, saved.text.slice(0, 300)).toBe(200);
  const { version } = saved.json().data;
  return asAdmin('/api/layout/publish', { key: `page/${slug}`, version }, 'POST');
}

async function publish(slug: string, layout: unknown): Promise<void> {
  const done = await tryPublishing(slug, layout);
  expect(done.status, done.text.slice(0, 300)).toBe(200);
}

type Settings = Record<string, unknown>;

/** Publishes the layout that these settings of its form make; one that would make records of no collection there is refused. */
async function publishForm(slug: string, settings: Settings, write: (settings: Settings) => object): Promise<void> {
  const { record, ...others } = settings;
  if (typeof record === 'string' && record !== '') {
    const refused = await tryPublishing(`${slug}-record`, write(settings));
    expect([refused.status, refused.json().code]).toEqual([403, 'form_record_refused']);
    return publish(slug, write(others));
  }
  await publish(slug, write(settings));
}

/** The page, drawn within so many milliseconds. */
async function read(slug: string, withinMs: number): Promise<string> {
  let answer: TestAnswer | undefined;
  const ms = await computingTime(async () => (answer = await test.call(`/cms/page/${slug}`, { host })));
  const { status, text } = answer!;
  console.info(`${slug}: ${Math.round(ms)} ms, ${Math.round(text.length / 1024)} KB`);
  expect(status, text.slice(0, 300)).toBe(200);
  expect(ms).toBeLessThan(withinMs);
  return text;
}

/** Every widget that can stand on one page with all others: one that guards the page would keep them back. */
const open = () => test.app.registry.definitions().filter(({ guard }) => !guard);

/** A body as it comes over the wire, which no object of JavaScript may be able to say. */
async function saveText(slug: string, layout: string) {
  return sendRequest({
    port: test.port,
    host,
    path: '/api/layout',
    method: 'PUT',
    headers: { cookie: await test.cookie('admin', host), 'content-type': 'application/json', 'x-sala': '1' },
    text: `{"key":"page/${slug}","version":0,"layout":${layout}}`,
  });
}

describe('a layout that is too much', () => {
  it('of 9,000 objects is saved, and drawn in bounded time', async () => {
    await publish('many', page(...Array.from({ length: 9000 }, (_, index) => paragraph(`p${index}`))));
    expect((await read('many', 10_000)).match(/data-uid="p\d+"/g)?.length).toBe(9000);
  });

  it('of a text of 5 MB is saved whole and drawn in bounded time', async () => {
    const text = `<p>${'sala <b>ไทย</b> '.repeat(230_000)}</p>`;
    await publish('long', page(paragraph('p', text)));
    await read('long', 20_000);
    const stored = await asAdmin('/api/layout?key=page/long');
    expect(stored.json().data.published.rows[0].columns[0].objects[0].content).toBe(text);
  });

  it.each([
    ['200 levels deep', () => JSON.stringify(page(nest(200)))],
    ['100,000 levels deep', () => `{"version":1,"kind":"page","rows":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['5.5 MB', () => JSON.stringify(page(paragraph('p', 'x'.repeat(5_500_000))))],
    [
      '10,001 objects and more',
      () => JSON.stringify(page(...Array.from({ length: 25_000 }, (_, index) => paragraph(`p${index}`)))),
    ],
    ['one uid twice', () => JSON.stringify(page(paragraph('p'), paragraph('p')))],
    ['no rows', () => '{"version":1,"kind":"page"}'],
    [
      'with keys of the prototype',
      () => '{"version":1,"kind":"page","rows":[],"settings":{"__proto__":{"polluted":1}}}',
    ],
    ['not a layout', () => '[[[]]]'],
    ['null', () => 'null'],
  ])('%s is refused with a reason, and the server goes on', async (_, write) => {
    const answer = await saveText('refused', write());
    expect(answer.status, answer.text.slice(0, 300)).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.json().message).toMatch(/[\u0e00-\u0e7f]/);
    expect((await test.call('/api/health', { host })).status).toBe(200);
  });

  it('is refused in English to those who read English', async () => {
    const cookie = `${await test.cookie('admin', host)}; sala_language=en`;
    const answer = await test.call('/api/layout', {
      host,
      method: 'PUT',
      headers: { cookie, 'x-sala': '1' },
      body: { key: 'page/refused', version: 0, layout: page(paragraph('p'), paragraph('p')) },
    });
    expect(answer.json().message).toContain('cannot be stored');
  });
});

function nest(levels: number): LayoutObject {
  let inner: LayoutObject = paragraph('deepest');
  for (let level = 0; level < levels; level += 1)
    inner = { uid: `card${level}`, type: 'card', v: 1, rows: [row(`row${level}`, [inner]) as Row] };
  return inner;
}

describe('what JSON can say and nobody means', () => {
  it.each([
    ['names of the prototype', '{"constructor":{"prototype":{"polluted":1}},"hasOwnProperty":1,"toString":null}'],
    ['numbers at the edge', '{"size":1e308,"level":-0,"gap":9007199254740991,"width":5e-324}'],
    ['halves of characters', '{"text":"\\ud800\\udfff\\udc00 \\u0000 \\uffff","content":"\\udc00<p>\\ud800"}'],
    ['an unknown type and version', '{"v":99,"deep":{"a":[1,{"b":null}]},"zero":0,"empty":"","list":[]}'],
  ])('%s come back as they were saved, and the page stands', async (name, properties) => {
    const slug = `odd-${name.length}`;
    const object = JSON.stringify({ uid: 'o', type: name.includes('unknown') ? 'hologram' : 'header' });
    const whole = `${object.slice(0, -1)},${properties.slice(1)}`;
    const saved = await saveText(
      slug,
      `{"version":1,"kind":"page","settings":{},"rows":[{"uid":"r","columns":[{"uid":"c","objects":[${whole}]}]}]}`,
    );
    expect(saved.status, saved.text.slice(0, 300)).toBe(200);
    const stored = saved.json().data.draft.rows[0].columns[0].objects[0];
    expect(JSON.stringify(stored)).toBe(JSON.stringify(JSON.parse(whole)));
    await asAdmin('/api/layout/publish', { key: `page/${slug}`, version: saved.json().data.version }, 'POST');
    await read(slug, 2000);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('values of every wrong kind in every property of every widget leave the page standing', async () => {
    const wrong = [null, 0, -1, 1e308, '', 'x', true, [], {}, [[]], [null], [{}], { th: 1 }, { th: null, en: [] }];
    for (const [index, value] of wrong.entries()) {
      const objects = open().map((definition) => {
        const object: LayoutObject = { uid: definition.type, type: definition.type, v: definition.version };
        for (const name of Object.keys(definition.props.properties)) object[name] = value;
        return object;
      });
      const settings = { title: value, description: value, keywords: value, image: value, metaFrom: undefined };
      // Each setting of a form has the wrong value, too, not only all of them together.
      const sending = Object.fromEntries(
        Object.keys(open().find(({ type }) => type === 'form')?.props.properties.settings?.properties ?? {}).map(
          (name) => [name, value],
        ),
      );
      expect(Object.keys(sending)).toEqual(expect.arrayContaining(['record', 'mailTo']));
      await publishForm(`wrong-${index}`, sending, (form) => ({
        ...page(...placeFields(objects, open()), {
          uid: 'second',
          type: 'form',
          v: 1,
          settings: form,
          rows: [row('asked-row', [field('asked')])],
        }),
        settings,
      }));
      const html = await read(`wrong-${index}`, 5000);
      expect(html, JSON.stringify(value)).not.toContain('class="s-start-failure');
      expect(html.match(/data-uid=/g)?.length, JSON.stringify(value)).toBeGreaterThan(objects.length);
      expect(html, `${JSON.stringify(value)}: ${listFailed(html)}`).not.toContain('class="s-failed"');
    }
  });

  it('layouts that hold themselves, and each other, end', async () => {
    const block = (uid: string, slug: string) => ({
      uid,
      type: 'synced_block',
      v: 1,
      layout: `page/${slug}`,
      key: `page/${slug}`,
    });
    await publish(
      'ring-a',
      page(paragraph('a'), ...Array.from({ length: 20 }, (_, index) => block(`b${index}`, 'ring-b'))),
    );
    await publish(
      'ring-b',
      page(paragraph('b'), ...Array.from({ length: 20 }, (_, index) => block(`a${index}`, 'ring-a'))),
    );
    await read('ring-a', 5000);
  });
});

/** The objects whose widget failed to draw. */
function listFailed(html: string): string {
  return [...html.matchAll(/data-uid="([^"]+)"[^>]*>(?:<!--.*?-->)?<div class="s-failed"/g)]
    .map(([, uid]) => uid)
    .join(' ');
}

describe('script in every text of every widget', () => {
  const call = 'window.hurt=1';
  it.each([
    [
      'markup',
      `"'></title></style></script><script>${call}</script><img src=x onerror="${call}"><svg onload=${call}>{{7*7}}`,
    ],
    ['an address', `javascript:${call}//`],
    ['an address of data', `data:text/html,<script>${call}</script>`],
    ['a style', `red;background:url(javascript:${call})}</style><script>${call}</script>`],
  ])(
    '%s runs nowhere',
    async (name, evil) => {
      const slug = `evil-${name.replaceAll(' ', '-')}`;
      const objects = open().map((definition) =>
        fillWidget(definition, definition.type, (schema) =>
          [schema.type].flat().includes('string') && !schema.enum ? evil : undefined,
        ),
      );
      const style: BlockStyle = {
        background: { type: 'image', image: evil, color: evil },
        textColor: evil,
        borderColor: evil,
      };
      const styled = objects.map((object): LayoutObject => ({ ...object, style }));
      const sending = objects.find(({ type }) => type === 'form')?.settings as Settings; // filled just before
      expect([sending.record, sending.mailTo]).toEqual([evil, evil]);
      await publishForm(slug, sending, (settings) => ({
        ...page(
          ...placeFields(styled, open()).map((object): object =>
            object.type === 'form' ? { ...object, settings } : object,
          ),
        ),
        settings: { title: evil, description: evil, keywords: evil, image: evil },
      }));
      expect((await read(slug, 5000)).match(/data-uid=/g)?.length).toBeGreaterThan(objects.length);
      const opened = await context.newPage();
      const harm: string[] = [];
      opened.on('dialog', (dialog) => {
        harm.push(`dialog ${dialog.message()}`);
        void dialog.dismiss();
      });
      await opened.exposeFunction('tellHarm', (what: string) => harm.push(what));
      await opened.addInitScript(() => {
        const tell: (what: string) => void = Reflect.get(window, 'tellHarm');
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          if (effectiveDirective.startsWith('script-src')) tell(`${effectiveDirective} ${blockedURI}`);
        });
      });
      const origin = `http://${host}:${test.port}`;
      await opened.goto(`${origin}/cms/page/${slug}`, { waitUntil: 'load' });
      await opened.mouse.wheel(0, 20_000);
      await opened.waitForTimeout(1500);
      for (const link of await opened
        .locator('a[href]')
        .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).protocol)))
        expect(['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'line:']).toContain(link);
      expect(await opened.evaluate(() => Reflect.get(window, 'hurt'))).toBeUndefined();
      expect(harm).toEqual([]);
      const session = await context.newCDPSession(opened);
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb' });
      await opened.close();
    },
    60_000,
  );
});

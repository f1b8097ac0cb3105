import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PagePayload } from '../../../schemas/index.ts';
import { publishLayout } from '../../../tests/support/publishLayout.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const host = 'factory.localhost';
const title = { th: 'ผลงาน', en: 'Our work' };
const text = { th: 'สวัสดี', en: 'Hello' };
const publish = (settings: object) =>
  publishLayout(test, {
    host,
    key: 'page/work',
    layout: {
      version: 1,
      kind: 'page',
      settings: { title, ...settings },
      rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [{ uid: 'h', type: 'header', v: 1, text }] }] }],
    },
  });
const read = async (language: string): Promise<PagePayload> =>
  (await test.call('/api/page?path=%2Fcms%2Fpage%2Fwork', { headers: { 'accept-language': language } })).json();
const shown = async (language: string) => {
  const { layout, shownIn } = await read(language);
  return [layout.rows[0]?.columns[0]?.objects[0]?.text, shownIn];
};
const sitemap = async () => (await test.call('/sitemap.xml')).text;

it('is read in both languages when both are published', async () => {
  await publish({});
  expect([await shown('th'), await shown('en')]).toEqual([
    ['สวัสดี', undefined],
    ['Hello', undefined],
  ]);
});

it('is read in the language that is published alone, with a note for readers of the other, and named once to search engines', async () => {
  await publish({ onlyIn: 'th' });
  expect([await shown('th'), await shown('en')]).toEqual([
    ['สวัสดี', undefined],
    ['สวัสดี', 'th'],
  ]);
  const page = /<url>(?:(?!<\/url>).)*\/cms\/page\/work<(?:(?!<\/url>).)*<\/url>/s.exec(await sitemap())?.[0];
  expect(page).toBeDefined();
  expect(page).not.toContain('hreflang="en"');
});

it('ignores what is no language', async () => {
  await publish({ onlyIn: 'fr' });
  expect(await shown('en')).toEqual(['Hello', undefined]);
});

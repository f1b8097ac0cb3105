import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Layout } from '../../../schemas/index.ts';
import { publishLayout } from '../../../tests/support/publishLayout.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const host = 'shop.localhost';

it('names a page by its title, in the language of the reader, on its own site alone', async () => {
  const layout: Layout = {
    version: 1,
    kind: 'page',
    settings: { title: { th: 'วิธีสั่งซื้อ', en: 'How to order' } },
    rows: [],
  };
  await publishLayout(test, { host, key: 'page/how', layout });
  const title = { th: 'ของโรงงาน', en: 'Of the factory' };
  await publishLayout(test, { host: 'factory.localhost', key: 'page/how', layout: { ...layout, settings: { title } } });
  const read = async (language: string) => {
    const headers = { 'accept-language': language };
    const answer = await test.as('admin')('/api/audit?target=page%2Fhow', { host, headers });
    return (answer.json().data as { action: string; target: string }[]).map(({ action, target }) => [action, target]);
  };
  expect(await read('th')).toEqual([
    ['layout.published', 'วิธีสั่งซื้อ'],
    ['layout.saved', 'วิธีสั่งซื้อ'],
  ]);
  expect((await read('en'))[0]?.[1]).toBe('How to order');
});

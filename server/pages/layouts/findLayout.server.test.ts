import { afterAll, beforeAll, expect, it } from 'vitest';
import { listObjects } from '../../../engine/layout/walkLayout.ts';
import type { Layout } from '../../../schemas/index.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function read(kind: string): Promise<Layout> {
  const answer = await test.as('admin')(`/api/layout?key=${encodeURIComponent(`record_${kind}/quotation`)}`);
  return answer.json().data.published as Layout;
}

it('calls the pages of many records as the menu calls their list, and those of one by the name of one', async () => {
  for (const [kind, title] of [
    ['board', { th: 'กระดานใบเสนอราคา', en: 'Quotations: board' }],
    ['dashboard', { th: 'ภาพรวมใบเสนอราคา', en: 'Quotations: overview' }],
  ] as const) {
    const layout = await read(kind);
    expect(layout.settings.title).toEqual(title);
    expect(listObjects(layout).find(({ type }) => type === 'header')?.text).toEqual(title);
  }
  expect((await read('list')).settings.title).toMatchObject({ en: 'Quotations' });
  expect((await read('detail')).settings.title).toMatchObject({ en: 'Quotation' });
});

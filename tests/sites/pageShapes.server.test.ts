import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LayoutSettings } from '../../schemas/index.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await publish('page/group', { display: 'group' });
  await publish('page/second', { parent: 'page/group', order: 2 });
  await publish('page/first', { parent: 'group', order: 1 });
  await publish('page/members', { parent: 'page/group', authen: true });
  await publish('page/secret', { parent: 'page/group', locked: true });
  await publish('page/form', { parent: 'page/group' }, 'form');
  await publish('page/other', { parent: 'page/elsewhere' });
});
afterAll(() => test.close());

async function publish(key: string, settings: LayoutSettings, kind = 'page') {
  const text = { uid: 'text', type: 'paragraph', content: `<p>${key}</p>` };
  const objects = kind === 'form' ? [text, { uid: 'name', type: 'input', name: 'name', label: 'x' }] : [text];
  const layout = { version: 1, kind, settings, rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }] };
  const asAdmin = test.as('admin');
  const saved = await asAdmin('/api/layout', { host, method: 'PUT', body: { key, layout, version: 0 } });
  const body = { key, version: saved.json().data.version };
  expect((await asAdmin('/api/layout/publish', { host, method: 'POST', body })).status).toBe(200);
}

/** The paragraphs of a page, as this visitor receives them. */
async function readTexts(call: TestApp['call'] = test.call): Promise<string[]> {
  const { layout } = (await call('/api/page?path=/cms/page/group', { host })).json();
  const rows: { columns: { objects: { content: string }[] }[] }[] = layout.rows;
  return rows.flatMap(({ columns }) => columns.flatMap(({ objects }) => objects.map(({ content }) => content)));
}

it('shows the children of a group in their order, and only those that the visitor could open', async () => {
  expect(await readTexts()).toEqual(['page/group', 'page/first', 'page/second'].map((key) => `<p>${key}</p>`));
});

it('shows more to those who may see more', async () => {
  expect(await readTexts(test.as('user'))).toContain('<p>page/members</p>');
  expect(await readTexts(test.as('admin'))).not.toContain('<p>page/secret</p>');
});

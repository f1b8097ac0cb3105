import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LayoutObject } from '../../schemas/index.ts';
import { buildLayout } from '../factories/buildPage.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'academy.localhost';
const secretText = 'เนื้อหาสำหรับสมาชิก';
const openText = 'เนื้อหาสำหรับทุกคน';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function publish(key: string, objects: LayoutObject[], kind: 'page' | 'form' = 'page'): Promise<string> {
  const asAdmin = test.as('admin');
  const layout = buildLayout({ kind }, objects);
  const saved = await asAdmin('/api/layout', { host, method: 'PUT', body: { key, layout, version: 0 } });
  expect(saved.status, saved.text).toBe(200);
  await asAdmin('/api/layout/publish', { host, method: 'POST', body: { key, version: saved.json().data.version } });
  return `/api/page?path=/cms/${key}`;
}

const paragraph = (uid: string, content: string) => ({ uid, type: 'paragraph', v: 1, content: `<p>${content}</p>` });
const guard = (properties: object, inside: LayoutObject[] = []): LayoutObject => ({
  uid: 'guard',
  type: 'authen',
  v: 1,
  ...properties,
  rows: inside.length > 0 ? [{ uid: 'in-row', columns: [{ uid: 'in-column', objects: inside }] }] : [],
});

describe('an access check', () => {
  it('keeps the whole page on the server for who is not signed in', async () => {
    const page = await publish('page/guarded', [paragraph('p', secretText), guard({ condition: 'popup' })]);
    const refused = await test.call(page, { host });
    expect(refused.status).toBe(200);
    expect(refused.text).not.toContain(secretText);
    expect(refused.text).toContain('คุณไม่มีสิทธิ์ที่จำเป็นสำหรับการดูเนื้อหานี้');
    expect((await test.as('user')(page, { host })).text).toContain(secretText);
  });

  it('keeps what stands inside it, and leaves the rest', async () => {
    const inside = [paragraph('s', secretText)];
    const page = await publish('page/partly', [paragraph('p', openText), guard({ scope: 'content' }, inside)]);
    const visitor = await test.call(page, { host });
    expect(visitor.text).toContain(openText);
    expect(visitor.text).not.toContain(secretText);
    expect((await test.as('user')(page, { host })).text).toContain(secretText);
  });

  it('for guests keeps the page from who is signed in', async () => {
    const page = await publish('page/guests', [
      paragraph('p', openText),
      guard({ check: 'guest', condition: 'block' }),
    ]);
    expect((await test.call(page, { host })).text).toContain(openText);
    expect((await test.as('user')(page, { host })).text).not.toContain(openText);
  });

  it('is found under the name that the described system gives it', async () => {
    const page = await publish('page/alias', [paragraph('p', secretText), { uid: 'g', type: 'access-check' }]);
    expect((await test.call(page, { host })).text).not.toContain(secretText);
  });

  it('reads no data for what it keeps back', async () => {
    const calendar = { uid: 'cal', type: 'posts_list', v: 1 };
    const page = await publish('page/data', [calendar, guard({})]);
    expect((await test.call(page, { host })).json().data).toEqual({});
    expect((await test.as('admin')(page, { host })).json().data.cal).toBeDefined();
  });

  it('guards a form: who fails can neither see nor send it', async () => {
    const input = { uid: 'i', type: 'input', v: 1, name: 'nickname', label: secretText };
    const page = await publish('page/joinform', [input, guard({})], 'form');
    expect((await test.call(page, { host })).text).not.toContain(secretText);
    const body = { key: 'page/joinform', values: { nickname: 'ก' } };
    expect((await test.call('/api/form', { host, method: 'POST', body })).status).toBe(401);
    expect((await test.as('user')('/api/form', { host, method: 'POST', body })).status).toBe(201);
  });
});

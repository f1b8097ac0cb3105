import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LayoutObject } from '../../../schemas/index.ts';
import { buildLayout } from '../../../tests/factories/buildPage.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

const host = 'academy.localhost';
const key = 'page/race';
const rounds = 15;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const layoutOf = (text: string) => buildLayout({}, [{ uid: 'h', type: 'header', v: 1, text } satisfies LayoutObject]);
const call = (path: string, method: string, body?: object) => test.as('admin')(path, { host, method, body });
const read = async () => (await call(`/api/layout?key=${key}`, 'GET')).json().data;
const save = (text: string, version: number) => call('/api/layout', 'PUT', { key, layout: layoutOf(text), version });
const publish = (version: number) => call('/api/layout/publish', 'POST', { key, version });
const textOf = (layout: unknown) => /"text":"([^"]*)"/.exec(JSON.stringify(layout))?.[1];

it('publishes only what was looked at, whoever saves and publishes at the same moment', async () => {
  await save('0', 0);
  for (let round = 1; round <= rounds; round++) {
    const { version, draft, published: before } = await read();
    const seen = textOf(draft ?? before);
    const texts = ['a', 'b', 'c'].map((name) => `${round}${name}`);
    const [first, second, ...saves] = await Promise.all([
      publish(version),
      publish(version),
      ...texts.map((text) => save(text, version)),
    ]);
    const won = texts.filter((_, at) => saves[at]?.status === 200);
    const publishes = [first, second].filter((answer) => answer?.status === 200);
    for (const answer of [first, second, ...saves]) expect([200, 409]).toContain(answer?.status);
    // One of them came first, and all others were told so.
    expect(won.length + publishes.length).toBe(1);
    const after = await read();
    expect(textOf(after.published)).toBe(publishes.length > 0 ? seen : textOf(before));
    if (won.length > 0) expect(textOf(after.draft)).toBe(won[0]);
    const page = await test.call('/api/page?path=/cms/page/race', { host });
    expect(textOf(page.status === 200 ? page.json().layout : undefined)).toBe(textOf(after.published));
    if (round % 3 === 0) expect((await publish((await read()).version)).status).toBe(200);
  }
});

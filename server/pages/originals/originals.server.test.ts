import { afterAll, beforeAll, expect, it } from 'vitest';
import { findObject, listObjects } from '../../../engine/layout/walkLayout.ts';
import type { Layout } from '../../../schemas/index.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';
import type { ScreenLayout } from './listScreenLayouts.ts';
import type { OfferedMerge } from './mergeOriginal.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const key = 'sales/orders';
const as = (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST', role = 'admin') =>
  test.as(role)(path, { method, ...(body !== undefined && { body }) });
const read = async (of = key) =>
  (await as(`/api/layout?key=${encodeURIComponent(of)}`)).json().data as {
    version: number;
    draft: Layout | null;
    published: Layout;
  };
const stateOf = async (wanted: string) =>
  ((await as('/api/originals')).json().data as ScreenLayout[]).find((screen) => screen.key === wanted)?.state;
const offer = async () => (await as(`/api/originals/merge?key=${encodeURIComponent(key)}`)).json().data as OfferedMerge;

/** As an upgrade of the plugin would: the next start finds another file. */
function upgrade(change: (layout: Layout) => void): void {
  const layouts = test.app.registry.plugin('sales')?.layouts ?? {};
  const next = structuredClone(layouts.orders) as Layout;
  change(next);
  layouts.orders = next;
}

async function publish(change: (layout: Layout) => void, of = key): Promise<void> {
  const { draft, published, version } = await read(of);
  const layout = structuredClone(draft ?? published);
  change(layout);
  const saved = await as('/api/layout', { key: of, version, layout }, 'PUT');
  expect(saved.status, saved.text).toBe(200);
  const done = await as('/api/layout/publish', { key: of, version: saved.json().data.version });
  expect(done.status, done.text).toBe(200);
}

const note = (uid: string, text: string) => ({
  uid: `${uid}-row`,
  columns: [{ uid: `${uid}-column`, objects: [{ uid, type: 'header', v: 1, text, level: 2 }] }],
});

it('keeps a changed list of the ERP through an upgrade of its plugin, and offers what is new', async () => {
  expect(await stateOf(key)).toBe('original');
  await publish((layout) => layout.rows.push(note('ours', 'ของเรา')));
  expect(await stateOf(key)).toBe('changed');
  upgrade((layout) => layout.rows.unshift(note('theirs', 'ใหม่จากปลั๊กอิน')));
  expect(await stateOf(key)).toBe('news');
  // Nothing is forced: what people see is the site's until somebody publishes the merged one.
  expect(listObjects((await read()).published).map(({ uid }) => uid)).not.toContain('theirs');
  const { version, conflicts, layout } = await offer();
  expect(conflicts).toEqual([]);
  expect(findObject(layout, 'ours')?.text).toBe('ของเรา');
  const merged = await as('/api/originals/merge', { key, version });
  expect(merged.status, merged.text).toBe(200);
  expect(await stateOf(key)).toBe('changed');
  await publish(() => undefined);
  const screens = (await as('/api/originals')).json().data as ScreenLayout[];
  const path = screens.find((screen) => screen.key === key)?.path ?? '';
  const shown = await as(`/api/page?path=${encodeURIComponent(path)}`, undefined, 'GET', 'sales');
  const uids = listObjects(shown.json().layout as Layout).map(({ uid }) => uid);
  expect(uids).toEqual(expect.arrayContaining(['ours', 'theirs']));
  expect(uids.indexOf('theirs')).toBeLessThan(uids.indexOf('ours'));
});

it('says in words what conflicts, and takes the side that is chosen', async () => {
  await publish((layout) => Object.assign(findObject(layout, 'theirs') ?? {}, { text: 'เราแก้' }));
  upgrade((layout) => Object.assign(findObject(layout, 'theirs') ?? {}, { text: 'ต้นฉบับแก้' }));
  const { version, conflicts } = await offer();
  expect(conflicts).toMatchObject([{ kind: 'value', ours: 'เราแก้', theirs: 'ต้นฉบับแก้', property: { en: 'Text' } }]);
  expect((await as('/api/originals/merge', { key, version: version - 1 })).status).toBe(409);
  const takes = conflicts.map(({ id }) => id);
  await as('/api/originals/merge', { key, version, takes });
  expect(findObject((await read()).draft as Layout, 'theirs')?.text).toBe('ต้นฉบับแก้');
});

it('goes back to the original, and brings the changed one back as a draft', async () => {
  const back = await as('/api/originals/restore', { key });
  expect(back.status, back.text).toBe(200);
  expect(await stateOf(key)).toBe('original');
  expect(listObjects((await read()).published).map(({ uid }) => uid)).not.toContain('ours');
  await as('/api/pages/restore', { key: back.json().data.key });
  expect(findObject((await read()).draft as Layout, 'ours')?.text).toBe('ของเรา');
});

it('shows people a changed list of a collection, and the original again once it went back', async () => {
  const list = 'record_list/returns';
  const shown = async () => {
    const page = await as('/api/page?path=/sales/returns', undefined, 'GET', 'sales');
    return listObjects(page.json().layout as Layout).map(({ uid }) => uid);
  };
  const before = await shown();
  await publish((layout) => layout.rows.unshift(note('rule', 'รับคืนภายใน 7 วัน')), list);
  expect(await shown()).toEqual(['rule', ...before]);
  expect(await stateOf(list)).toBe('changed');
  expect((await as('/api/originals/restore', { key: list })).status).toBe(200);
  expect(await shown()).toEqual(before);
  expect(await stateOf(list)).toBe('original');
  // It can be changed once more, from the original on.
  await publish((layout) => layout.rows.unshift(note('again', 'รับคืนภายใน 14 วัน')), list);
  expect(await shown()).toEqual(['again', ...before]);
  expect((await as('/api/originals/restore', { key: list })).status).toBe(200);
});

it('lists generated screens, and is for those who edit', async () => {
  expect(await stateOf('record_list/returns')).toBe('original');
  const screens = (await as('/api/originals')).json().data as ScreenLayout[];
  const pathOf = (wanted: string) => screens.find((screen) => screen.key === wanted)?.path;
  expect(pathOf('record_list/returns')).toBe('/sales/returns');
  // The plugin brings a list of its own: the one that would be written stands nowhere, and changing it would show nobody anything.
  expect(pathOf('sales/customers')).toBe('/sales/customers');
  expect(await stateOf('record_list/customer')).toBeUndefined();
  expect(pathOf('record_dashboard/customer')).toBe('/sales/customers/overview');
  expect(pathOf('record_form/customer')).toBe('/sales/customers/create');
  expect(pathOf('record_detail/customer')).toBeNull();
  expect((await as('/api/originals/restore', { key: 'page/nothing' })).status).toBe(404);
  for (const [path, body] of [
    ['/api/originals', undefined],
    [`/api/originals/merge?key=${encodeURIComponent(key)}`, undefined],
    ['/api/originals/merge', { key, version: 1 }],
    ['/api/originals/restore', { key }],
  ] as const)
    expect((await as(path, body, undefined, 'member')).status).toBe(403);
});

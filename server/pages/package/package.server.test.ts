import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject, Layout, Text } from '../../../schemas/index.ts';
import { publishLayout } from '../../../tests/support/publishLayout.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';
import type { PackageChange } from './comparePackages.ts';
import type { SitePackage } from './sitePackage.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const from = 'factory.localhost';
const to = 'shop.localhost';
const layoutOf = (text: string): Layout => ({
  version: 1,
  kind: 'page',
  settings: { title: text },
  rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [{ uid: 'h', type: 'header', v: 1, text }] }] }],
});
const call = (host: string, path: string, body?: object, method = body ? 'POST' : 'GET', role = 'superadmin') =>
  test.as(role)(path, { host, method, ...(body && { body }) });
const pack = async (host: string, role?: string) =>
  (await call(host, '/api/site/package', undefined, 'GET', role)).json().data as SitePackage;
const plan = async (content: unknown, role?: string) => {
  const answer = await call(to, '/api/site/package/plan', { package: content }, 'POST', role);
  expect(answer.status, answer.text).toBe(200);
  return answer.json().data as { changes: (PackageChange & { refused?: Text })[]; mark: string };
};
const shown = async (slug: string) =>
  (await test.call(`/api/page?path=${encodeURIComponent(`/cms/page/${slug}`)}`, { host: to })).text;

let content: SitePackage;

it('packs pages, flows, collections and settings, and no people, passwords or secrets', async () => {
  await publishLayout(test, { host: from, key: 'page/packed', layout: layoutOf('มากับแพ็กเกจ') });
  const schema = { properties: { name: { type: 'string' } }, 'x-access': { read: [{ roles: ['admin'] }] } };
  await call(from, '/api/collection', { data: { name: 'gadget', title: 'อุปกรณ์', schema } }, 'POST', 'root');
  const definition = { steps: [] };
  await call(from, '/api/workflow', { data: { title: 'โฟลว์ตัวอย่าง', definition } }, 'POST', 'admin');
  content = await pack(from);
  expect(content.layouts.map(({ key }) => key)).toContain('page/packed');
  expect(content.collections.map(({ name }) => name)).toEqual(['gadget']);
  expect(Object.keys(content.settings)).toEqual(expect.arrayContaining(['menu', 'plugins', 'theme']));
  expect(JSON.stringify(content)).not.toMatch(/password|token_hash|"accounts"|"hosts"|demo@/);
  expect((await call(from, '/api/site/package', undefined, 'GET', 'manager')).status).toBe(403);
});

it('tells what differs in words and changes nothing', async () => {
  const { changes } = await plan(content);
  expect(changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id: 'layouts page/packed',
        action: 'add',
        title: { th: 'มากับแพ็กเกจ', en: 'มากับแพ็กเกจ' },
      }),
      expect.objectContaining({ id: 'collections gadget', action: 'add' }),
    ]),
  );
  expect(await shown('packed')).not.toContain('มากับแพ็กเกจ');
  expect((await plan(await pack(to))).changes).toEqual([]);
});

it('applies what was chosen, and undoes it', async () => {
  await publishLayout(test, { host: to, key: 'page/both', layout: layoutOf('เดิม') });
  const wanted: SitePackage = {
    ...content,
    settings: { footer: 'จากแพ็กเกจ' },
    layouts: [
      { key: 'page/packed', layout: layoutOf('มากับแพ็กเกจ') },
      { key: 'page/both', layout: layoutOf('ใหม่') },
    ],
  };
  let { changes, mark } = await plan(wanted);
  expect(changes.find(({ id }) => id === 'layouts page/both')?.details).toEqual([
    { th: 'วัตถุใหม่ 0 เปลี่ยน 1 หายไป 0', en: '0 objects new, 1 changed, 0 gone' },
  ]);
  const only = changes.map(({ id }) => id);
  // Another edit of the same page, which the list of differences tells in the same words.
  await publishLayout(test, { host: to, key: 'page/both', layout: layoutOf('ระหว่างนั้น') });
  const late = await call(to, '/api/site/package/apply', { package: wanted, only, mark });
  expect(late.status).toBe(409);
  ({ changes, mark } = await plan(wanted));
  const applied = await call(to, '/api/site/package/apply', { package: wanted, only, mark });
  expect(applied.status, applied.text).toBe(200);
  expect([await shown('packed'), await shown('both')].join()).toMatch(/มากับแพ็กเกจ.*ใหม่/s);
  expect((await call(to, '/api/site')).json().data.footer).toBe('จากแพ็กเกจ');
  expect((await call(to, '/api/collection', undefined, 'GET', 'admin')).text.includes('"gadget"')).toBe(true);
  expect((await plan(wanted)).changes).toEqual([]);
  const { id } = applied.json().data as JsonObject;
  const undone = await call(to, '/api/site/packages/undo', { id });
  expect(undone.status, undone.text).toBe(200);
  expect(await shown('packed')).not.toContain('มากับแพ็กเกจ');
  expect(await shown('both')).toContain('ระหว่างนั้น');
  expect((await call(to, '/api/site')).json().data.footer ?? '').not.toBe('จากแพ็กเกจ');
  expect((await call(to, '/api/site/packages/undo', { id })).status).toBe(404);
});

it('applies nothing when a part of it fails, or when the site changed since it was looked at', async () => {
  const wanted: SitePackage = {
    ...content,
    collections: [],
    settings: { footer: 'ครึ่งเดียว' },
    flows: [{ title: 'พัง', definition: { steps: 'none' } }],
    layouts: [{ key: 'page/half', layout: layoutOf('ครึ่งเดียว') }],
  };
  const { changes, mark } = await plan(wanted);
  expect(changes.flatMap(({ id, refused }) => (refused ? [id] : []))).toEqual(['flows พัง']);
  const only = changes.map(({ id }) => id);
  const failed = await call(to, '/api/site/package/apply', { package: wanted, only, mark });
  expect(failed.status, failed.text).toBe(400);
  expect(await shown('half')).not.toContain('ครึ่งเดียว');
  expect((await call(to, '/api/site')).json().data.footer ?? '').not.toBe('ครึ่งเดียว');
  const stale = await call(to, '/api/site/package/apply', { package: wanted, only, mark: 'other' });
  expect([stale.status, stale.json().code]).toEqual([409, 'package_outdated']);
});

it('does not say itself who publishes its pages', async () => {
  const publication = { by: 'demo_superadmin', role: 'superadmin', ownRole: null };
  const forged = { key: 'page/forged', layout: layoutOf('ปลอมชื่อ'), publication };
  const wanted = { ...content, settings: {}, collections: [], flows: [], layouts: [forged] };
  const answer = await call(to, '/api/site/package/plan', { package: wanted }, 'POST', 'admin');
  expect([answer.status, answer.json().code]).toEqual([400, 'package_invalid']);
});

it('gives back by undoing what was there: a draft to nobody else, a page in the name of who had published it', async () => {
  const [press, layout] = ['UNDONE_EVENT', layoutOf('ของผู้จัดการ')];
  layout.rows[0]?.columns[0]?.objects.push({ uid: 'b', type: 'event_button', v: 1, collection: 'task', event: press });
  await publishLayout(test, { host: to, key: 'page/lure', layout, role: 'manager' });
  const draft = { key: 'page/draft', layout: layoutOf('ยังร่างอยู่'), version: 0 };
  await call(to, '/api/layout', draft, 'PUT', 'manager');
  const layouts = ['page/lure', 'page/draft'].map((key) => ({ key, layout: layoutOf('จากแพ็กเกจ') }));
  const wanted: SitePackage = { ...content, settings: {}, collections: [], flows: [], layouts };
  const { changes, mark } = await plan(wanted);
  const only = changes.map(({ id }) => id);
  const applied = await call(to, '/api/site/package/apply', { package: wanted, only, mark });
  await call(to, '/api/site/packages/undo', { id: applied.json().data.id });
  const lure = await call(to, `/api/page?path=${encodeURIComponent('/cms/page/lure')}`, undefined, 'GET', 'admin');
  expect(lure.text).toContain('ของผู้จัดการ');
  expect(lure.text).not.toContain(press);
  expect(await shown('draft')).not.toMatch(/ยังร่างอยู่|จากแพ็กเกจ/);
});

it('says of each change why it would be refused, and tries nothing out that stays', async () => {
  const text = { name: { type: 'string' } };
  const collection = (name: string, properties: object, machine: JsonObject | null = null) => {
    return { name, machine, schema: { type: 'object', title: { th: name, en: name }, properties } as JsonObject };
  };
  const form = (target: string) => {
    const field = { uid: 'f', type: 'text_field', v: 1, name: 'name', label: 'ชื่อ' };
    const layout = layoutOf('แบบฟอร์ม');
    layout.rows[0]?.columns[0]?.objects.push(field);
    return { ...layout, kind: 'form', settings: { ...layout.settings, record: target } } as Layout;
  };
  const states = (name: string) => ({ initial: name, states: { [name]: { title: { th: name, en: name } } } });
  await call(
    to,
    '/api/collection',
    { data: { ...collection('kept', text, states('a')), title: 'kept' } },
    'POST',
    'root',
  );
  await call(to, '/api/kept', { data: { name: 'x' } }, 'POST', 'root');
  const wanted: SitePackage = {
    ...content,
    settings: {},
    flows: [{ title: 'เสีย', definition: { steps: 'none' } }],
    collections: [
      // They refer to each other.
      collection('pair_a', { ...text, other: { type: 'string', 'x-ref': 'pair_b' } }),
      collection('pair_b', text),
      collection('supplier', text),
      collection('lost', { name: { type: 'string', 'x-ref': 'nowhere' } }),
      collection('kept', text, states('b')),
    ],
    layouts: [
      { key: 'form/new-pair', layout: form('pair_b') },
      { key: 'form/new-lost', layout: form('lost') },
    ],
  };
  const { changes } = await plan(wanted, 'root');
  const refused = Object.fromEntries(changes.flatMap(({ id, refused: why }) => (why ? [[id, why.en]] : [])));
  expect(refused).toEqual({
    'collections supplier': expect.stringContaining('supplier'),
    'collections lost': expect.stringContaining('nowhere'),
    'collections kept': expect.stringMatching(/a \(1\)/),
    'flows เสีย': expect.any(String),
    'layouts form/new-lost': expect.any(String),
  });
  const byAdmin = (await plan(wanted, 'admin')).changes.filter(
    ({ part, refused: why }) => part === 'collections' && !why,
  );
  expect(byAdmin).toEqual([]);
  expect((await call(to, '/api/collection', undefined, 'GET', 'root')).text).not.toMatch(/pair_a|"lost"/);
  expect((await call(to, '/api/workflow', undefined, 'GET', 'admin')).text).not.toContain('เสีย');
});

it.each([
  [{ format: 'zip' }, 'package_invalid'],
  [{ layouts: [{ key: 'trash/x', layout: {} }] }, 'package_invalid'],
  [{ settings: { accounts: { lockAfter: 3 } } }, 'package_invalid'],
  [{ settings: { homepage: 'javascript:alert(1)' } }, 'site_invalid'],
  [{ layouts: [{ key: 'page/x', layout: { version: 1 } }] }, 'layout_invalid'],
  [{ flows: Array.from({ length: 501 }, (_, at) => ({ title: `${at}` })) }, 'package_invalid'],
])('refuses a file with %.80j', async (part, code) => {
  const refused = await call(to, '/api/site/package/plan', { package: { ...content, ...part } });
  expect([refused.status, refused.json().code]).toEqual([400, code]);
});

it('lets an administrator who may not define collections apply the rest', async () => {
  const { changes, mark } = await plan({ ...content, settings: {}, flows: [], layouts: [] });
  if (changes.length > 0) {
    const only = changes.map(({ id }) => id);
    const body = { package: { ...content, settings: {}, flows: [], layouts: [] }, only, mark };
    expect((await call(to, '/api/site/package/apply', body, 'POST', 'admin')).status).toBe(403);
  }
  const wanted = {
    ...content,
    settings: {},
    collections: [],
    flows: [],
    layouts: [{ key: 'page/admin', layout: layoutOf('ก') }],
  };
  const next = await plan(wanted);
  const body = { package: wanted, only: ['layouts page/admin'], mark: next.mark };
  expect((await call(to, '/api/site/package/apply', body, 'POST', 'admin')).status).toBe(200);
});

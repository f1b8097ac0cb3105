import { afterAll, beforeAll, expect, it } from 'vitest';
import { decideAccess } from '../../engine/access/decideAccess.ts';
import {
  type RecordAction,
  recordActionNames,
  roleNames,
  type ScreenName,
  type Site,
  screenActions,
} from '../../schemas/index.ts';
import type { StoredCollection } from '../../server/records/collections/storedCollection.ts';
import { siteRoutes } from '../../server/sites/siteRoutes.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/** The pages of every collection by everybody: whoever may read, create or update gets the page, and nobody else. */
let test: TestApp;
let collections: StoredCollection[];
let site: Site;
const ids = new Map<string, string>();
/** The rights with which the lists and figures of a collection were drawn already. */
const drawnFor = new Set<string>();

beforeAll(async () => {
  test = await openTestApp();
  site = await test.site('factory');
  const all = (await test.app.collections.of(site)).all();
  collections = all.filter(({ collection }) => !collection.core);
  for (const { collection } of collections) {
    const { data } = (await test.as('root')(`/api/${collection.name}?limit=1`)).json();
    if (data[0]) ids.set(collection.name, data[0].id);
  }
});
afterAll(() => test.close());

const may = ({ collection }: StoredCollection, action: RecordAction, role: string) =>
  decideAccess({ collection, action, actor: { id: `demo_${role}`, role } }).allowed;

/** What a list or its figures may show depends on these alone: what a role may do with the records, and which of those they refer to it reads. */
function rightsOf(stored: StoredCollection, role: string): string {
  const actor = { id: 'demo', role };
  const own = recordActionNames.map((action) => decideAccess({ collection: stored.collection, action, actor }));
  const referred = stored.collection.references.flatMap(({ collection: name }) =>
    collections.filter(({ collection }) => collection.name === name),
  );
  const read = referred.map(({ collection }) => decideAccess({ collection, action: 'read', actor }));
  return JSON.stringify([stored.collection.name, own, read]);
}

const open = (role: string, path: string) => test.as(role)(`/api/page?path=${encodeURIComponent(path)}`);
/** `SALA_CRAWL=all` draws every page for everybody. */
const isWhole = process.env.SALA_CRAWL === 'all';
/** The guard of the page, without what takes the time: its data. */
const ask = (role: string, path: string) => test.as(role)(`/api/page/data?objects=x&path=${encodeURIComponent(path)}`);

/** The path of a page of a collection. */
function pathOf(name: string, screen: ScreenName, id = ''): string {
  const { routes } = siteRoutes(test.app.registry, site);
  const route = routes.find((one) => one.collection === name && one.screen === screen);
  return route?.path.replace(':id', id) ?? '';
}

/** The roles of a page, as its plugin declares them; else those that its collection lets do what the page is for. */
function rolesOf(name: string, screen: ScreenName): string[] {
  const { routes } = siteRoutes(test.app.registry, site);
  const { roles = [] } = routes.find((one) => one.collection === name && one.screen === screen) ?? {};
  const stored = collections.find(({ collection }) => collection.name === name);
  const isDeclared = test.app.registry.plugins.some(({ manifest }) =>
    manifest.screens?.some((one) => one.collection === name && one.roles),
  );
  if (isDeclared) return roles;
  // Somebody who is signed in has a role beyond `public`.
  return roleNames.filter((role) => role !== 'public' && stored && may(stored, screenActions[screen], role));
}

/** Nobody makes such a record on a screen, as its plugin declares. */
function isMadeElsewhere(name: string): boolean {
  const screens = test.app.registry.plugins.flatMap(({ manifest }) => manifest.screens ?? []);
  return screens.some(({ collection, create }) => collection === name && create === false);
}

/** What those who may open a page of a record get: one which the rules of its rows close to them does not exist. */
async function statusOfRecord(role: string, name: string, id: string): Promise<number> {
  return (await test.as(role)(`/api/${name}/${id}`)).status === 200 ? 200 : 404;
}

it.each(roleNames)('%s opens the pages of what they may work with', async (role) => {
  const wrong: string[] = [];
  for (const [at, stored] of collections.entries()) {
    const { name } = stored.collection;
    const id = ids.get(name);
    let recordStatus: Promise<number> | undefined;
    const statusFor = (screen: ScreenName) => {
      if (id === undefined || (screen !== 'detail' && screen !== 'edit')) return 200;
      recordStatus ??= statusOfRecord(role, name, id);
      return recordStatus;
    };
    // What a form or a record shows depends on its collection; lists and figures, on what else their reader may see.
    const isTurn = isWhole || (at + roleNames.indexOf(role)) % 4 === 0;
    const rights = rightsOf(stored, role);
    const isNew = !drawnFor.has(rights);
    drawnFor.add(rights);
    for (const screen of ['list', 'dashboard', 'board', 'new', 'detail', 'edit'] as const) {
      if (screen === 'board' && !stored.machine) continue;
      if (screen === 'new' && isMadeElsewhere(name)) continue;
      if ((screen === 'edit' || screen === 'detail') && id === undefined) continue;
      const path = pathOf(name, screen, id);
      const isOpen = role === 'root' || rolesOf(name, screen).includes(role);
      const isDrawn = isTurn || (isNew && isOpen && (screen === 'list' || screen === 'dashboard'));
      const answer = await (isDrawn ? open : ask)(role, path);
      const wanted = isOpen ? await statusFor(screen) : 403;
      const failed = answer.status === 200 ? answer.json().failed : undefined;
      if (answer.status !== wanted) wrong.push(`${path}: ${answer.status} in place of ${wanted}`);
      if (failed && ['list', 'dashboard', 'board'].includes(screen)) wrong.push(`${path}: ${failed}`);
      const rows = answer.status === 200 ? answer.text.includes(`"${id}"`) : false;
      if (rows && screen === 'list' && !may(stored, 'read', role)) wrong.push(`${path}: shows ${id}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('has a board of what has states alone, which shows each of them by itself', async () => {
  expect((await open('admin', '/records/holiday/board')).status).toBe(404);
  const { data, layout } = (await open('admin', pathOf('quotation', 'board'))).json();
  const { states } = layout.rows[0].columns[0].objects[1];
  expect(Object.keys(data.board).toSorted()).toEqual(
    [...states.map((state: string) => `in_${state}`), 'rights'].toSorted(),
  );
  expect(data.board.in_sent.data.every(({ state }: { state: string }) => state === 'sent')).toBe(true);
  expect(data.board.rights).toMatchObject({ path: '/sales/quotation/{id}', newPath: '/sales/quotation/create' });
});

it('answers 404 alike for a record that is missing and for one whose row its reader may not see', async () => {
  const body = { data: { title: 'งานของผู้ดูแล', startDate: '2026-01-05', dueDate: '2026-01-06' } };
  const made = await test.as('admin')('/api/task', { body });
  expect(made.status, made.text).toBe(201);
  const closed = String(made.json().data.id);
  for (const screen of ['detail', 'edit'] as const) {
    for (const id of ['task_nothing0001', closed]) {
      const page = await open('sales', pathOf('task', screen, id));
      expect(page.status, id).toBe(404);
      expect(page.json()).toMatchObject({ code: 'not_found', layout: { rows: [{ uid: 'e404-row' }] } });
      expect(page.text).not.toContain('งานของผู้ดูแล');
    }
    expect((await open('admin', pathOf('task', screen, closed))).status).toBe(200);
  }
});

it("answers 404 for the objects of a record's page once the record was removed, not a failure of each", async () => {
  const body = { data: { title: 'งานที่ถูกลบ', startDate: '2026-01-05', dueDate: '2026-01-06' } };
  const { id, version } = (await test.as('admin')('/api/task', { body })).json().data;
  const path = pathOf('task', 'detail', id);
  const [uid = ''] = Object.keys((await open('admin', path)).json().data);
  const read = () => test.as('admin')(`/api/page/data?path=${encodeURIComponent(path)}&objects=${uid}`);
  expect((await read()).status).toBe(200);
  expect((await test.as('admin')(`/api/task/${id}?version=${version}`, { method: 'DELETE' })).status).toBe(200);
  expect((await read()).json().code).toBe('not_found');
});

it('tells whose approval a record needs, but not to those whose own is enough', async () => {
  const about = async (unit_price: number) => {
    const data = { customer_name: 'ก', vat_rate: 0, items: [{ quantity: 1, unit_price }] };
    const { id } = (await test.as('sales')('/api/quotation', { body: { data } })).json().data;
    const page = (await open('sales', pathOf('quotation', 'detail', id))).json();
    const answers = Object.values(page.data).flatMap((own) => Object.values(own as object));
    return answers.find((answer) => answer?.notices)?.notices.approval;
  };
  expect(await about(1000)).toBeUndefined();
  expect(await about(300_000)).toMatchObject({ roles: expect.arrayContaining(['ผู้จัดการ']) });
});

it('speaks Thai: every field has a title, and no record is called by its id', async () => {
  const wrong: string[] = [];
  for (const { collection } of collections) {
    const id = ids.get(collection.name);
    if (id === undefined) continue;
    const page = (await open('root', pathOf(collection.name, 'detail', id))).json();
    const record = page.data.head?.record;
    if (!record) wrong.push(`${collection.name}: no record`);
    else if (record.name === '' || record.name === id) wrong.push(`${collection.name}: called "${record.name}"`);
    for (const { field, title } of record?.fields ?? [])
      if (!/[\u0e00-\u0e7f]/.test(title) && !/^[A-Z0-9 /()-]+$/.test(title))
        wrong.push(`${collection.name}.${field}: ${title}`);
  }
  expect(wrong).toEqual([]);
});

it('gives a collection that a site makes itself the same pages, and its place in the menu of its readers', async () => {
  const schema = {
    type: 'object',
    properties: { name: { type: 'string', 'x-title': { th: 'ชื่อ', en: 'Name' }, 'x-index': true } },
    'x-display': ['name'],
    'x-access': { read: [{ roles: ['admin', 'hr'] }], create: [{ roles: ['admin'] }] },
  };
  const title = { th: 'รถยนต์', en: 'Car' };
  const made = await test.as('superadmin')('/api/collection', { body: { data: { name: 'car', title, schema } } });
  expect(made.status, made.text).toBe(201);
  const { data: car } = (await test.as('admin')('/api/car', { body: { data: { name: 'กข 1234' } } })).json();
  const statusOf = async (role: string, path: string) => (await open(role, path)).status;
  for (const path of ['/records/car', `/records/car/${car.id}`]) {
    expect(await statusOf('admin', path)).toBe(200);
    expect(await statusOf('hr', path)).toBe(200);
    expect(await statusOf('sales', path)).toBe(403);
    expect((await test.call(`/api/page?path=${path}`)).status).toBe(401);
  }
  expect(await statusOf('admin', '/records/car/new')).toBe(200);
  expect(await statusOf('hr', '/records/car/new')).toBe(403);
  expect(await statusOf('admin', '/records/nothing')).toBe(404);
  const menuOf = async (role: string) => JSON.stringify((await open(role, '/work')).json().menu);
  expect(await menuOf('hr')).toContain('"/records/car"');
  expect(await menuOf('sales')).not.toContain('"/records/car"');
  expect((await open('admin', `/records/car/${car.id}`)).json().data.head.record.name).toBe('กข 1234');
});

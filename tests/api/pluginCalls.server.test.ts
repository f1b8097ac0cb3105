import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../server/records/context/actor.ts';
import { openRecords } from '../../server/records/openRecords.ts';
import { type TestPlugin, turnOn, writeGuidePlugin, writePlugin } from '../support/guidePlugin.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
let plugins: TestPlugin[];

const manifestOf = (id: string) => ({
  path: 'manifest.ts',
  content: `import { definePlugin } from 'sala/schemas';
    export const manifest = definePlugin({ id: '${id}', title: { th: '${id}', en: '${id}' }, group: 'standard' });`,
});
const callFile = (id: string, more: string) => ({
  path: `server/calls/${id}.ts`,
  content: `import { defineCall } from 'sala/server';
    export const call = defineCall({ id: '${id}', method: 'get', summary: 'x', who: 'anyone', ${more} });`,
});

/** Answers the names of everything that its handler can get hold of by reading properties, own or inherited. */
const climb = `keys: 'climber', path: '/climb', handle: (input) => {
  const seen = new Set([Object.prototype, Function.prototype, Array.prototype, Date.prototype]);
  const found = [];
  const visit = (one, name) => {
    if ((typeof one !== 'object' && typeof one !== 'function') || one === null || seen.has(one)) return;
    seen.add(one);
    found.push(name);
    for (const key of Reflect.ownKeys(one)) visit(Reflect.get(one, key), String(key));
    visit(Object.getPrototypeOf(one), '[[Prototype]]');
  };
  visit(input, 'input');
  return { data: { found, own: Object.keys(input) } };
}`;

beforeAll(async () => {
  plugins = [
    await writeGuidePlugin(),
    await writePlugin([manifestOf('climber'), callFile('climb', climb)]),
    await writePlugin([manifestOf('broken'), callFile('open', `path: '/../people', handle: () => ({})`)]),
    await writePlugin([
      manifestOf('garbled'),
      callFile('ask', `path: '/ask', query: { 'a?': { type: 'nonsense' } }, handle: () => ({})`),
    ]),
  ];
  test = await openTestApp({ PLUGINS: plugins.map(({ folder }) => folder).join(',') });
  for (const plugin of ['library', 'climber']) await turnOn(test, plugin);
});
afterAll(async () => {
  await test.close();
  for (const plugin of plugins) await plugin.remove();
});

const path = '/api/x/library/books/none/lend';

it('answers a call of a plugin only where the plugin is on', async () => {
  const body = { borrower: 'demo_user' };
  const on = await test.as('employee')(path, { body });
  expect([on.status, on.json().code]).toEqual([404, 'not_found']);
  const off = await test.as('employee')(path, { body, host: 'shop.localhost' });
  expect([off.status, off.json().code]).toEqual([404, 'call_unknown']);
});

it('describes it where the plugin is on, and nowhere else', async () => {
  const describe = async (host: string) => (await test.as('admin')('/api/openapi.json', { host })).json();
  const here = await describe('factory.localhost');
  expect(here.paths['/api/x/library/books/{id}/lend'].post).toMatchObject({
    operationId: 'libraryLendBook',
    tags: ['x/library'],
    responses: { 201: {}, 409: { description: expect.stringContaining('book_all_lent') } },
  });
  expect(here.tags).toContainEqual({ name: 'x/library', description: 'ห้องสมุด' });
  expect(JSON.stringify(await describe('shop.localhost'))).not.toContain('/api/x/library');
});

it('hands its handler the caller, their records and the input, and nothing that leads to the server', async () => {
  const { found, own } = (await test.as('admin')('/api/x/climber/climb')).json().data;
  expect(own.sort()).toEqual([
    'ask',
    'body',
    'kept',
    'language',
    'listPath',
    'log',
    'now',
    'params',
    'pathOf',
    'person',
    'query',
    'records',
    'site',
  ]);
  for (const name of ['app', 'db', 'pool', 'secret', 'context', 'http', 'visit', 'session', 'config', 'transaction'])
    expect(found).not.toContain(name);
});

it('opens it to an API key that has its scope, and to no other', async () => {
  const keyFor = async (scope: string) => {
    const body = { name: 'test', role: 'admin', collections: [scope] };
    const made = await test.as('admin')('/api/api-keys', { body });
    return { authorization: `Bearer ${made.json().data.key}` };
  };
  const ask = async (scope: string, call: string, method = 'GET') => {
    const answer = await test.call(call, { method, headers: await keyFor(scope) });
    return [answer.status, answer.json().code];
  };
  expect(await ask('product', '/api/x/climber/climb')).toEqual([403, 'key_scope']);
  expect(await ask('climber', '/api/x/climber/climb')).toEqual([200, undefined]);
  expect(await ask('*', path, 'POST')).toEqual([403, 'key_scope']); // its definition names no scope
});

it('leaves out a plugin whose call would stand outside its own path or cannot be checked, and goes on', async () => {
  const loaded = test.app.registry.plugins.map(({ manifest }) => manifest.id);
  expect(loaded).toEqual(expect.arrayContaining(['library', 'climber']));
  expect(loaded).not.toContain('broken');
  expect(loaded).not.toContain('garbled');
});

it('marks all of a person’s notifications as read, and nobody else’s', async () => {
  const { id: siteId } = await test.site('factory');
  const records = await openRecords(test.app, { siteId, actor: systemActor });
  for (const user of ['demo_user', 'demo_user', 'demo_sales'])
    await records.create('notification', { user, title: { th: 'ข่าว', en: 'News' } });
  const unreadOf = (user: string) => records.count('notification', { filter: { user, read: false } });
  const [own, others] = [await unreadOf('demo_user'), await unreadOf('demo_sales')];
  const answer = await test.as('user')('/api/x/user/notifications/read', { method: 'POST' });
  expect([answer.status, answer.json().data]).toEqual([200, { marked: own }]);
  expect([await unreadOf('demo_user'), await unreadOf('demo_sales')]).toEqual([0, others]);
});

import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { layoutPlace } from '../../../schemas/index.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  const schema = {
    properties: { name: { type: 'string' } },
    'x-access': {
      read: [{ roles: ['admin'] }, { roles: ['user'], owner: true }],
      create: [{ roles: ['admin', 'user'] }],
    },
  };
  await test.as('root')('/api/collection', { body: { data: { name: 'live', title: 'live', schema } } });
  const quiet = { ...schema, 'x-live': false };
  await test.as('root')('/api/collection', { body: { data: { name: 'quiet', title: 'quiet', schema: quiet } } });
});
afterAll(() => test.close());

async function listen(role: string, host = 'factory.localhost', more: object = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${test.port}/api/realtime`, {
    headers: { host: `${host}:${test.port}`, cookie: await test.cookie(role, host) },
  });
  const heard: { collection?: string; id?: string }[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  await once(socket, 'message');
  socket.send(JSON.stringify({ watch: ['live', 'quiet'], ...more }));
  return { heard: () => heard.filter((message) => message.collection), close: () => socket.close() };
}

it('tells of a change only those who may see the record, on its own site', async () => {
  const admin = await listen('admin');
  const user = await listen('user');
  const elsewhere = await listen('admin', 'shop.localhost');
  await new Promise((done) => setTimeout(done, 100));
  const made = await test.as('admin')('/api/live', { body: { data: { name: 'ก' } } });
  await expect
    .poll(() => admin.heard())
    .toMatchObject([{ collection: 'live', id: made.json().data.id, action: 'create' }]);
  expect((await test.as('admin')('/api/quiet', { body: { data: { name: 'ค' } } })).status).toBe(201);
  const own = await test.as('user')('/api/live', { body: { data: { name: 'ข' } } });
  await expect.poll(() => user.heard()).toMatchObject([{ id: own.json().data.id }]);
  await expect.poll(() => admin.heard().length).toBe(2);
  expect(elsewhere.heard()).toEqual([]);
  for (const channel of [admin, user, elsewhere]) channel.close();
});

describe('a page that listens later than it was drawn', () => {
  const missed = (age: number) => ({ missed: ['live', 'sales'], age });

  it('is told what changed in between, as far as its person may see it', async () => {
    const drawn = performance.now();
    const made = await test.as('admin')('/api/live', { body: { data: { name: 'ง' } } });
    const { id } = made.json().data;
    const admin = await listen('admin', undefined, missed(performance.now() - drawn));
    const user = await listen('user', undefined, missed(performance.now() - drawn));
    const elsewhere = await listen('admin', 'shop.localhost', missed(performance.now() - drawn));
    await expect.poll(() => admin.heard()).toContainEqual(expect.objectContaining({ id, action: 'create' }));
    const own = await test.as('user')('/api/live', { body: { data: { name: 'จ' } } });
    await expect.poll(() => user.heard().map(({ id }) => id)).toContain(own.json().data.id);
    expect(user.heard().map(({ id }) => id)).not.toContain(id);
    expect(elsewhere.heard()).toEqual([]);
    for (const channel of [admin, user, elsewhere]) channel.close();
  });

  it('reads again where that was too long ago to know, only what it watches', async () => {
    const user = await listen('user', undefined, missed(10 * 60_000));
    await expect.poll(() => user.heard()).toEqual([{ type: 'changed', collection: 'live', action: 'missed' }]);
    user.close();
  });
});

it('refuses pages of another origin', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${test.port}/api/realtime`, {
    headers: { host: `factory.localhost:${test.port}`, origin: 'http://evil.example' },
  });
  const [error] = await once(socket, 'error');
  expect(String(error)).toContain('404');
});

describe('who is at a record', () => {
  const stand = async (role: string, here: object, host = 'factory.localhost') => {
    const socket = new WebSocket(`ws://127.0.0.1:${test.port}/api/realtime`, {
      headers: { host: `${host}:${test.port}`, cookie: await test.cookie(role, host) },
    });
    const heard: { type: string; people?: object[] }[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    await once(socket, 'message');
    const move = (to: object | null) => socket.send(JSON.stringify({ here: to }));
    move(here);
    return {
      move,
      told: () => heard.filter(({ type }) => type === 'present').at(-1)?.people,
      close: () => socket.close(),
    };
  };

  it('is told to others of the staff who may read it: who looks, who edits, who has left', async () => {
    const made = await test.as('admin')('/api/live', { body: { data: { name: 'อยู่' } } });
    const at = { collection: 'live', id: made.json().data.id };
    const admin = await stand('admin', { ...at, editing: false });
    await expect.poll(() => admin.told()).toEqual([]);
    const root = await stand('root', { ...at, editing: true });
    const name = expect.stringMatching(/./);
    await expect.poll(() => admin.told()).toEqual([{ name, editing: true }]);
    await expect.poll(() => root.told()).toEqual([{ name, editing: false }]);
    root.move({ ...at, editing: false });
    await expect.poll(() => admin.told()).toEqual([{ name, editing: false }]);
    root.move(null);
    await expect.poll(() => admin.told()).toEqual([]);
    root.move({ ...at, editing: true });
    await expect.poll(() => admin.told()).toHaveLength(1);
    root.close();
    await expect.poll(() => admin.told()).toEqual([]);
    admin.close();
  });

  it('is told of a layout to those who may edit it', async () => {
    const at = { collection: layoutPlace, id: 'page/home', editing: true };
    const admin = await stand('admin', at);
    await expect.poll(() => admin.told()).toEqual([]);
    const sales = await stand('sales', at);
    const manager = await stand('manager', at);
    await expect.poll(() => admin.told()).toHaveLength(1);
    await expect.poll(() => manager.told()).toHaveLength(1);
    expect(sales.told()).toBeUndefined();
    for (const one of [admin, sales, manager]) one.close();
  });

  it('is nobody for customers, for staff who may not read it, at another site, and for who was let in', async () => {
    const made = await test.as('user')('/api/live', { body: { data: { name: 'ของฉัน' } } });
    const at = { collection: 'live', id: made.json().data.id, editing: true };
    const admin = await stand('admin', at);
    await expect.poll(() => admin.told()).toEqual([]);
    const others = await Promise.all([stand('user', at), stand('sales', at), stand('admin', at, 'shop.localhost')]);
    // What comes after them in the same queue is heard after them.
    const root = await stand('root', at);
    await expect.poll(() => admin.told()).toHaveLength(1);
    expect(others.map((one) => one.told())).toEqual([undefined, undefined, undefined]);
    for (const one of [admin, root, ...others]) one.close();
  });
});

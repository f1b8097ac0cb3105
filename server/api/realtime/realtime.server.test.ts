import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
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

async function listen(role: string, host = 'factory.localhost') {
  const socket = new WebSocket(`ws://127.0.0.1:${test.port}/api/realtime`, {
    headers: { host: `${host}:${test.port}`, cookie: await test.cookie(role, host) },
  });
  const heard: { collection?: string; id?: string }[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  await once(socket, 'message');
  socket.send(JSON.stringify({ watch: ['live', 'quiet'] }));
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

it('refuses pages of another origin', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${test.port}/api/realtime`, {
    headers: { host: `factory.localhost:${test.port}`, origin: 'http://evil.example' },
  });
  const [error] = await once(socket, 'error');
  expect(String(error)).toContain('404');
});

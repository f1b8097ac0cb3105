import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({
    LIMITS: 'socketsByAddress=30 socketsByPerson=5 socketsBySite=20 socketMessages=20/5 socketMessagesByAddress=50/5',
  });
});
afterAll(() => test.close());

/** Opened, or the status of the refusal. */
async function open(headers: Record<string, string> = {}, host = 'factory.localhost'): Promise<WebSocket | number> {
  const socket = new WebSocket(`ws://127.0.0.1:${test.port}/api/realtime`, {
    headers: { host: `${host}:${test.port}`, ...headers },
  });
  return new Promise((done) => {
    socket.once('open', () => done(socket));
    socket.once('unexpected-response', (_, { statusCode }) => {
      done(statusCode ?? 0);
      socket.terminate();
    });
    socket.once('error', () => undefined); // told by the status
  });
}

const isOpen = (one: WebSocket | number): one is WebSocket => typeof one !== 'number';

async function closeAll(all: (WebSocket | number)[]): Promise<void> {
  for (const socket of all.filter(isOpen)) {
    const ended = once(socket, 'close');
    socket.close();
    await ended;
  }
}

it('holds so many channels for one site, address and person and no more, however many come at once', async () => {
  const flood = await Promise.all(Array.from({ length: 300 }, () => open()));
  expect(flood.filter(isOpen)).toHaveLength(20);
  expect(flood.filter((one) => !isOpen(one)).every((status) => status === 429)).toBe(true);
  const others = await Promise.all(Array.from({ length: 15 }, () => open({}, 'shop.localhost')));
  expect(others.filter(isOpen)).toHaveLength(10); // what is left of the address
  await closeAll([...flood, ...others]);
  const cookie = await test.cookie('user');
  const own = await Promise.all(Array.from({ length: 9 }, () => open({ cookie })));
  expect(own.filter(isOpen)).toHaveLength(5);
  await closeAll(own);
  await expect.poll(async () => isOpen(await open())).toBe(true);
});

it('closes a channel that sends more than it may, with a code, and lets its page come back', async () => {
  const socket = await open({}, 'academy.localhost');
  if (!isOpen(socket)) throw new Error(`refused with ${socket}`);
  const closed = once(socket, 'close');
  for (let sent = 0; sent < 100_000 && socket.readyState === WebSocket.OPEN; sent += 1)
    socket.send(JSON.stringify({ watch: ['news'] }));
  expect((await closed)[0]).toBe(4429);
  const again = await open({}, 'academy.localhost');
  expect(isOpen(again)).toBe(true);
  await closeAll([again]);
});

it('refuses a message that is too large, and keeps no more subscriptions than it may', async () => {
  const socket = await open({}, 'academy.localhost');
  if (!isOpen(socket)) throw new Error(`refused with ${socket}`);
  const closed = once(socket, 'close');
  socket.send(JSON.stringify({ watch: ['x'.repeat(20_000)] }));
  expect([1006, 1009]).toContain((await closed)[0]);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type Channel, sendMessage } from './channel.ts';

it('a page that does not read is dropped, and those that do hear everything', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new WebSocketServer({ server });
  const open = async () => {
    const connected = once(sockets, 'connection');
    const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const [[socket]] = await Promise.all([connected, once(page, 'open')]);
    return { page, channel: { socket } as Channel };
  };
  const [slow, reader] = [await open(), await open()];
  const ended = once(slow.channel.socket, 'close');
  slow.page.pause();
  let heard = 0;
  reader.page.on('message', () => {
    heard += 1;
  });
  const text = 'x'.repeat(50_000);
  let sent = 0;
  // The buffers of the system between the two take some of it first.
  for (; slow.channel.socket.readyState === WebSocket.OPEN && sent < 2_000; sent += 1) {
    for (const { channel } of [slow, reader]) sendMessage(channel, { type: 'changed', text });
    await expect.poll(() => reader.channel.socket.bufferedAmount).toBeLessThan(1_000_000);
  }
  expect((await ended)[0]).toBe(1006);
  await expect.poll(() => heard).toBe(sent);
  expect(sent).toBeLessThan(2_000);
  for (const socket of [slow.page, reader.page]) socket.terminate();
  sockets.close();
  server.close();
});

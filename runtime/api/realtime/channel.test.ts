import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChannel } from './channel.ts';
import { connection } from './connection.ts';

class FakeSocket extends EventTarget {
  readyState = 0;
  sent: unknown[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  hear(message: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  close(code: number) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

let sockets: FakeSocket[];
const open = () => {
  const socket = new FakeSocket();
  sockets.push(socket);
  queueMicrotask(() => {
    socket.readyState = 1;
    socket.dispatchEvent(new Event('open'));
  });
  return socket as unknown as WebSocket; // only the part of it that is used
};

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('opens with the first listener and hears of the collections that are watched', async () => {
  const channel = createChannel(open);
  expect(sockets).toHaveLength(0);
  const heard: string[] = [];
  const stop = channel.watch('notification', ({ id }) => heard.push(String(id)));
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]?.hear({ type: 'changed', collection: 'notification', id: 'a' });
  sockets[0]?.hear({ type: 'changed', collection: 'sales', id: 'b' });
  expect(heard).toEqual(['a']);
  stop();
  expect(sockets[0]?.sent.at(-1)).toEqual({ leave: ['notification'] });
});

it('asks once it is open what was missed since the page was drawn, and at once where it is open', async () => {
  const channel = createChannel(open);
  channel.watch('sales', () => undefined);
  channel.catchUp(['sales'], performance.now() - 4000);
  expect(sockets[0]?.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets[0]?.sent).toEqual([{ watch: ['sales'] }, { missed: ['sales'], age: 4000 }]);
  channel.catchUp(['sales'], performance.now());
  expect(sockets[0]?.sent).toHaveLength(3);
});

it('comes back after a broken channel and names again what it watches', async () => {
  const channel = createChannel(open);
  channel.watch('sales', () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]?.close(1006);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sockets).toHaveLength(2);
  expect(sockets[1]?.sent).toEqual([{ watch: ['sales'] }]);
});

it('reads again what it watches after it was away, also where others had opened it, and at once when the network is back', async () => {
  const channel = createChannel(open);
  channel.watch('sales', () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  const heard: unknown[] = [];
  channel.watch('task', ({ action }) => heard.push(action));
  channel.follow('run1', () => heard.push('run'));
  expect(heard).toEqual([]);
  globalThis.dispatchEvent?.(new Event('online'));
  if (sockets.length === 1) sockets[0]?.close(1006);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sockets).toHaveLength(2);
  expect(sockets[1]?.sent).toEqual([{ watch: ['sales', 'task'] }, { follow: 'run1' }]);
  expect(heard).toEqual(['run', 'missed']);
  sockets[1]?.hear({ type: 'run', id: 'run1' });
  sockets[1]?.hear({ type: 'run', id: 'another' });
  expect(heard).toEqual(['run', 'missed', 'run']);
});

it('says that it is lost once it could not be opened again, and no more when it is back', async () => {
  let isAway = false;
  const channel = createChannel(() => {
    if (!isAway) return open();
    const socket = new FakeSocket();
    queueMicrotask(() => socket.close(1006));
    return socket as unknown as WebSocket;
  });
  const told: boolean[] = [];
  const stop = connection.subscribe(() => told.push(connection.notice() !== undefined));
  channel.watch('sales', () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  sockets.at(-1)?.close(1006);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told, 'a restart that it hardly noticed').toEqual([]);
  isAway = true;
  sockets.at(-1)?.close(1006);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toEqual([true]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told).toEqual([true, false]);
  stop();
});

it('stays closed when the session is over, and tells why', async () => {
  const channel = createChannel(open);
  const ends: string[] = [];
  channel.onEnd((end) => ends.push(end));
  channel.on('remote', () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]?.close(4423);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(ends).toEqual(['locked']);
  expect(sockets).toHaveLength(1);
  channel.reopen();
  expect(sockets).toHaveLength(2);
});

it('stands at one record, also after it came back, and hears who else is there', async () => {
  const channel = createChannel(open);
  const here = { collection: 'sales', id: '1', editing: false };
  const told: unknown[] = [];
  const leave = channel.stand(here, (people) => told.push(people));
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]?.close(1006);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sockets[1]?.sent).toEqual([{ here }]);
  const people = [{ name: 'มาลี', editing: true }];
  sockets[1]?.hear({ type: 'present', collection: 'sales', id: '1', people });
  sockets[1]?.hear({ type: 'present', collection: 'sales', id: '2', people });
  expect(told).toEqual([people]);
  const other = { ...here, id: '2', editing: true };
  channel.stand(other, () => undefined);
  leave();
  expect(sockets[1]?.sent.at(-1)).toEqual({ here: other });
});
